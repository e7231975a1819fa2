import type { Language } from '#domain/kernel/languages.ts'
import type { PermissionItem, Permissions } from '#domain/kernel/permissions.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import type { SkillValues } from '../assessment/skills/skills.views.ts'

/** The password of every demo login. Demo people exist only with DEMO=1, which production refuses. */
export const demoPassword = 'Demo.2026!'
export const demoLogins = ['admin@demo.test', 'recruiter@demo.test', 'candidate@demo.test'] as const

export const demoClients = [
  { name: 'Demo Comercial', location: 'Bogotá, Colombia' },
  { name: 'Demo Digital', location: 'Ciudad de México, México' },
]

export const demoSkills: readonly SkillValues[] = [
  { name: 'JavaScript', description: 'Programación de sitios y aplicaciones web.' },
  { name: 'SQL', description: 'Consultas y modelos de datos relacionales.' },
  {
    name: 'Servicio al cliente',
    language: 'es',
    other_name: 'Customer service',
    description: 'Atención por teléfono, correo y chat.',
  },
  { name: 'Inglés', language: 'es', other_name: 'English', description: 'Conversación, lectura y escritura en el trabajo.' },
]

const all: readonly PermissionItem[] = ['view', 'change']

export const demoRole = {
  name: 'Reclutador demo',
  description: 'Lleva los procesos de selección; no cambia roles ni monedas.',
  permissions: {
    candidates: all,
    skillstest: all,
    questions: all,
    users: all,
    messages: all,
    clients: all,
    notifications: all,
    currencies: ['view'],
  } satisfies Permissions,
}

export const demoAdministrator = { name: 'Demo', lastname: 'Administradora', email: demoLogins[0], language: 'es' } as const
export const demoRecruiter = { name: 'Demo', lastname: 'Reclutador', email: demoLogins[1], language: 'es' } as const

export interface DemoCandidate {
  readonly name: string
  readonly lastname: string
  readonly email: string
  readonly language: Language
  readonly registeredDaysAgo: number
  /** The rest of the profile; absent when the person stopped after registering. */
  readonly profile?: { readonly state: string; readonly country: string; readonly about_me: string }
  readonly applications: readonly DemoApplication[]
}

/** An application by the vacancy's title: when the person applied, and the current stage of the card. */
interface DemoApplication {
  readonly vacancy: string
  readonly daysAgo: number
  readonly stage: Stage
}

const webDeveloper = 'Desarrolladora o desarrollador web'
const serviceAdvisor = 'Asesora o asesor de servicio al cliente'

export const demoCandidates: readonly DemoCandidate[] = [
  {
    name: 'Demo',
    lastname: 'Candidata Uno',
    email: demoLogins[2],
    language: 'es',
    registeredDaysAgo: 6,
    profile: {
      state: 'Cundinamarca',
      country: 'Colombia',
      about_me: 'Hago sitios claros y rápidos, y me gusta trabajar con equipos que se escuchan.',
    },
    applications: [{ vacancy: webDeveloper, daysAgo: 2, stage: 'apply' }],
  },
  {
    name: 'Demo',
    lastname: 'Candidato Dos',
    email: 'candidate2@demo.test',
    language: 'es',
    registeredDaysAgo: 9,
    profile: { state: 'Antioquia', country: 'Colombia', about_me: 'Llevo cinco años atendiendo clientes y formando equipos.' },
    applications: [
      { vacancy: serviceAdvisor, daysAgo: 8, stage: 'approved' },
      { vacancy: webDeveloper, daysAgo: 1, stage: 'apply' },
    ],
  },
  {
    name: 'Demo',
    lastname: 'Candidata Tres',
    email: 'candidate3@demo.test',
    language: 'es',
    registeredDaysAgo: 5,
    applications: [
      { vacancy: webDeveloper, daysAgo: 4, stage: 'makeTest' },
      { vacancy: serviceAdvisor, daysAgo: 3, stage: 'apply' },
    ],
  },
  {
    name: 'Demo',
    lastname: 'Candidato Cuatro',
    email: 'candidate4@demo.test',
    language: 'en',
    registeredDaysAgo: 7,
    profile: { state: 'Jalisco', country: 'México', about_me: 'I build web applications and enjoy explaining how they work.' },
    applications: [
      { vacancy: webDeveloper, daysAgo: 5, stage: 'firstInterview' },
      { vacancy: 'Customer success specialist', daysAgo: 2, stage: 'apply' },
    ],
  },
  {
    name: 'Demo',
    lastname: 'Candidata Cinco',
    email: 'candidate5@demo.test',
    language: 'es',
    registeredDaysAgo: 7,
    profile: { state: 'Lima', country: 'Perú', about_me: 'Desarrollo interfaces accesibles y cuido los detalles.' },
    applications: [{ vacancy: webDeveloper, daysAgo: 6, stage: 'secondInterview' }],
  },
  {
    name: 'Demo',
    lastname: 'Candidato Seis',
    email: 'candidate6@demo.test',
    language: 'es',
    registeredDaysAgo: 6,
    applications: [{ vacancy: webDeveloper, daysAgo: 5, stage: 'reject' }],
  },
]

export const demoMessages = [
  {
    fullname: 'Demo Visitante',
    email: 'visitante@demo.test',
    phone: '+57 300 000 0000',
    message: 'Hola. Tenemos una empresa de diez personas y queremos publicar una vacante. ¿Cómo empezamos?',
    daysAgo: 3,
    read: true,
  },
  {
    fullname: 'Demo Visitor',
    email: 'visitor@demo.test',
    phone: '',
    message: 'Hello, do you publish jobs for people who work from another country? Thank you.',
    daysAgo: 1,
    read: false,
  },
]
