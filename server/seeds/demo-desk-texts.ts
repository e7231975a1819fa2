import type { Language } from '#domain/kernel/languages.ts'

/** What colleagues, candidates and clients of the demo world write to each other. */

export const tagNames = [
  'Bilingüe',
  'Disponible ya',
  'Prefiere remoto',
  'Para llamar de nuevo',
  'Recomendada por un colega',
  'Portafolio fuerte',
]

export const personNotes = [
  'Llamada de ayer: busca cambiar en enero y puede empezar con quince días de aviso.',
  'Habla con mucha claridad de sus errores. La tendría en cuenta también para coordinación.',
  'Pidió que le escribamos por la tarde; por la mañana está en turno.',
  'Su portafolio tiene dos proyectos terminados y uno a medias, todos con enlace.',
  'Nos la recomendó una persona que contratamos en la temporada pasada.',
  'Expectativa salarial por encima del rango; aceptaría si hay horario flexible.',
  'Llegó por la feria de empleo. Muy buena conversación, poca experiencia.',
  'Confirmó disponibilidad para viajar una semana al mes.',
]

export const cardNotes = [
  'La prueba de SQL le salió mejor que la de JavaScript; preguntar por qué.',
  'En la primera entrevista explicó su proceso paso a paso. Buena señal.',
  'Falta la referencia de su último cargo.',
  'El cliente pregunta si puede empezar el primero del mes.',
  'Revisé su hoja de vida con la líder técnica: encaja con el equipo de datos.',
  'Dudas sobre el inglés escrito; pedir un correo corto.',
  'Muy puntual y con preguntas concretas sobre el cargo.',
  'Dejaría la decisión para después de la segunda entrevista.',
]

interface Thread {
  /** Spanish if it is absent. */
  readonly language?: Language
  readonly theirs: string
  /** The answer of a colleague; without one the message waits. */
  readonly ours?: string
  /** The working day on which they wrote, counted back, the time of day, and how many hours the answer took. */
  readonly workday: number
  readonly minute: number
  readonly hours: number
}

/** Candidates of the full board who answered an e-mail. */
export const threads: readonly Thread[] = [
  {
    theirs: 'Hola. Muchas gracias por la invitación. ¿La entrevista es por video o en la oficina?',
    ours: 'Hola. Es por video; el enlace está en la invitación. Si prefieres venir, también podemos recibirte.',
    ...{ workday: 6, minute: 7 * 60 + 42, hours: 3 },
  },
  {
    theirs: 'Buenas tardes. Ya terminé las dos pruebas. Quedo pendiente de lo que sigue.',
    ours: 'Gracias por avisar. Las revisamos esta semana y te escribimos el viernes a más tardar.',
    ...{ workday: 5, minute: 19 * 60 + 5, hours: 14 },
  },
  {
    theirs: 'Quería contarles que acepté un cargo temporal hasta fin de mes; después estoy disponible.',
    ours: 'Gracias por contarlo. Seguimos con tu proceso y ajustamos la fecha de ingreso.',
    ...{ workday: 4, minute: 12 * 60 + 18, hours: 2 },
  },
  {
    theirs: 'Hola, ¿puedo actualizar mi hoja de vida? Terminé un curso de modelado de datos.',
    ...{ workday: 1, minute: 21 * 60 + 33, hours: 0 },
  },
  {
    language: 'en',
    theirs: 'Good morning. Could you tell me whether the role is open to people who live in another country?',
    ...{ workday: 0, minute: 6 * 60 + 50, hours: 0 },
  },
]

export const kit = {
  words: ['No lo mostró', 'Lo mostró en parte', 'Lo mostró', 'Lo mostró con ejemplos', 'Podría enseñarlo'],
  criteria: [
    'Explica datos a quien no los conoce',
    'Escribe consultas que otros mantienen',
    'Pregunta antes de construir',
    'Trabaja en equipo',
  ],
  questions: [
    '¿Qué informe tuyo cambió una decisión?',
    '¿Cómo compruebas que una cifra es cierta?',
    '¿Qué harías en tu primer mes?',
  ],
}

/** Scorecards of one interview by several colleagues; they disagree about the first candidate. */
export const scorecards: readonly (readonly { readonly points: readonly number[]; readonly summary: string }[])[] = [
  [
    { points: [5, 4, 4, 5], summary: 'Explicó un tablero complejo en tres frases. La llevaría a segunda entrevista sin dudar.' },
    { points: [3, 2, 2, 3], summary: 'Ejemplos correctos pero guiados. En consultas se quedó en lo básico.' },
    { points: [4, 4, 3, 4], summary: 'Sólida y clara. Me faltó ver cómo prueba lo que entrega.' },
  ],
  [
    { points: [4, 5, 4, 4], summary: 'Consultas limpias y buen criterio para medir.' },
    { points: [4, 4, 5, 4], summary: 'Preguntó por los usuarios antes de proponer. Encaja con el equipo.' },
  ],
  [
    { points: [3, 4, 3, 4], summary: 'Buen nivel técnico; le cuesta resumir.' },
    { points: [3, 3, 4, 4], summary: 'Trabaja bien acompañada y pide opinión a tiempo.' },
  ],
]

export const screening = [
  {
    kind: 'yes_no',
    text: '¿Puedes trabajar con horario de Colombia?',
    required: true,
    knockout_answers: ['no'],
    knockout_reason: 'El cargo atiende al cliente en horario de Colombia.',
  },
  {
    kind: 'number',
    text: '¿Cuántos años llevas trabajando con SQL?',
    required: true,
    knockout_min: 1,
    knockout_reason: 'El cargo pide al menos un año.',
  },
  {
    kind: 'one_choice',
    text: '¿Cuándo podrías empezar?',
    required: true,
    choices: ['De inmediato', 'En quince días', 'En un mes o más'],
  },
  { kind: 'short_text', text: '¿Qué herramienta de tableros conoces mejor?', required: false },
] as const

