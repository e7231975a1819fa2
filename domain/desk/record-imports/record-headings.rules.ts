import { plainHeading } from '../../people/imports/headings.rules.ts'

/** Clients and vacancies come in from a table (INT-15). */
export const recordKinds = ['clients', 'vacancies'] as const
export type RecordKind = (typeof recordKinds)[number]

/** What a column of each kind may become, besides nothing. */
export const recordFields = {
  clients: ['name', 'city', 'contact', 'phone', 'email', 'status', 'note'],
  vacancies: [
    ...([
      'title',
      'client',
      'city',
      'status',
      'openings',
      'reports_to',
      'closes_on',
      'language',
      'type',
      'mode',
      'priority',
    ] as const),
    ...(['salary', 'currency', 'skills', 'description', 'essential', 'knowledge', 'minimum', 'preferred', 'conditions'] as const),
  ],
} as const satisfies Record<RecordKind, readonly string[]>
export type RecordField = (typeof recordFields)[RecordKind][number]

/** The field of each column; `ignore` is left out. */
export const recordTargets = ['ignore', ...new Set<RecordField>([...recordFields.clients, ...recordFields.vacancies])] as const
export type RecordTarget = (typeof recordTargets)[number]

/** Fields that several columns may make up, each a line or an item. */
export const joinedFields: ReadonlySet<RecordTarget> = new Set([
  ...(['note', 'contact', 'phone', 'email', 'skills'] as const),
  ...(['description', 'essential', 'knowledge', 'minimum', 'preferred', 'conditions'] as const),
])

/** Headings of other systems and spreadsheets, without accents and signs. The first of several columns for one field is the best one. */
const headings: Readonly<Record<RecordKind, Partial<Record<RecordField, readonly string[]>>>> = {
  clients: {
    name: [
      ...[
        'nombre del cliente',
        'razon social',
        'cliente',
        'empresa',
        'nombre de la empresa',
        'empresa cliente',
        'nombre empresa',
        'compania',
        'nombre comercial',
        'nombre',
      ],
      ...['client name', 'company name', 'account name', 'client', 'company', 'account', 'organization', 'name'],
    ],
    city: ['ciudad', 'ubicacion', 'municipio', 'sede', 'localidad', 'city', 'location', 'billing city', 'town'],
    contact: [
      ...[
        'contacto',
        'nombre del contacto',
        'persona de contacto',
        'contact',
        'contact name',
        'primary contact',
        'cargo del contacto',
      ],
    ],
    phone: [
      'telefono',
      'celular',
      'telefono de contacto',
      'telefono del contacto',
      'movil',
      'phone',
      'mobile',
      'phone number',
      'telephone',
    ],
    email: [
      'correo',
      'correo electronico',
      'correo de contacto',
      'correo del contacto',
      'email',
      'e mail',
      'mail',
      'contact email',
    ],
    status: ['estado', 'estatus', 'status', 'activo', 'active', 'client status'],
    note: ['nota', 'notas', 'observaciones', 'comentarios', 'notes', 'note', 'comments', 'description', 'descripcion'],
  },
  vacancies: {
    title: [
      ...['titulo', 'titulo de la vacante', 'vacante', 'cargo', 'puesto', 'nombre de la vacante', 'nombre del cargo', 'perfil'],
      ...[
        'job title',
        'title',
        'job',
        'position',
        'position title',
        'posting title',
        'job opening',
        'requisition title',
        'name',
        'nombre',
      ],
    ],
    client: [
      'cliente',
      'empresa',
      'nombre del cliente',
      'empresa cliente',
      'cliente empresa',
      'nombre de la empresa',
      'razon social',
      'compania',
      'client',
      'client name',
      'company',
      'company name',
      'account name',
      'customer',
      'customer name',
    ],
    city: ['ciudad', 'ubicacion', 'lugar', 'municipio', 'sede', 'city', 'location', 'job location'],
    status: ['estado', 'estatus', 'status', 'job status', 'job opening status', 'publicada', 'published', 'activa'],
    openings: [
      ...[
        'cantidad de vacantes',
        'numero de vacantes',
        'vacantes',
        'cantidad',
        'plazas',
        'cupos',
        'openings',
        'number of openings',
        'puestos',
      ],
      ...['number of positions', 'positions', 'headcount', 'no of positions'],
    ],
    reports_to: ['reporta a', 'jefe inmediato', 'reports to', 'hiring manager', 'supervisor', 'jefe', 'manager'],
    closes_on: [
      ...[
        'fecha de cierre',
        'cierre',
        'fecha limite',
        'ultimo dia',
        'closing date',
        'target date',
        'deadline',
        'closes on',
        'close date',
      ],
    ],
    language: ['idioma', 'language', 'idioma de la vacante'],
    type: ['jornada', 'tipo de jornada', 'tipo de contrato', 'tipo de empleo', 'job type', 'employment type', 'type', 'hours'],
    mode: ['modalidad', 'modalidad de trabajo', 'remoto', 'work mode', 'remote', 'remote job', 'workplace'],
    priority: ['prioridad', 'urgente', 'priority', 'urgent'],
    salary: ['salario', 'sueldo', 'remuneracion', 'rango salarial', 'salary', 'salary range', 'pay', 'compensation'],
    currency: ['moneda', 'currency', 'divisa'],
    skills: ['habilidades', 'competencias', 'conocimientos tecnicos', 'required skills', 'skills', 'skill set'],
    description: [
      'descripcion',
      'descripcion del cargo',
      'texto',
      'job description',
      'description',
      'resumen',
      'summary',
      'objetivo',
    ],
    essential: ['funciones', 'responsabilidades', 'responsibilities', 'duties', 'essential functions', 'funciones del cargo'],
    knowledge: ['conocimientos', 'knowledge', 'conocimientos requeridos'],
    minimum: [
      'requisitos',
      'requisitos minimos',
      'requirements',
      'qualifications',
      'minimum qualifications',
      'experiencia',
      'experience',
    ],
    preferred: ['deseable', 'requisitos deseables', 'preferred', 'preferred qualifications', 'nice to have'],
    conditions: ['condiciones', 'beneficios', 'horario', 'conditions', 'benefits', 'work conditions', 'schedule'],
  },
}

