import type { Language } from '#domain/kernel/languages.ts'

/** What a CV of a kind of work draws from. The tools are words that recruiters search for. */
export interface CvWords {
  readonly titles: readonly string[]
  readonly profile: readonly string[]
  readonly done: readonly string[]
  readonly studies: readonly string[]
  readonly tools: readonly string[]
}

export type CvKind = 'technology' | 'sales' | 'logistics' | 'health' | 'finance' | 'teaching'

/** The kind of work of a vacancy. The first whose words its title has counts. */
export const cvKinds: readonly (readonly [RegExp, CvKind])[] = [
  [/contad|contab|tesorer|account|financ|cartera|payroll|nómina|credit|crédito/i, 'finance'],
  [
    /desarroll|backend|frontend|engineer|ingenier|datos|data|informaci|analyst|analista|software|soporte|IT support/i,
    'technology',
  ],
  [/profesor|ingl|teacher|coach|language/i, 'teaching'],
  [/enferm|farmac|médic|medic|nurse|paciente|patient|consult/i, 'health'],
  [/servicio|cliente|mostrador|customer|venta|comercial|sales|tienda|store|account executive/i, 'sales'],
  [/./, 'logistics'],
]

export const cvWords: Record<Language, Record<CvKind, CvWords>> = {
  es: {
    technology: {
      titles: ['Desarrollo de aplicaciones web', 'Análisis de datos', 'Soporte de aplicaciones'],
      profile: [
        'Construyo aplicaciones y consultas que otras personas pueden entender y mantener.',
        'Me gusta medir antes de cambiar y dejar por escrito lo que aprendo.',
      ],
      done: [
        'Pasé un proceso de reportes de tres horas a doce minutos con consultas e índices nuevos.',
        'Acompañé a dos colegas que empezaban y revisé su código cada semana.',
        'Publiqué mejoras quincenales con pruebas automáticas y sin interrupciones.',
        'Modelé los datos de facturación y preparé tableros para cuatro áreas.',
        'Atendí incidentes de segundo nivel y documenté sus causas.',
      ],
      studies: ['Ingeniería de sistemas', 'Tecnología en desarrollo de software', 'Estadística'],
      tools: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Docker', 'Git', 'Power BI', 'Python'],
    },
    sales: {
      titles: ['Asesoría comercial', 'Servicio al cliente', 'Coordinación de ventas'],
      profile: [
        'Escucho primero y propongo después; cumplo lo que prometo.',
        'Trabajo con metas claras y cuido a cada cliente después de la venta.',
      ],
      done: [
        'Superé la meta trimestral en cinco de seis trimestres.',
        'Reduje los reclamos repetidos llamando a cada cliente a la semana.',
        'Formé a nueve personas nuevas en producto, objeciones y cierre.',
        'Llevé cuarenta cuentas con visitas mensuales y seguimiento escrito.',
        'Atendí por teléfono, chat y mostrador en temporada alta.',
      ],
      studies: ['Gestión comercial', 'Administración de empresas', 'Mercadeo y publicidad'],
      tools: ['Zendesk', 'HubSpot', 'Excel', 'Ventas consultivas', 'Cartera', 'Caja'],
    },
    logistics: {
      titles: ['Coordinación de bodega', 'Planeación de inventarios', 'Despachos y rutas'],
      profile: [
        'Ordeno la operación para que cada pedido llegue completo y a tiempo.',
        'Me ocupo de la seguridad del equipo y de los registros del día.',
      ],
      done: [
        'Bajé las diferencias de inventario del 3,2 % al 0,8 % en un año.',
        'Programé turnos y rutas para veintidós personas y siete vehículos.',
        'Organicé el traslado de una bodega sin detener despachos.',
        'Negocié tiempos de entrega con cinco transportadores.',
        'Capacité al equipo en manejo de cargas y seguridad.',
      ],
      studies: ['Tecnología en logística', 'Ingeniería industrial', 'Técnico en almacenamiento'],
      tools: ['SAP', 'Excel', 'Indicadores', 'Inventario', 'Rutas de entrega', 'Seguridad y salud en el trabajo'],
    },
    health: {
      titles: ['Enfermería de consulta', 'Recepción y orientación', 'Auxiliar de farmacia'],
      profile: ['Explico con calma y registro con cuidado.', 'Trabajo con protocolos y con buen trato, también en días largos.'],
      done: [
        'Organicé la agenda de seis consultorios y bajé la espera a quince minutos.',
        'Acompañé a pacientes con tratamientos largos por teléfono.',
        'Preparé y revisé la entrega de medicamentos de la sede.',
        'Llevé los registros clínicos al día y sin observaciones de auditoría.',
        'Recibí y orienté a ochenta personas por turno.',
      ],
      studies: ['Enfermería', 'Auxiliar de enfermería', 'Tecnología en regencia de farmacia'],
      tools: ['Registros clínicos', 'Agenda médica', 'Primeros auxilios', 'Vacunación', 'Excel'],
    },
    finance: {
      titles: ['Contaduría pública', 'Análisis financiero', 'Tesorería y cartera'],
      profile: [
        'Cierro cada mes a tiempo y explico las cifras en una página.',
        'Reviso antes de firmar y pregunto lo que no cuadra.',
      ],
      done: [
        'Pasé el cierre mensual de nueve a cuatro días.',
        'Concilié dieciocho cuentas bancarias cada semana.',
        'Respondí requerimientos de la DIAN sin sanciones.',
        'Recuperé cartera de más de noventa días con acuerdos de pago.',
        'Preparé flujos de caja y presupuestos para la junta.',
      ],
      studies: ['Contaduría pública', 'Finanzas', 'Tecnología en contabilidad'],
      tools: [
        'Siigo',
        'World Office',
        'Excel: tablas dinámicas y Power Query',
        'Facturación electrónica',
        'Normas internacionales',
      ],
    },
    teaching: {
      titles: ['Enseñanza de inglés', 'Coordinación académica'],
      profile: [
        'Enseño para que la gente hable desde la primera clase.',
        'Preparo material propio y mido lo que cada grupo aprende.',
      ],
      done: [
        'Di clases a adultos y empresas, en grupos de hasta doce personas.',
        'Diseñé un curso de conversación de cuarenta horas.',
        'Preparé a sesenta personas para exámenes internacionales.',
      ],
      studies: ['Licenciatura en lenguas modernas', 'Filología inglesa'],
      tools: ['TOEFL', 'Moodle', 'Google Classroom', 'Enseñanza en línea'],
    },
  },
  en: {
    technology: {
      titles: ['Web development', 'Data analysis', 'Application support'],
      profile: [
        'I build applications and queries that others can read and maintain.',
        'I measure before I change things, and write down what I learn.',
      ],
      done: [
        'Cut a three-hour report to twelve minutes with new queries and indexes.',
        'Guided two junior colleagues and reviewed their code every week.',
        'Shipped every other week with automated tests and no downtime.',
        'Modelled billing data and built dashboards for four departments.',
        'Handled second-level incidents and documented their causes.',
      ],
      studies: ['Computer science', 'Software development', 'Statistics'],
      tools: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Docker', 'Git', 'Power BI', 'Python'],
    },
    sales: {
      titles: ['Account management', 'Customer service', 'Sales coordination'],
      profile: ['I listen first and keep my promises.', 'I work with clear targets and stay in touch after the sale.'],
      done: [
        'Beat the quarterly target in five of six quarters.',
        'Halved repeated complaints with a call in the first week.',
        'Trained nine new colleagues on product and closing.',
        'Looked after forty accounts with monthly visits.',
        'Served customers by phone, chat and at the counter.',
      ],
      studies: ['Business administration', 'Marketing', 'Communication'],
      tools: ['Zendesk', 'HubSpot', 'Excel', 'Consultative selling', 'Negotiation'],
    },
    logistics: {
      titles: ['Warehouse supervision', 'Supply planning', 'Freight coordination'],
      profile: [
        'I organise the floor so that every order leaves complete and on time.',
        'I care about safe work and honest records.',
      ],
      done: [
        'Reduced stock differences from 3.2% to 0.8% in a year.',
        'Planned shifts and routes for twenty-two people.',
        'Moved a warehouse without stopping deliveries.',
        'Agreed delivery times with five carriers.',
      ],
      studies: ['Industrial engineering', 'Logistics', 'Supply chain management'],
      tools: ['SAP', 'Excel', 'Stock control', 'Routing', 'Workplace safety'],
    },
    health: {
      titles: ['Nursing', 'Patient coordination', 'Medical assistance'],
      profile: ['I explain calmly and record carefully.', 'I follow protocols and treat people well, also on long days.'],
      done: [
        'Ran the schedule of six consulting rooms and cut waiting to fifteen minutes.',
        'Followed up patients in long treatments by phone.',
        'Kept clinical records complete through two audits.',
        'Welcomed and guided eighty people per shift.',
      ],
      studies: ['Nursing', 'Medical assistance', 'Health administration'],
      tools: ['Clinical records', 'Scheduling', 'First aid', 'Telehealth', 'Spanish'],
    },
    finance: {
      titles: ['Accounting', 'Financial analysis', 'Payroll'],
      profile: [
        'I close every month on time and explain the figures on one page.',
        'I check before I sign, and ask when something does not add up.',
      ],
      done: [
        'Shortened the monthly closing from nine days to four.',
        'Reconciled eighteen bank accounts every week.',
        'Ran payroll for two hundred and forty people.',
        'Recovered receivables older than ninety days.',
      ],
      studies: ['Accounting', 'Finance', 'Economics'],
      tools: ['QuickBooks', 'Siigo', 'Excel', 'Power Query', 'Month-end closing'],
    },
    teaching: {
      titles: ['English teaching', 'Academic coordination'],
      profile: ['I teach people to speak from the first lesson.', 'I write my own material and measure what each group learns.'],
      done: [
        'Taught adults and companies in groups of up to twelve.',
        'Designed a forty-hour conversation course.',
        'Prepared sixty people for international exams.',
      ],
      studies: ['Modern languages', 'Linguistics'],
      tools: ['TEFL', 'Moodle', 'Google Classroom', 'Online teaching'],
    },
  },
}

