import type { Source } from '#domain/hiring/applications/source.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import type { Area } from './demo-crowd-texts.ts'

/** Names that are put together at random; everybody has Demo behind the surname. */
export const firstNames =
  `Adriana Agustín Amalia Álvaro Bruno Catalina Cecilia Clara Claudia Cristina Damián Dayana Esteban Estela Fabián Fernanda Gonzalo Graciela
Hugo Inés Irene Isidora Jacinto Jorge Laura Leticia Lorena Lucas Marcela Marcos Marta Micaela Nadia Nicolás Noelia Octavio Olga Pablo Patricia Pedro
Ramiro Rebeca Renata Rocío Rodrigo Rosa Samuel`.split(/\s+/)
export const surnames =
  `Abril Aguilera Alarcón Alzate Amaya Arboleda Ariza Ballesteros Barragán Benavides Bonilla Bustos Calderón Camargo Cano Carrillo Ceballos
Collazos Cuervo Escobar Estrada Fajardo Forero Galvis Garzón Gaviria Guerrero Hincapié Jaramillo Lemus Lizarazo Machado Manrique Márquez Medina Mendieta
Molina Monsalve Nieto Obando Ocampo Olarte Orozco Pachón Palacio Pardo Perea Pineda Pinzón Prieto Quijano Rincón Rivas Rubiano Saavedra Segura Tamayo
Tovar Valbuena`.split(/\s+/)

export interface DemoHome {
  readonly city: string
  readonly state: string
  readonly country: string
}

export const homes: readonly DemoHome[] = [
  { city: 'Bogotá', state: 'Cundinamarca', country: 'Colombia' },
  { city: 'Medellín', state: 'Antioquia', country: 'Colombia' },
  { city: 'Cali', state: 'Valle del Cauca', country: 'Colombia' },
  { city: 'Lima', state: 'Lima', country: 'Perú' },
  { city: 'Barranquilla', state: 'Atlántico', country: 'Colombia' },
  { city: 'Guadalajara', state: 'Jalisco', country: 'México' },
  { city: 'Bucaramanga', state: 'Santander', country: 'Colombia' },
  { city: 'Santiago', state: 'Región Metropolitana', country: 'Chile' },
  { city: 'Pereira', state: 'Risaralda', country: 'Colombia' },
]

export const abouts: Record<Language, readonly string[]> = {
  es: [
    'Me gusta aprender y dejar las cosas mejor de como las encontré.',
    'Trabajo con orden y pregunto a tiempo.',
    'Busco un equipo que se escuche y que mida lo que hace.',
    'Quiero crecer en lo que ya hago bien y enseñarlo a otras personas.',
    'Prefiero explicar una cifra antes que adornarla.',
  ],
  en: [
    'I like to learn, and to leave things better than I found them.',
    'I work in an orderly way and ask in good time.',
    'I look for a team that listens and measures what it does.',
    'I would rather explain a figure than decorate it.',
  ],
}

/** Where people came from, as often as it is listed. */
export const sources: readonly Source[] = [
  ...Array.from({ length: 5 }, (): Source => ({ kind: 'direct', name: '' })),
  ...Array.from({ length: 4 }, (): Source => ({ kind: 'link', name: 'linkedin' })),
  ...Array.from({ length: 3 }, (): Source => ({ kind: 'referrer', name: 'www.google.com' })),
  ...Array.from({ length: 2 }, (): Source => ({ kind: 'link', name: 'feria de empleo' })),
  ...Array.from({ length: 2 }, (): Source => ({ kind: 'link', name: 'boletín' })),
  { kind: 'referrer', name: 'empleos.demo.test' },
]

/** Colleagues of the whole demo world. They have no password, so nobody logs in as them. */
export const demoColleagues = [
  { name: 'Demo', lastname: 'Analista de Selección', email: 'seleccion@demo.test', language: 'es' },
  { name: 'Demo', lastname: 'Líder Técnica', email: 'tecnologia@demo.test', language: 'es' },
  { name: 'Demo', lastname: 'Account Manager', email: 'accounts@demo.test', language: 'en' },
] as const

type ClosedRow = readonly [title: string, reportsTo: string, city: string, area: Area, usual: number, language: Language]

/** The vacancies that were filled or given up during the year, the oldest first. */
export const closedVacancies: readonly ClosedRow[] = [
  ['Asesora o asesor de ventas telefónicas', 'Coordinación comercial', 'Bogotá', 'sales', 1_700_000, 'es'],
  ['Administración de bases de datos', 'Líder técnico', 'Medellín', 'technology', 6_400_000, 'es'],
  ['Coordinación de despachos', 'Gerencia de operaciones', 'Barranquilla', 'logistics', 2_900_000, 'es'],
  ['Recepción de consultorio', 'Coordinación médica', 'Lima', 'health', 1_900_000, 'es'],
  ['Data engineer', 'Head of data', 'Bogotá', 'technology', 3_600, 'en'],
  ['Analista contable', 'Dirección financiera', 'Cali', 'finance', 2_700_000, 'es'],
  ['Supervisión de punto de venta', 'Gerencia de zona', 'Pereira', 'sales', 2_300_000, 'es'],
  ['Analista de calidad de software', 'Líder técnico', 'Bogotá', 'technology', 4_300_000, 'es'],
  ['Logistics coordinator', 'Operations manager', 'Panama City', 'logistics', 1_700, 'en'],
  ['Auxiliar de enfermería', 'Coordinación médica', 'Lima', 'health', 2_100_000, 'es'],
  ['Auxiliar de nómina', 'Jefatura de nómina', 'Bogotá', 'finance', 1_950_000, 'es'],
  ['Desarrolladora o desarrollador de servicios web', 'Líder técnico', 'Medellín', 'technology', 6_900_000, 'es'],
  ['Ejecutiva o ejecutivo de cuenta', 'Gerencia comercial', 'Barranquilla', 'sales', 2_800_000, 'es'],
  ['Analista de compras', 'Gerencia de operaciones', 'Cali', 'logistics', 3_200_000, 'es'],
  ['Frontend developer', 'Engineering manager', 'Buenos Aires', 'technology', 3_200, 'en'],
  ['Analista de crédito', 'Jefatura de riesgos', 'Bogotá', 'finance', 3_100_000, 'es'],
  ['Orientación a pacientes', 'Coordinación médica', 'Quito', 'health', 1_800_000, 'es'],
  ['Ingeniera o ingeniero de datos', 'Jefatura de información', 'Bogotá', 'technology', 7_100_000, 'es'],
  ['Customer success manager', 'Sales director', 'Miami', 'sales', 2_800, 'en'],
  ['Auxiliar de inventarios', 'Jefatura de bodega', 'Barranquilla', 'logistics', 1_600_000, 'es'],
  ['Coordinación de tesorería', 'Dirección financiera', 'Medellín', 'finance', 4_600_000, 'es'],
  ['Patient coordinator', 'Clinic manager', 'Miami', 'health', 1_900, 'en'],
  ['Líder de inteligencia de negocios', 'Jefatura de información', 'Bogotá', 'technology', 8_200_000, 'es'],
  ['Asesora o asesor de posventa', 'Coordinación de servicio', 'Bucaramanga', 'sales', 1_850_000, 'es'],
]

/** Applicants of a vacancy that is published in a month, from January: hiring follows the year. */
export const applicantsByMonth = [9, 10, 8, 6, 7, 5, 6, 9, 10, 8, 6, 3] as const
export const mostApplicants = 10
