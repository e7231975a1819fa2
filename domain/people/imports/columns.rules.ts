import { withoutAccents } from '../../kernel/search-words.ts'

/** What a column of a file may become. Consent is not among them: each person gives their own (SPEC-77). */
export const importFields = [
  'full_name',
  'first_name',
  'last_name',
  'email',
  'phone',
  'city',
  'country',
  'date_of_birth',
  'skills',
  'tags',
  'source',
  'note',
  'cv',
  'language',
] as const
export type ImportField = (typeof importFields)[number]

/** The field of each column, in the order of the file; `ignore` is left out. */
export const columnTargets = ['ignore', ...importFields] as const
export type ColumnTarget = (typeof columnTargets)[number]

/**
 * Headings of each field as other systems and spreadsheets write them, without accents and signs. Of several columns for one field the one
 * whose heading stands first here is taken.
 */
const headings: Readonly<Record<ImportField, readonly string[]>> = {
  full_name: [
    ...['nombre completo', 'nombres y apellidos', 'nombre y apellidos', 'nombre y apellido', 'nombres apellidos'],
    ...['apellidos y nombres', 'apellido y nombre', 'full name', 'fullname', 'candidate name', 'display name', 'partner name'],
    ...['nombre del candidato', 'nombre del solicitante', 'nombre del aspirante', 'nombre del postulante', 'applicant s name'],
    ...['applicant name', 'candidato', 'candidata', 'candidate', 'aspirante', 'postulante', 'applicant', 'contact name'],
  ],
  first_name: [
    ...['first name', 'firstname', 'given name', 'given names', 'forename', 'primer nombre', 'nombre de pila', 'nombre s'],
    ...['nombres', 'nombre', 'name'],
  ],
  last_name: [...['last name', 'lastname', 'surname', 'family name', 'apellidos', 'apellido', 'apellido s', 'primer apellido']],
  email: [
    ...['personal email', 'correo personal', 'email', 'e mail', 'mail', 'email address', 'e mail address', 'primary email'],
    ...['correo electronico', 'correo', 'direccion de correo electronico', 'direccion de correo', 'direccion de email'],
    ...['email from', 'email personal', 'email 1', 'correo 1', 'emails', 'correos', 'work email', 'email laboral'],
  ],
  phone: [
    ...['celular', 'movil', 'telefono movil', 'telefono celular', 'numero de celular', 'numero celular', 'no celular', 'cel'],
    ...['mobile', 'mobile phone', 'mobile number', 'cell phone', 'cell', 'partner mobile', 'whatsapp', 'phone', 'phone number'],
    ...['phone numbers', 'primary phone', 'partner phone', 'telefono', 'telefono de contacto', 'numero de telefono', 'tel'],
    ...['telefonos', 'telefono 1', 'phone 1', 'contacto'],
  ],
  city: [...['ciudad', 'ciudad de residencia', 'municipio', 'poblacion', 'localidad', 'city', 'town', 'location', 'ubicacion']],
  country: ['pais', 'pais de residencia', 'country', 'country region', 'country code'],
  date_of_birth: [
    ...['fecha de nacimiento', 'fecha nacimiento', 'f nacimiento', 'fec nacimiento', 'nacimiento', 'fecha nac', 'f nac'],
    ...['date of birth', 'birth date', 'birthdate', 'birthday', 'dob'],
  ],
  skills: [
    ...['habilidades', 'competencias', 'conocimientos', 'habilidades tecnicas', 'aptitudes', 'skills', 'key skills'],
    ...['technical skills', 'skill'],
  ],
  tags: ['etiquetas', 'etiqueta', 'tags', 'tag', 'candidate tags', 'labels', 'categ ids', 'categorias'],
  source: [
    ...['fuente', 'origen', 'canal', 'fuente de reclutamiento', 'procedencia', 'source', 'candidate source', 'source id'],
    ...['referral source', 'medio'],
  ],
  note: [
    ...['nota', 'notas', 'observaciones', 'observacion', 'comentarios', 'comentario', 'resumen', 'note', 'notes', 'comments'],
    ...['description', 'descripcion', 'feedback', 'summary', 'headline'],
  ],
  cv: [
    ...['hoja de vida', 'cv', 'curriculum', 'curriculum vitae', 'archivo de hoja de vida', 'archivo cv', 'archivo'],
    ...['nombre del archivo', 'resume', 'resume file', 'resume filename', 'cv file', 'cv filename', 'attachment', 'file name'],
    ...['hv', 'archivo hv', 'hojas de vida', 'archivo hoja de vida', 'archivo de la hoja de vida', 'adjunto'],
  ],
  language: ['idioma', 'idioma preferido', 'lengua', 'language', 'preferred language', 'lang', 'locale'],
}
const ranks = new Map(
  Object.entries(headings).flatMap(([field, words]) =>
    words.map((word, rank) => [word, { field: field as ImportField, rank }] as const),
  ),
)
/** Headings that mean the whole name where no column holds the last name. */
const anyName = ['nombres', 'nombre', 'name', 'nombre s']

/** A heading without accents, signs and remarks in brackets: "E-mail *", "Fecha de nacimiento (dd/mm/aaaa)". */
function plainHeading(heading: string): string {
  return withoutAccents(heading.replace(/\([^)]{2,}\)|\[[^\]]*\]/g, ' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Guesses the field of each column from its heading. Each field is given once; the other columns are ignored. */
export function guessColumns(written: readonly string[]): ColumnTarget[] {
  const plain = written.map(plainHeading)
  const hasLastName = plain.some((heading) => ranks.get(heading)?.field === 'last_name')
  const guesses = plain.map((heading) => {
    const guess = ranks.get(heading)
    return guess && !hasLastName && anyName.includes(heading) ? { field: 'full_name' as const, rank: 1000 } : guess
  })
  return guesses.map((guess, column) => {
    if (!guess) return 'ignore'
    // A column of all names adds nothing to a first and a last name.
    if (guess.field === 'full_name' && hasLastName && guesses.some((other) => other?.field === 'first_name')) return 'ignore'
    const isBest = guesses.every(
      (other, at) => other?.field !== guess.field || other.rank > guess.rank || (other.rank === guess.rank && at >= column),
    )
    return isBest ? guess.field : 'ignore'
  })
}

/** Why a choice of columns cannot be imported, as a message key; undefined when it can. */
export function columnsProblem(targets: readonly ColumnTarget[]): string | undefined {
  const chosen = targets.filter((target) => target !== 'ignore')
  if (new Set(chosen).size < chosen.length) return 'imports.error.column_twice'
  const hasName = chosen.includes('full_name') || chosen.includes('first_name')
  if (!hasName) return 'imports.error.name_column'
  if (chosen.includes('full_name') && (chosen.includes('first_name') || chosen.includes('last_name')))
    return 'imports.error.two_names'
  return undefined
}