/** Employers and schools, all invented, and the headings of a CV. */
export const cvPlaces = {
  companies: [
    'Demo Horizonte',
    'Demo Almacenes del Valle',
    'Demo Nube Andina',
    'Demo Puerto Norte',
    'Demo Clínica del Parque',
    'Demo Cafetal',
    'Demo Editorial',
    'Demo Ruta Sur',
    'Demo Telares',
    'Demo Banca Rural',
  ],
  schools: [
    'Universidad Demo del Centro',
    'Instituto Demo de Antioquia',
    'Demo University of the Coast',
    'Escuela Demo en línea',
    'Politécnico Demo del Sur',
  ],
} as const

export const cvHeadings = {
  es: {
    profile: 'Perfil',
    work: 'Experiencia',
    studies: 'Estudios',
    tools: 'Conocimientos',
    languages: 'Idiomas',
    now: 'hoy',
    spoken: ['Español: lengua materna', 'Inglés: nivel intermedio'],
    mark: 'Hoja de vida de demostración. La persona, las empresas y los centros de estudio son inventados.',
  },
  en: {
    profile: 'Profile',
    work: 'Experience',
    studies: 'Education',
    tools: 'Skills',
    languages: 'Languages',
    now: 'present',
    spoken: ['English: fluent', 'Spanish: native'],
    mark: 'Demonstration CV. The person, the companies and the schools are made up.',
  },
} as const
