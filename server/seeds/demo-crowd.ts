import type { Language } from '#domain/kernel/languages.ts'
import type { SkillValues } from '../assessment/skills/skills.views.ts'
import { type Area, crowdTexts } from './demo-crowd-texts.ts'
import type { DemoVacancy } from './demo-vacancy.ts'

export type { Area }

/** The clients, skills and open vacancies besides the cast: enough for pages, filters and a full board, and the same at every load. */
const clients = [
  { name: 'Demo Logística', location: 'Barranquilla, Colombia' },
  { name: 'Demo Salud', location: 'Lima, Perú' },
  { name: 'Demo Finanzas', location: 'Santiago, Chile' },
]

const skills: readonly SkillValues[] = [
  { name: 'Excel', description: 'Tablas, fórmulas y gráficas para el trabajo diario.' },
  { name: 'Contabilidad', language: 'es', other_name: 'Accounting', description: 'Registros, conciliaciones y cierres de mes.' },
]

type Row = readonly [title: string, reportsTo: string, city: string, area: Area, usual: number]

const jobs: Record<Language, readonly Row[]> = {
  es: [
    ['Analista de información', 'Jefatura de información', 'Bogotá', 'technology', 4_800_000],
    ['Ingeniera o ingeniero de software', 'Líder técnico', 'Medellín', 'technology', 7_200_000],
    ['Soporte técnico de segundo nivel', 'Coordinación de soporte', 'Cali', 'technology', 3_100_000],
    ['Diseñadora o diseñador de producto', 'Dirección de producto', 'Bogotá', 'technology', 5_900_000],
    ['Ejecutiva o ejecutivo comercial', 'Gerencia comercial', 'Barranquilla', 'sales', 2_600_000],
    ['Coordinación de tienda', 'Gerencia de zona', 'Bucaramanga', 'sales', 2_900_000],
    ['Asesora o asesor de mostrador', 'Coordinación de tienda', 'Pereira', 'sales', 1_650_000],
    ['Conductora o conductor de reparto', 'Coordinación de rutas', 'Cartagena', 'logistics', 1_900_000],
    ['Auxiliar de bodega', 'Jefatura de bodega', 'Barranquilla', 'logistics', 1_550_000],
    ['Planeación de inventarios', 'Gerencia de operaciones', 'Cali', 'logistics', 3_800_000],
    ['Enfermera o enfermero de consulta', 'Coordinación médica', 'Lima', 'health', 3_400_000],
    ['Auxiliar de farmacia', 'Regencia de farmacia', 'Quito', 'health', 1_800_000],
    ['Contadora o contador', 'Dirección financiera', 'Santiago', 'finance', 5_200_000],
    ['Analista de cartera', 'Jefatura de cartera', 'Bogotá', 'finance', 2_800_000],
    ['Tesorera o tesorero', 'Dirección financiera', 'Medellín', 'finance', 4_100_000],
    ['Profesora o profesor de inglés en línea', 'Coordinación académica', 'Manizales', 'health', 2_400_000],
  ],
  en: [
    ['Data analyst', 'Head of data', 'Mexico City', 'technology', 2_900],
    ['Backend engineer', 'Engineering manager', 'Bogotá', 'technology', 3_800],
    ['QA engineer', 'Engineering manager', 'Medellín', 'technology', 2_600],
    ['Product designer', 'Head of product', 'Buenos Aires', 'technology', 3_100],
    ['IT support agent', 'Support lead', 'San José', 'technology', 1_400],
    ['Account executive', 'Sales director', 'Miami', 'sales', 2_500],
    ['Sales development representative', 'Sales lead', 'Bogotá', 'sales', 1_500],
    ['Store manager', 'Area manager', 'Panama City', 'sales', 1_700],
    ['Freight coordinator', 'Operations manager', 'Panama City', 'logistics', 1_600],
    ['Warehouse supervisor', 'Operations manager', 'Monterrey', 'logistics', 1_450],
    ['Supply planner', 'Head of operations', 'Santiago', 'logistics', 2_200],
    ['Bilingual medical assistant', 'Clinic manager', 'Miami', 'health', 1_900],
    ['Telehealth nurse', 'Clinical lead', 'San Juan', 'health', 2_300],
    ['Payroll specialist', 'Finance manager', 'Montevideo', 'finance', 1_800],
    ['Accountant', 'Finance manager', 'Mexico City', 'finance', 2_100],
    ['Financial analyst', 'Finance director', 'Bogotá', 'finance', 2_700],
    ['Credit analyst', 'Risk manager', 'Lima', 'finance', 1_900],
  ],
}