function guessOf(kind: RecordKind, heading: string): { field: RecordField; rank: number } | undefined {
  const plain = plainHeading(heading)
  for (const field of recordFields[kind]) {
    const rank = headings[kind][field]?.indexOf(plain) ?? -1
    if (rank >= 0) return { field, rank }
  }
  return undefined
}

/** The number of headings that mean a field of this kind of record. */
export const knownRecordHeadings =
  (kind: RecordKind) =>
  (cells: readonly string[]): number =>
    new Set(cells.slice(0, 200).flatMap((cell) => guessOf(kind, cell)?.field ?? [])).size

/** Columns of the product's own list of clients that say nothing new about a client. */
const ofOwnList: ReadonlySet<string> = new Set(['cliente desde', 'client since'])

/** Guesses the field of each column: of several columns for one field the one with the surest heading. */
export function guessRecordColumns(kind: RecordKind, written: readonly string[]): RecordTarget[] {
  const guesses = written.map((heading) => guessOf(kind, heading))
  return guesses.map((guess, at) => {
    if (!guess)
      return kind === 'clients' && written[at] !== '' && !ofOwnList.has(plainHeading(written[at] ?? '')) ? 'note' : 'ignore'
    const { field, rank } = guess
    if (joinedFields.has(field)) return field
    const isBest = guesses.every(
      (other, place) => other?.field !== field || other.rank > rank || (other.rank === rank && place >= at),
    )
    return isBest ? field : 'ignore'
  })
}

/** Why a choice of columns cannot be imported, as a message key; undefined when it can. */
export function recordColumnsProblem(kind: RecordKind, targets: readonly RecordTarget[]): string | undefined {
  const chosen = targets.filter((target) => target !== 'ignore')
  const single = chosen.filter((target) => !joinedFields.has(target))
  if (new Set(single).size < single.length) return 'imports.error.column_twice'
  if (chosen.some((target) => !(recordFields[kind] as readonly string[]).includes(target))) return 'errors.bad_request'
  if (kind === 'clients') return chosen.includes('name') ? undefined : 'records.error.name_column'
  return chosen.includes('title') && chosen.includes('client') ? undefined : 'records.error.title_column'
}
