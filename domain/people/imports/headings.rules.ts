import { withoutAccents } from '../../kernel/search-words.ts'

/** What a column of a file may become. */
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
  'consented_on',
  'consent_how',
] as const
export type ImportField = (typeof importFields)[number]

/**
 * Headings of each field as other systems and spreadsheets write them, without accents and signs. Of several columns for one field the one
 * whose heading stands first here is taken.
 */
const headings: Readonly<Record<ImportField, readonly string[]>> = {
  full_name: [
    ...['nombre completo', 'nombres y apellidos', 'nombre y apellidos', 'nombre y apellido', 'nombres apellidos'],
    ...[
      'apellidos y nombres',
      'apellido y nombre',
      'apellidos nombres',
      'full name',
      'fullname',
      'candidate name',
      'display name',
    ],
    ...['last name first name', 'nombre del candidato', 'nombre candidato', 'nombre del solicitante', 'nombre del aspirante'],
    ...['nombre del postulante', 'nombre postulante', 'nombre aspirante', 'partner name', 'applicant s name', 'applicant name'],
    ...['candidate full name', 'candidato', 'candidata', 'candidate', 'aspirante', 'postulante', 'applicant', 'contact name'],
    ...['nombre trabajador', 'employee name', 'nombre empleado'],
  ],
  first_name: [
    ...['first name', 'firstname', 'given name', 'given names', 'forename', 'nombre de pila', 'candidate first name'],
    ...['candidate firstname', 'nombre s', 'nombres', 'nombre', 'name', 'primer nombre', 'segundo nombre', 'otros nombres'],
    ...['tercer nombre', 'nombre 1', 'nombre 2', '1er nombre', '2do nombre', 'middle name', 'middle names', 'middlename'],
    ...['middle initial', 'second name', 'additional name'],
  ],
  last_name: [
    ...[
      'last name',
      'lastname',
      'surname',
      'family name',
      'apellidos',
      'apellido',
      'apellido s',
      'candidate last name',
      'surnames',
    ],
    ...[
      'candidate lastname',
      'primer apellido',
      'apellido paterno',
      'ap paterno',
      'a paterno',
      'paterno',
      'apellido 1',
      '1er apellido',
    ],
    ...[
      'first surname',
      'paternal last name',
      'paternal surname',
      'segundo apellido',
      'apellido materno',
      'ap materno',
      'a materno',
    ],
    ...['materno', 'apellido 2', '2do apellido', '2o apellido', 'second last name', 'second surname', 'maternal last name'],
    ...['maternal surname'],
  ],
  email: [
    ...['personal email', 'correo personal', 'email', 'e mail', 'mail', 'email address', 'e mail address', 'primary email'],
    ...['candidate email', 'correo electronico', 'correo electronico personal', 'correo', 'direccion de correo electronico'],
    ...['direccion de correo', 'direccion de email', 'email from', 'email personal', 'email 1', 'correo 1', 'e mail 1 value'],
    ...['emails', 'correos', 'email id', 'e mail 1', 'work email', 'email laboral', 'partner email', 'email s'],
  ],
  phone: [
    ...['celular', 'movil', 'telefono movil', 'telefono celular', 'numero de celular', 'numero celular', 'no celular', 'cel'],
    ...[
      'nro celular',
      'n celular',
      'no de celular',
      'mobile',
      'mobile phone',
      'mobile number',
      'mobile no',
      'cell phone',
      'cellphone',
    ],
    ...[
      'cell',
      'partner mobile',
      'candidate phone',
      'whatsapp',
      'numero de whatsapp',
      'whatsapp number',
      'phone',
      'phone number',
    ],
    ...['phone numbers', 'primary phone', 'partner phone', 'telefono', 'telefono de contacto', 'numero de contacto', 'tel'],
    ...['numero de telefono', 'numero telefonico', 'telefonos', 'telefono 1', 'phone 1', 'phone 1 value', 'phones', 'phone s'],
    ...['contact number', 'contacto', 'home phone', 'telefono fijo', 'tel fijo', 'fijo', 'tel cel', 'tel movil', 'tel casa'],
  ],
  city: [
    ...['ciudad', 'ciudad de residencia', 'ciudad residencia', 'municipio', 'poblacion', 'localidad', 'city', 'town', 'location'],
    ...[
      'current location',
      'candidate location',
      'city town',
      'ubicacion',
      'lugar de residencia',
      'ciudad actual',
      'comuna',
      'distrito',
    ],
  ],
  country: [
    'pais',
    'pais de residencia',
    'country',
    'country region',
    'country code',
    'country name',
    'address country',
    'home country region',
  ],
  date_of_birth: [
    ...[
      'fecha de nacimiento',
      'fecha nacimiento',
      'f nacimiento',
      'fec nacimiento',
      'nacimiento',
      'fecha nac',
      'f nac',
      'fec nac',
    ],
    ...['date of birth', 'birth date', 'birthdate', 'birthday', 'dob', 'fecha de nac', 'cumpleanos'],
  ],
  skills: [
    ...['habilidades', 'competencias', 'conocimientos', 'habilidades tecnicas', 'aptitudes', 'skills', 'key skills', 'skill set'],
    ...['skillset', 'technical skills', 'primary skills', 'skill', 'skills list'],
  ],
  tags: [
    ...['etiquetas', 'etiqueta', 'tags', 'tag', 'candidate tags', 'associated tags', 'labels', 'categ ids', 'categorias'],
    ...['etiquetas asociadas', 'palabras clave'],
  ],
  source: [
    ...['fuente', 'origen', 'canal', 'fuente de reclutamiento', 'procedencia', 'source', 'candidate source', 'source id'],
    ...['referral source', 'medio', 'application source', 'sources', 'origin', 'lead source', 'source name', 'data source'],
  ],
  note: [
    ...['nota', 'notas', 'observaciones', 'observacion', 'comentarios', 'comentario', 'resumen', 'note', 'notes', 'comments'],
    ...['description', 'descripcion', 'feedback', 'summary', 'headline', 'general comments', 'remarks', 'internal notes'],
    ...['notas internas', 'nota interna', 'notas adicionales', 'notas del candidato', 'observaciones generales'],
  ],
  cv: [
    ...['hoja de vida', 'cv', 'curriculum', 'curriculum vitae', 'archivo de hoja de vida', 'archivo cv', 'archivo'],
    ...['nombre del archivo', 'resume', 'resume file', 'resume filename', 'cv file', 'cv filename', 'attachment', 'file name'],
    ...[
      'hv',
      'archivo hv',
      'hojas de vida',
      'archivo hoja de vida',
      'archivo de la hoja de vida',
      'adjunto',
      'resume attachment',
    ],
    ...['resume url', 'cv url', 'resume link', 'cv link', 'link cv', 'enlace cv', 'link hoja de vida'],
  ],
  consented_on: [
    ...['fecha de autorizacion', 'fecha autorizacion', 'fecha de autorizacion de datos', 'fecha autorizacion de datos'],
    ...['fecha de la autorizacion', 'fecha de consentimiento', 'fecha consentimiento', 'fecha del consentimiento'],
    ...['fecha habeas data', 'fecha de habeas data', 'fecha firma habeas data', 'fecha autorizacion habeas data'],
    ...['fecha de aceptacion', 'consent date', 'date of consent', 'consented on', 'consent given on', 'consented at'],
    ...['consent given at', 'gdpr consent date', 'consent granted on', 'privacy consent date', 'consent timestamp'],
    ...['consintio el', 'autorizo el', 'acepto el', 'cuando consintio', 'cuando autorizo', 'dia del consentimiento'],
    ...[
      'fecha en que consintio',
      'fecha en que autorizo',
      'consentimiento el',
      'agreed on',
      'accepted on',
      'when consent was given',
    ],
  ],
  consent_how: [
    ...['medio de autorizacion', 'forma de autorizacion', 'medio de consentimiento', 'forma de consentimiento'],
    ...['tipo de autorizacion', 'origen del consentimiento', 'how consent was given', 'consent method', 'consent source'],
    ...['autorizacion de datos', 'autorizacion de datos personales', 'autorizacion tratamiento de datos', 'habeas data'],
    ...['autorizacion de tratamiento de datos', 'autorizacion de tratamiento de datos personales', 'autorizacion habeas data'],
    ...['autorizacion', 'consentimiento', 'tratamiento de datos', 'consent', 'gdpr consent', 'data consent', 'consent status'],
    ...[
      'como dio el consentimiento',
      'como consintio',
      'como autorizo',
      'como acepto',
      'medio del consentimiento',
      'how they consented',
    ],
  ],
  language: ['idioma', 'idioma preferido', 'lengua', 'language', 'preferred language', 'lang', 'locale'],
}
const ranks = new Map(
  Object.entries(headings).flatMap(([field, words]) =>
    words.map((word, rank) => [word, { field: field as ImportField, rank }] as const),
  ),
)