export const clientOf: Record<Area, string> = {
  technology: 'Demo Digital',
  sales: 'Demo Comercial',
  logistics: 'Demo Logística',
  health: 'Demo Salud',
  finance: 'Demo Finanzas',
}
export const skillsOf: Record<Area, readonly string[]> = {
  technology: ['SQL', 'JavaScript'],
  sales: ['Servicio al cliente'],
  logistics: ['Excel'],
  health: ['Servicio al cliente', 'Inglés'],
  finance: ['Excel', 'Contabilidad'],
}
/** The countries of cities outside the site's country. */
const countryOf: Readonly<Record<string, string>> = {
  'Buenos Aires': 'AR',
  Lima: 'PE',
  'Mexico City': 'MX',
  Miami: 'US',
  Monterrey: 'MX',
  Montevideo: 'UY',
  'Panama City': 'PA',
  Quito: 'EC',
  'San José': 'CR',
  'San Juan': 'PR',
  Santiago: 'CL',
}
const salaryModes = ['range', 'single', 'agreed'] as const

/** The form of a vacancy, without its client and skills. */
export function fieldsOf([title, reportsTo, city, area, usual]: Row, language: Language, place: number): DemoVacancy['fields'] {
  const mode = salaryModes[place % 3] ?? 'agreed'
  return {
    name_job: title,
    report_job: reportsTo,
    cant_vacant: 1 + ((place + 2) % 4),
    ubication: city,
    country: countryOf[city] ?? '',
    priority_job: place % 7 === 3 ? 'Urgent' : 'Normal',
    type_job: place % 4 === 3 ? 'PartTime' : 'FullTime',
    location: place % 2 === 0 ? 'Remote' : 'Present',
    language,
    currency: language === 'es' ? 'COP' : 'USD',
    salary_mode: mode,
    salary: mode === 'agreed' ? null : usual,
    salarymax: mode === 'range' ? usual * 1.25 : null,
    ...crowdTexts[language][area],
  }
}

function vacancyOf(row: Row, language: Language, place: number): DemoVacancy {
  const [, , , area] = row
  return {
    publishedDaysAgo: 18 + ((place * 7 + 25) % 40),
    ...{ client: clientOf[area], skills: skillsOf[area], fields: fieldsOf(row, language, place) },
  }
}

export const activeVacancies: readonly DemoVacancy[] = (['es', 'en'] as const).flatMap((language) =>
  jobs[language].map((row, place) => vacancyOf(row, language, place)),
)

/** The vacancy with a full board. */
export const crowded = 'Analista de información'
export const crowdNames =
  `Alejandra Mejía, Andrés Salazar, Beatriz Quintero, Camilo Rojas, Carolina Vélez, Daniel Ospina, Diana Cárdenas, Eduardo Páez, Elena Duarte
Felipe Arango, Gabriela Núñez, Germán Ibáñez, Helena Castaño, Iván Cifuentes, Jimena Lozano, Joaquín Bernal, Juliana Ríos, Karen Muñoz
Leonardo Peña, Lucía Barrera, Manuel Acosta, Mariana Solano, Mateo Giraldo, Natalia Cruz, Óscar Beltrán, Paola Zapata, Ricardo Luna
Sara Montoya, Sofía Peralta, Tomás Villegas, Valentina Ramos, Víctor Hoyos, Ximena Correa, Yolanda Serna`.split(/, |\n/)

export const crowd = { clients, skills, vacancies: activeVacancies }
