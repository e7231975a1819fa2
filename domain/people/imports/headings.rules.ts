import {
  countFields,
  fieldsOf,
  type HeadingGuess,
  headingFinder,
  headingsIn,
  plainHeading,
} from '../../kernel/column-headings.ts'
import { forbidsByHeading } from './contact-refusals.rules.ts'

/** What a column of a file may become, with its headings. */
const headings = {
  full_name: `
    nombre completo, nombres y apellidos, nombre y apellidos, nombre y apellido, nombres apellidos, apellidos y nombres,
    apellido y nombre, apellidos nombres, full name, fullname, candidate name, display name, last name first name,
    nombre del candidato, nombre candidato, nombre del solicitante, nombre del aspirante, nombre del postulante,
    nombre postulante, nombre aspirante, partner name, applicant s name, applicant name, candidate full name, candidato,
    candidata, candidate, aspirante, postulante, applicant, contact name, nombre trabajador, employee name, nombre empleado`,
  first_name: `
    first name, firstname, given name, given names, forename, nombre de pila, candidate first name, candidate firstname,
    nombre s, nombres, nombre, name, primer nombre, segundo nombre, otros nombres, tercer nombre, nombre 1, nombre 2,
    1er nombre, 2do nombre, middle name, middle names, middlename, middle initial, second name, additional name`,
  last_name: `
    last name, lastname, surname, family name, apellidos, apellido, apellido s, candidate last name, surnames,
    candidate lastname, primer apellido, apellido paterno, ap paterno, a paterno, paterno, apellido 1, 1er apellido,
    first surname, paternal last name, paternal surname, segundo apellido, apellido materno, ap materno, a materno, materno,
    apellido 2, 2do apellido, 2o apellido, second last name, second surname, maternal last name, maternal surname`,
  email: `
    personal email, correo personal, email, e mail, mail, email address, e mail address, primary email, candidate email,
    correo electronico, correo electronico personal, correo, direccion de correo electronico, direccion de correo,
    direccion de email, email from, email personal, email 1, correo 1, e mail 1 value, emails, correos, email id, e mail 1,
    work email, email laboral, partner email, email s`,
  phone: `
    celular, movil, telefono movil, telefono celular, numero de celular, numero celular, no celular, cel, nro celular,
    n celular, no de celular, mobile, mobile phone, mobile number, mobile no, cell phone, cellphone, cell, partner mobile,
    candidate phone, whatsapp, numero de whatsapp, whatsapp number, phone, phone number, phone numbers, primary phone,
    partner phone, telefono, telefono de contacto, numero de contacto, tel, numero de telefono, numero telefonico, telefonos,
    telefono 1, phone 1, phone 1 value, phones, phone s, contact number, contacto, home phone, telefono fijo, tel fijo, fijo,
    tel cel, tel movil, tel casa`,
  city: `
    ciudad, ciudad de residencia, ciudad residencia, municipio, poblacion, localidad, city, town, location, current location,
    candidate location, city town, ubicacion, lugar de residencia, ciudad actual, comuna, distrito`,
  country: 'pais, pais de residencia, country, country region, country code, country name, address country, home country region',
  date_of_birth: `
    fecha de nacimiento, fecha nacimiento, f nacimiento, fec nacimiento, nacimiento, fecha nac, f nac, fec nac, date of birth,
    birth date, birthdate, birthday, dob, fecha de nac, cumpleanos`,
  skills: `
    habilidades, competencias, conocimientos, habilidades tecnicas, aptitudes, skills, key skills, skill set, skillset,
    technical skills, primary skills, skill, skills list`,
  tags: `
    etiquetas, etiqueta, tags, tag, candidate tags, associated tags, labels, categ ids, categorias, etiquetas asociadas,
    palabras clave`,
  source: `
    fuente, origen, canal, fuente de reclutamiento, procedencia, source, candidate source, source id, referral source, medio,
    application source, sources, origin, lead source, source name, data source`,
  // the colleague who is responsible for the person (MOV-03)
  owner: `
    reclutador, reclutadora, reclutador a, reclutador asignado, reclutadora asignada, responsable, responsable del candidato,
    responsable de seleccion, nombre del reclutador, correo del reclutador, correo del responsable, consultor, consultora,
    consultor a, consultor asignado, seleccionador, seleccionadora, analista de seleccion, psicologo de seleccion,
    psicologa de seleccion, ejecutivo de cuenta, ejecutiva de cuenta, asesor, asesora, asignado a, asignada a, encargado,
    encargada, propietario, propietario del contacto, propietario del candidato, dueno, a cargo de, recruiter, recruiter name,
    recruiter email, primary recruiter, assigned recruiter, owner, owner name, owner email, candidate owner, contact owner,
    record owner, lead owner, account owner, account manager, consultant, lead consultant, talent partner, assigned to,
    assigned user, responsible, person responsible, coordinator`,
  note: `
    nota, notas, observaciones, observacion, comentarios, comentario, resumen, note, notes, comments, description,
    descripcion, feedback, summary, headline, general comments, remarks, internal notes, notas internas, nota interna,
    notas adicionales, notas del candidato, observaciones generales`,
  cv: `
    hoja de vida, cv, curriculum, curriculum vitae, archivo de hoja de vida, archivo cv, archivo, nombre del archivo, resume,
    resume file, resume filename, cv file, cv filename, attachment, file name, hv, archivo hv, hojas de vida,
    archivo hoja de vida, archivo de la hoja de vida, adjunto, resume attachment, resume url, cv url, resume link, cv link,
    link cv, enlace cv, link hoja de vida`,
  language: 'idioma, idioma preferido, lengua, language, preferred language, lang, locale',
  consent_answer: `
    autoriza tratamiento de datos, acepta tratamiento de datos, autorizacion tratamiento de datos, habeas data,
    autorizacion de tratamiento de datos, autorizacion de tratamiento de datos personales, autorizacion habeas data,
    autorizacion de datos, autorizacion de datos personales, tratamiento de datos, tratamiento de datos personales, autoriza,
    autorizo, autorizacion, autorizacion ley 1581, ley 1581, consentimiento, consiente, acepta, acepto, aceptacion,
    gdpr consent, gdpr, rgpd, lgpd, data consent, consent, consent status, consented, consent given, has consented,
    privacy consent, data privacy consent, opt in, optin, email opt in, opt in status, gdpr status, data processing consent`,
  consented_on: `
    fecha de autorizacion, fecha autorizacion, fecha de autorizacion de datos, fecha autorizacion de datos,
    fecha de la autorizacion, fecha de consentimiento, fecha consentimiento, fecha del consentimiento, fecha habeas data,
    fecha de habeas data, fecha firma habeas data, fecha autorizacion habeas data, fecha de aceptacion, consent date,
    date of consent, consented on, consent given on, consented at, consent given at, gdpr consent date, consent granted on,
    privacy consent date, consent timestamp, consintio el, autorizo el, acepto el, cuando consintio, cuando autorizo,
    dia del consentimiento, fecha en que consintio, fecha en que autorizo, consentimiento el, agreed on, accepted on,
    when consent was given`,
  consent_how: `
    medio de autorizacion, forma de autorizacion, medio de consentimiento, forma de consentimiento, tipo de autorizacion,
    origen del consentimiento, how consent was given, consent method, consent source, como dio el consentimiento,
    como consintio, como autorizo, como acepto, medio del consentimiento, how they consented, soporte de la autorizacion,
    canal de autorizacion, consent channel, consent basis, legal basis for processing contact s data, data processing basis,
    lawful basis, legal basis, base legal`,
  // these two are found by their words: see contact-refusals.rules.ts
  do_not_contact: '',
  mail_permission: '',
}
export type ImportField = keyof typeof headings
export const importFields = fieldsOf<ImportField>(headings)

