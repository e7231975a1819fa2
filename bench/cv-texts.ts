/*
 * Texts of CVs of about 2 kB, the same in every run: common words in nearly all of them, words of a trade in some, and a long tail of
 * names. Every fourth one is in English.
 */

/** A word of exactly one text, so that as many people have it at every size. */
export const rareWord = 'kardexia'
const rareText = 7

interface Vocabulary {
  readonly common: readonly string[]
  readonly trade: readonly string[]
  readonly between: readonly string[]
}

const spanish: Vocabulary = {
  common: [
    ...['experiencia', 'cliente', 'clientes', 'empresa', 'equipo', 'proyecto', 'proyectos', 'gestión', 'área', 'informe'],
    ...['informes', 'manejo', 'atención', 'proceso', 'procesos', 'responsable', 'funciones', 'logros', 'objetivo', 'formación'],
    ...['universidad', 'título', 'curso', 'idiomas', 'inglés', 'referencias', 'seguimiento', 'control', 'apoyo', 'mejora'],
  ],
  trade: [
    ...[
      'contabilidad',
      'contable',
      'contador',
      'contadora',
      'nómina',
      'facturación',
      'cartera',
      'tesorería',
      'impuestos',
      'cierre',
    ],
    ...[
      'conciliación',
      'bancaria',
      'auditoría',
      'presupuesto',
      'costos',
      'inventario',
      'bodega',
      'despacho',
      'compras',
      'proveedores',
    ],
    ...[
      'ventas',
      'comercial',
      'mercadeo',
      'publicidad',
      'campañas',
      'negociación',
      'vendedor',
      'vendedora',
      'mostrador',
      'recaudo',
    ],
    ...[
      'desarrollador',
      'desarrolladora',
      'programación',
      'servidores',
      'redes',
      'soporte',
      'bases',
      'datos',
      'pruebas',
      'arquitectura',
    ],
    ...[
      'enfermería',
      'pacientes',
      'urgencias',
      'clínica',
      'farmacia',
      'laboratorio',
      'soldadura',
      'mantenimiento',
      'planta',
      'turnos',
    ],
    ...['logística', 'transporte', 'rutas', 'importación', 'exportación', 'aduanas', 'calidad', 'normas', 'seguridad', 'salud'],
    ...[
      'docente',
      'estudiantes',
      'pedagogía',
      'cocina',
      'mesero',
      'barista',
      'diseño',
      'ilustración',
      'maquetación',
      'fotografía',
    ],
    ...[
      'Excel',
      'Siigo',
      'SAP',
      'Python',
      'Java',
      'JavaScript',
      'SQL',
      'Oracle',
      'AutoCAD',
      'Photoshop',
      'WordPress',
      'Salesforce',
    ],
  ],
  between: ['y', 'con', 'de', 'para', 'en', 'del', 'por', 'a', 'la', 'los'],
}

const english: Vocabulary = {
  common: [
    ...['experience', 'customer', 'customers', 'company', 'team', 'project', 'projects', 'management', 'report', 'reports'],
    ...[
      'responsible',
      'achievements',
      'goal',
      'education',
      'university',
      'degree',
      'course',
      'languages',
      'Spanish',
      'references',
    ],
    ...['support', 'improvement', 'process', 'control', 'planning', 'delivery'],
  ],
  trade: [
    ...[
      'accounting',
      'accountant',
      'payroll',
      'invoicing',
      'treasury',
      'taxes',
      'closing',
      'audit',
      'budget',
      'costs',
      'inventory',
    ],
    ...[
      'warehouse',
      'purchasing',
      'suppliers',
      'sales',
      'marketing',
      'advertising',
      'campaigns',
      'negotiation',
      'developer',
      'testing',
    ],
    ...[
      'servers',
      'networks',
      'databases',
      'architecture',
      'nursing',
      'patients',
      'pharmacy',
      'laboratory',
      'welding',
      'maintenance',
    ],
    ...[
      'logistics',
      'transport',
      'customs',
      'quality',
      'safety',
      'teacher',
      'students',
      'kitchen',
      'waiter',
      'design',
      'photography',
    ],
    ...[
      'Excel',
      'QuickBooks',
      'SAP',
      'Python',
      'Java',
      'TypeScript',
      'SQL',
      'Oracle',
      'AutoCAD',
      'Figma',
      'Salesforce',
      'Kubernetes',
    ],
  ],
  between: ['and', 'with', 'of', 'for', 'in', 'the', 'by', 'to', 'a', 'on'],
}

const syllables = [
  'ba',
  'cor',
  'del',
  'fe',
  'gar',
  'lum',
  'mon',
  'nor',
  'pra',
  'quin',
  'ros',
  'sal',
  'tur',
  'vel',
  'ya',
  'zen',
  'bri',
  'tol',
]

/** One of 5,832 names of companies, schools and places. */
export function nameOf(number: number): string {
  const [first, second, third] = [number % 18, Math.floor(number / 18) % 18, Math.floor(number / 324) % 18]
  const name = [first, second, third].map((at) => syllables[at]).join('')
  return name[0]!.toUpperCase() + name.slice(1)
}

/** Numbers from 0 to 1 that follow from a seed. */
function chances(seed: number): () => number {
  let state = (seed + 1) * 0x9e3779b1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const words = 290

export function cvText(number: number): { readonly language: 'es' | 'en'; readonly text: string } {
  const language = number % 4 === 3 ? 'en' : 'es'
  const { common, trade, between } = language === 'en' ? english : spanish
  const chance = chances(number)
  const pick = (list: readonly string[]) => list[Math.floor(chance() * list.length)]!
  // A person writes about one trade: a third of the list.
  const begin = Math.floor(chance() * trade.length)
  const ofTrade = Array.from({ length: Math.ceil(trade.length / 3) }, (_, at) => trade[(begin + at) % trade.length]!)
  const text = Array.from({ length: words }, (_, at) => {
    const kind = chance()
    if (kind < 0.35) return pick(between)
    if (kind < 0.6) return pick(common)
    if (kind < 0.85) return pick(ofTrade)
    if (kind < 0.9) return String(1990 + Math.floor(chance() * 36))
    // Few names are frequent and most are rare.
    return nameOf(Math.floor(chance() ** 3 * 5832)) + (at % 12 === 11 ? '.' : '')
  }).join(' ')
  return { language, text: number === rareText ? `${text} ${rareWord}` : text }
}