/** Questions of forms and longer headings, by the words in them: "¿En qué ciudad vives?", "Sube tu hoja de vida". */
const questions: readonly (readonly [ImportField, RegExp])[] = [
  [
    'full_name',
    /\bnombres?\b.*\bapellidos?\b|\b(?:nombres? completos?|full name)\b|^(?:cual es )?(?:tu|su|your) (?:nombre|name)$/,
  ],
  ['email', /\b(?:correo|e ?mail)\b/],
  ['phone', /\b(?:whatsapp|celular|movil|telefono|telefonico|mobile|phone|cell)\b/],
  ['date_of_birth', /\bfecha de nac|\b(?:birth|naciste)\b/],
  ['city', /\b(?:ciudad|municipio|city)\b|\bdonde (?:vives|resides)\b/],
  ['cv', /\bhoja de vida\b|\bcurriculum\b|\bcv\b|\bresume\b/],
]
/** Words of headings that speak of somebody else, of a permission, or of something about the field. */
const ofOthers =
  /\b(?:referencia|referid\w*|referral|conyuge|spouse|espos[oa]|familiar|reference|emergenc\w*|empresa|company|employer|jefe|manager|acudiente|reclutador|recruiter|owner|client\w*|acept\w*|autori\w*|consent\w*|acuerdo|agree|permi\w*|tienes|nacimiento de|tipo|type|label|display|status|estado|valid\w*|verified|opt|domain|count|date added|updated|madre|padre|contacto de|universi\w*|confirm\w*|expedicion|preferred contact|deseada|preferencia)\b/