const findHeading = headingFinder<ImportField>(headings)
const noteHeadings = headingsIn(headings.note)

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
  /\b(?:referencia|referid\w*|referral|conyuge|spouse|espos[oa]|familiar|reference|emergenc\w*|empresa|company|employer|jefe|manager|acudiente|reclutador|recruiter|owner|client\w*|acept\w*|autori\w*|consent\w*|acuerdo|agree|permi\w*|tienes|nacimiento de|tipo|type|label|display|status|estado|valid\w*|verified|opt|opted|optin|marketing|subscri(?:be|bed|ption)|suscripcion|unsub\w*|domain|count|date added|updated|madre|padre|contacto de|universi\w*|confirm\w*|expedicion|preferred contact|deseada|preferencia)\b/
/** Below every heading of the lists. */
const questionRank = 500

/** The field that a plain heading names; undefined for another one. */
export function guessHeading(plain: string): HeadingGuess<ImportField> | undefined {
  const exact = findHeading(plain) ?? (forbidsByHeading(plain) ? { field: 'do_not_contact' as const, rank: 900 } : undefined)
  if (exact || plain.length < 6 || ofOthers.test(plain)) return exact
  const found = questions.find(([, words]) => words.test(plain))
  return found && { field: found[0], rank: questionRank + plain.length }
}

/** How surely a heading names its field: the lower, the surer. */
export const headingRank = (heading: string): number => guessHeading(plainHeading(heading))?.rank ?? 2 * questionRank

/** Whether a heading says no more than that its cells are notes. */
export const isNoteHeading = (heading: string): boolean => heading === '' || noteHeadings.includes(plainHeading(heading))

/** The number of headings that mean a field of a person. */
export const knownHeadings = (headings: readonly string[]): number =>
  countFields(headings, (heading) => guessHeading(plainHeading(heading)))