export const boards = [
  'Power BI, desde hace tres años.',
  'Metabase y hojas de cálculo.',
  'Looker Studio.',
  'Ninguna todavía; aprendo rápido.',
  '',
]

export const steps = [
  { stage: 'apply', names: ['Por revisar', 'Llamada hecha'] },
  { stage: 'makeTest', names: ['Prueba enviada', 'Resultado revisado'] },
  { stage: 'firstInterview', names: ['Por agendar', 'Agendada'] },
] as const

export const shortlistWords = {
  message: 'Te presentamos a tres personas para el equipo de información. Cada una pasó las pruebas y una entrevista.',
  second: 'Dos perfiles más que avanzan esta semana. ¿A quién quieres conocer?',
  notes: [
    'La más fuerte en datos y en explicar.',
    'Buen equilibrio entre técnica y trato.',
    'Con menos experiencia y mucha curiosidad.',
  ],
  answers: [
    { answer: 'yes', comment: 'Nos gusta mucho. Queremos conocerla esta semana.' },
    { answer: 'no', comment: 'Buscamos a alguien con más experiencia en modelos de datos.' },
    { answer: 'comment', comment: '¿Ha trabajado antes con equipos de salud? Según eso decidimos.' },
  ],
} as const

interface ClientWords {
  readonly client: string
  readonly percent: number
  readonly terms: string
  readonly tax: string
  readonly contacts: readonly (readonly [name: string, role: string, email: string])[]
}

export const clientWords: readonly ClientWords[] = [
  {
    client: 'Demo Comercial',
    percent: 12,
    terms: 'Pago a 30 días. Garantía de 90 días.',
    tax: 'NIT 900.000.001-0',
    contacts: [
      ['Demo Gerencia Comercial', 'Gerente comercial', 'gerencia@comercial.example'],
      ['Demo Talento Comercial', 'Talento humano', 'talento@comercial.example'],
    ],
  },
  {
    client: 'Demo Digital',
    percent: 15,
    terms: 'Pago a 15 días. Garantía de 90 días.',
    tax: 'RFC DDI000000AA0',
    contacts: [
      ['Demo Dirección Digital', 'Directora de datos', 'datos@digital.example'],
      ['Demo Compras Digital', 'Compras', 'compras@digital.example'],
    ],
  },
  {
    client: 'Demo Logística',
    percent: 10,
    terms: 'Pago a 45 días. Garantía de 60 días.',
    tax: 'NIT 900.000.002-0',
    contacts: [['Demo Operaciones', 'Gerente de operaciones', 'operaciones@logistica.example']],
  },
  {
    client: 'Demo Salud',
    percent: 12.5,
    terms: 'Pago a 30 días. Garantía de 90 días.',
    tax: 'RUC 20000000001',
    contacts: [['Demo Coordinación Médica', 'Coordinadora médica', 'coordinacion@salud.example']],
  },
  {
    client: 'Demo Finanzas',
    percent: 14,
    terms: 'Pago a 30 días. Garantía de 120 días.',
    tax: 'RUT 76.000.000-0',
    contacts: [['Demo Dirección Financiera', 'Director financiero', 'direccion@finanzas.example']],
  },
]

/** What a contact wrote and what a colleague answered, about the first contacts of two clients. */
export const clientThreads = [
  {
    client: 'Demo Digital',
    ours: '<p>Hola:</p><p>Te comparto tres perfiles para el equipo de información. Los ves en el enlace.</p>',
    subject: 'Perfiles para el equipo de información',
    theirs: 'Gracias. Ya respondí en la lista; me interesa mucho la primera persona. ¿Podemos vernos el jueves?',
    workday: 3,
  },
  {
    client: 'Demo Comercial',
    ours: '<p>Hola:</p><p>Recibimos tu pedido de la supervisora de zona. ¿Confirmamos el rango salarial?</p>',
    subject: 'Tu pedido: supervisión de zona',
    theirs: 'Confirmo el rango. La necesitamos para la temporada, así que mientras antes mejor.',
    workday: 1,
  },
] as const

export const order = {
  client: 'Demo Comercial',
  title: 'Supervisión de zona',
  city: 'Bogotá',
  description:
    'Buscamos a una persona que acompañe seis puntos de venta en Bogotá.\nExperiencia con equipos de más de diez personas.',
} as const

export const searches = [
  { name: 'Con SQL y excelente resultado', query: { q: 'SQL', sort: '-last_active' } },
  { name: 'Contabilidad en Siigo', query: { q: 'Siigo' } },
  { name: 'Servicio al cliente con Zendesk', query: { q: 'Zendesk' } },
] as const

export const visitors = [
  {
    fullname: 'Demo Visitante Norte',
    email: 'norte@demo.test',
    message: 'Buenos días. ¿Tienen vacantes de medio tiempo para estudiantes de último año?',
    workday: 12,
    minute: 8 * 60 + 12,
  },
  {
    fullname: 'Demo Visitante Sur',
    email: 'sur@demo.test',
    message: 'Quisiera saber si manejan procesos para cargos directivos y cuánto tardan.',
    workday: 8,
    minute: 16 * 60 + 47,
  },
  {
    fullname: 'Demo Visitor East',
    email: 'east@demo.test',
    message: 'We are opening an office in Bogotá and need ten people by March. Who should I talk to?',
    workday: 3,
    minute: 11 * 60 + 3,
  },
] as const