/** Below every heading of the lists. */
const questionRank = 500

export interface HeadingGuess {
  readonly field: ImportField
  /** The lower, the surer. */
  readonly rank: number
}

/** A heading without accents, signs and remarks in brackets: "E-mail *", "Fecha de nacimiento (dd/mm/aaaa)". */
export function plainHeading(heading: string): string {
  return withoutAccents(heading.slice(0, 300).replace(/\([^)]{2,}\)|\[[^\]]*\]/g, ' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The field that a plain heading names; undefined for another one. */
export function guessHeading(plain: string): HeadingGuess | undefined {
  const exact = ranks.get(plain)
  if (exact || plain.length < 6 || ofOthers.test(plain)) return exact
  const found = questions.find(([, words]) => words.test(plain))
  return found && { field: found[0], rank: questionRank + plain.length }
}

/** How surely a heading names its field: the lower, the surer. */
export const headingRank = (heading: string): number => guessHeading(plainHeading(heading))?.rank ?? 2 * questionRank

/** Whether a plain heading speaks of a consent: "Consintió el", "Aceptó la política de datos". Its cells say what it holds. */
export const speaksOfConsent = (plain: string): boolean =>
  /\b(?:consint|consent|autoriz|acept|habeas|accept|agree)\w*/.test(plain)

/** Whether a plain heading only asks in which manner: "Cómo", "Por qué medio". */
export const isManner = (plain: string): boolean =>
  /^(?:como|de que forma|forma|via|(?:por que )?medio|metodo|how|method|means)$/.test(plain)

/** Headings that mean the whole name where no column holds the last name. */
export const isAnyName = (plain: string): boolean => ['nombres', 'nombre', 'name', 'nombre s'].includes(plain)

const first = /^(?:primer|1er)\b|\b(?:paterno|paternal)\b|(?:nombre|apellido) 1$|^first surname$/
const later =
  /^(?:segundo|2do|2o|tercer|otros|middle|middlename|second|additional)\b|\b(?:materno|maternal)\b|(?:nombre|apellido) 2$|^materno$/

/** Which part of a first or last name a column holds: the whole, its first part, or a later part. */
export const partOfName = (plain: string): 'whole' | 'first' | 'later' =>
  later.test(plain) ? 'later' : first.test(plain) ? 'first' : 'whole'

/** Whether names in the column begin with the last name. */
export const isLastNameFirst = (heading: string): boolean =>
  /^(?:apellidos?|last name|surname)\b.*\b(?:nombres?|name)$/.test(plainHeading(heading))

/** The place of a column among those that make up a name. */
export const placeInName = (heading: string): number => (partOfName(plainHeading(heading)) === 'later' ? 1 : 0)

/** Whether a heading says no more than that its cells are notes. */
export const isNoteHeading = (heading: string): boolean => heading === '' || headings.note.includes(plainHeading(heading))

/** The number of headings that mean a field of a person. */
export const knownHeadings = (headings: readonly string[]): number =>
  new Set(headings.slice(0, 200).flatMap((heading) => guessHeading(plainHeading(heading))?.field ?? [])).size
