const consentWords = /\b(?:consint|consent|consiente|habeas|gdpr|rgpd|lgpd|ley 1581)\w*/
/** These also begin questions about travel, shifts and salaries, so that the heading has to name data or a policy too. */
const agreementWords = /\b(?:autoriz|authori[sz]|acept|aceit|accept|agree|acuerdo|permit|opt in)\w*/
const dataWords =
  /\b(?:datos?|dados|data|politicas?|policy|privacidad|privacidade|privacy|tratamiento|tratamento|terminos|termos|terms|informacion personal|personal information|guard\w*|conserv\w*|almacen\w*|store|keep)\b/
/** Verbs of agreement that are negated: at the beginning, because long questions end with "si no acepta …". */
const negatedVerb =
  /^(?:yo |i )?(?:no|nao|not|do not|does not|did not|don t|doesn t)(?: se)? (?:acept|autoriz|aceit|consient|consint|authori[sz]|consent|agree|accept|permit|store|keep|process|guard)\w*/
/** The same without an object: "No acepto". "No acepta viajar" is about something else. */
const negatedAlone = new RegExp(`${negatedVerb.source}$`)
const refusingVerb =
  /\b(?:rechaz\w*|refus\w*|declin\w*|denied|deneg\w*|se opon\w*|se opuso|object(?:s|ed)?|objection|desautoriz\w*|opt(?:ed)? ?out\w*)\b/
/** Facts about a consent that are neither its answer, its day nor its manner, and agreements to something else. */
const besideConsent =
  /\b(?:hasta|expir\w*|venc\w*|until|renew\w*|renov\w*|request\w*|solicit\w*|sent|enviad\w*|version|ip|link|url|id|marketing|publicidad|newsletter|boletin|comercial\w*|promotion\w*|reference\w*|referencias?|background check|antecedentes)\b/
const wordsOfDay = /\b(?:fecha|date|dia|day|cuando|when|el|on|at|time|timestamp|hora)\b/
const wordsOfManner = /\b(?:medio|forma|como|how|method|source|origen|canal|channel|via|soporte|evidencia|proof)\b/

/**
 * The field of a heading that speaks of a consent and is in no list, by its other words: "Consintió el", "¿Autorizas que guardemos tus datos?".
 * Undefined for other headings.
 */
export function consentFieldOf(plain: string): 'consent_answer' | 'consented_on' | 'consent_how' | undefined {
  if (endsConsent(plain)) return 'consent_answer'
  const isAgreement = agreementWords.test(plain) && dataWords.test(plain)
  if (!(consentWords.test(plain) || isAgreement) || besideConsent.test(plain)) return undefined
  const isQuestion = plain.split(' ').length > 5
  if (!isQuestion && wordsOfDay.test(plain)) return 'consented_on'
  return !isQuestion && wordsOfManner.test(plain) ? 'consent_how' : 'consent_answer'
}

/**
 * Whether a heading names the end or the refusal of a consent, so that a day or a yes below it is a refusal: "Fecha de revocatoria", "Consent
 * withdrawn at", "No acepto", "¿Se opone al tratamiento de sus datos?".
 */
export function endsConsent(plain: string): boolean {
  if (/\b(?:application|applied|solicitud|postulacion|offer|oferta)\b/.test(plain)) return false
  if (
    /\b(?:revoca\w*|revoked?|revogad\w*|withdraw\w*|should ?forget|retiro de (?:la )?(?:autorizacion|consentimiento))\b/.test(
      plain,
    )
  )
    return true
  const isOfData = consentWords.test(plain) || dataWords.test(plain) || /\bprocess(?:ing)?\b/.test(plain)
  return negatedAlone.test(plain) || (negatedVerb.test(plain) && isOfData) || (refusingVerb.test(plain) && isOfData)
}

/** Whether a heading by itself says no more than a day, a manner, or the time at which a form was answered. */
export const isBareDay = (plain: string): boolean =>
  /^(?:fecha(?: de (?:la )?respuesta)?|dia|cuando|date|day|when|on)$/.test(plain)
export const isManner = (plain: string): boolean =>
  /^(?:como|de que forma|forma|via|canal|(?:por que )?medio|metodo|how|method|means|channel)$/.test(plain)
export const isFormTime = (plain: string): boolean =>
  /^(?:marca temporal|timestamp|submitted at|submit date|fecha de envio)$/.test(plain)
