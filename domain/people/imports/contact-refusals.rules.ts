import { plainAnswer, readAnswer } from './consent-answers.rules.ts'
import { endsConsent } from './consent-headings.rules.ts'
import { isDay } from './dates.rules.ts'

/** Words of headings that say whom nobody shall write to (CON-02). "No. contacto" is a number, so that "no contactar" has its whole verb. */
const refusal =
  /\b(?:do ?not ?(?:contact|call|e ?mail|mail|text|disturb)|dnc|(?:no|nao) (?:volver a )?(?:contactar|contatar|llamar|molestar|escribir|enviar (?:correos?|mensajes)|recibir)|no (?:desea|quiere) (?:ser contactad[oa]|recibir)|opt(?:ed)? ?out|hasoptedoutofemail|unsub\w*|desuscrit[oa]|dad[oa] de baja|baja de correos|rechaz\w* (?:recibir|correos?|comunicaciones|contacto)|excluir de correos|lista robinson|clean time|(?:black|block)list(?:ed)?)\b/
/** Facts about a refusal that are not the refusal, and ways that nobody writes on. */
const besideRefusal =
  /\b(?:reason|motivo|other|campaign|campana|title|type|subtype|link|url|token|id|ip|fax|page|tracking|profiling|source|count|rate)\b/

/** Whether a plain heading says whom nobody shall write to: "No contactar", "Email Address is Opted Out", "EMAIL_BLACKLISTED". */
export const forbidsByHeading = (plain: string): boolean =>
  refusal.test(plain) && !besideRefusal.test(plain) && !endsConsent(plain)

/** Whether a column holds a status, among whose words "do not contact" may be. The argument is a plain heading. */
export const isStatus = (plain: string): boolean =>
  !forbidsByHeading(plain) &&
  /^(?:estado|estatus|status|candidate status|estado del candidato|contact status|email status|email permission status|situacion|email marketing|email marketing consent|global status|list status)$|\b(?:subscribe|subscribed|subscription|suscripcion|email marketing) status$|^email subscription$/.test(
    plain,
  )

const mailWords =
  '(?:e ?mails?|marketing|newsletters?|mailings?|sms|publicidad|boletin(?:es)?|correos?|promocion(?:es)?|comunicaciones)'
/** Headings that say whether somebody subscribed to messages, or confirmed that they did. */
const permission = new RegExp(
  [
    '^(?:is |esta )?(?:subscribed|suscrit[oa]|inscrit[oa])$',
    '\\b(?:subscribed|suscrit[oa]) (?:to |a (?:los |el )?)?(?:e ?mail|newsletter|correo|boletin)',
    `\\b(?:accepts?|acept[oa]|receives?|recibe|quiere|wants?|permit[es]?|allows?)\\b.*\\b${mailWords}\\b`,
    `\\b${mailWords} (?:opt ?in|permission|subscribed|subscription|suscripcion|permiso|accepted|allowed|confirmed)\\b`,
    '\\b(?:double|doble) ?(?:opt ?in|confirmacion)\\b|\\b(?:opt ?in|subscription) confirmed\\b|\\bsuscripcion confirmada\\b',
  ].join('|'),
)
/** Facts about a subscription that are not its answer. */
const besidePermission = /\b(?:time|date|at|on|fecha|dia|cuando|ip|version)\b/

/** Whether a plain heading names the subscription to messages: "subscribedEmail", "Accepts marketing", "DOUBLE_OPT-IN". */
export const isPermission = (plain: string): boolean =>
  permission.test(plain) && !besideRefusal.test(plain) && !besidePermission.test(plain)

const notConfirmed =
  /^(?:pending|pendiente|archived|archivad[oa]|unconfirmed|(?:pending|waiting for|awaiting) confirmation|pendiente de confirmacion|(?:non|not|never|un)[ -]?(?:subscribed|confirmed)|(?:sin|no|por) (?:suscrit[oa]|suscribir|confirmar|confirmad[oa]))$/
/** The statuses of a mailing list: a column of nothing else is one of subscriptions whatever its heading. */
const isMailStatus = (plain: string): boolean => notConfirmed.test(plain) || /^(?:subscribed|suscrit[oa])$/.test(plain)

/** Whether the values of a column of statuses say that somebody subscribed to a mailing list and others did not. */
export const areSubscriptions = (values: readonly string[]): boolean =>
  values.some((value) => notConfirmed.test(plainAnswer(value))) && values.every((value) => isMailStatus(plainAnswer(value)))

/**
 * Whether a cell says no to messages, or that the person never confirmed (CON-01). In a column of subscriptions, everything but a yes and a day
 * says so; in a column that holds other words, only words that say so.
 */
export function isUnconfirmed(cell: string, isOwnColumn: boolean): boolean {
  const plain = plainAnswer(cell)
  if (plain === '' || notConfirmed.test(plain)) return plain !== ''
  if (!isOwnColumn || isDay(cell)) return false
  return readAnswer(cell).answer !== 'yes' && !/^(?:active|activ[oa]|confirmed|confirmad[oa]|double opt[ -]?in)$/.test(plain)
}

/** Words for a person who wants no messages, in a column that holds other words too. */
const wantsNone =
  /\b(?:no (?:volver a )?(?:llamar|contactar|molestar|escribir|enviar)|no (?:quiere|desea) (?:que (?:l[aeo]s? )?(?:llam|contact|escrib)\w*|ser contactad[oa]|recibir|mas (?:correos|llamadas|mensajes))|do not (?:contact|call|e?-?mail|disturb|text)|don ?t (?:contact|call|e?-?mail|text)|dnc|dnd|unsubscribed|cleaned|(?:black|block)list(?:ed)?|lista negra|opted[ -]?out|opt[ -]?out|dad[oa] de baja|nao (?:ligar|contatar|contactar|enviar))\b/

/**
 * Whether a cell of a column says that nobody shall write to the person (CON-02). In a column of its own, such as "No contactar", everything
 * but a no says so, also a date; in a column that holds other words, such as "Estado", only words that say so.
 */
export function forbidsContact(cell: string, isOwnColumn: boolean): boolean {
  const plain = plainAnswer(cell)
  if (plain === '') return false
  if (wantsNone.test(plain)) return true
  if (!isOwnColumn) return false
  const { answer } = readAnswer(cell)
  return answer !== 'no' && !/^(?:subscribed|suscrit[oa]|active|activ[oa]|null|none|sin restriccion)$/.test(plain)
}
