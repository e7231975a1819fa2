/** How much of a message is read: who consents says so at its beginning. */
const mostRead = 2000

/** Set phrases with a negation that deny nothing. */
const harmless =
  /\b(?:(?:no (?:hay|tengo|veo)|sin) (?:ningun )?(?:problema|inconveniente)|ningun (?:problema|inconveniente)|no problem|not a problem|no objections?|(?:por que|como|why) not?(?=\s*(?:[,.!?]|$)))/g

const negation =
  /\b(?:no|ni|nunca|jamas|tampoco|desacuerdo|rechazo|niego|deniego|revoco|retiro|desautorizo|not|never|neither|nor|cannot|(?:do|ca|wo|did|does|is|would|could|should|have)n'?t|disagree|decline|refuse|withdraw|object)\b/
const refusal = /^(?:no|nope|nunca|jamas|tampoco|never)(?:\s*$|\s*[,:]|\s+(?:gracias|senor|thank))/
const aboutConsent =
  /\b(?:autoriz|acept|consient|consent|acuerdo|dese|quier|permit|permis|interes|agree|accept|authori|want|wish|allow)/
const erasure =
  /\b(?:borr(?:en|ar|e)|elimin(?:en|ar|e)|supriman|suprimir|de baja|delete|erase|remove|unsubscribe|desacuerdo|desautorizo)/

/** A yes that depends on something is none. "Si" is a condition unless a yes follows it. */
const condition =
  /\b(?:if|unless|provided|depends?|depende|siempre (?:que|y cuando)|a menos que|salvo que|antes de|si (?!autorizo|acepto|consiento|confirmo|estoy|doy|quiero|pueden?\b|tienen?\b|claro|senor|gracias|por|de acuerdo|muchas)[a-z])/

/** Words that consent wherever they stand in a sentence. */
const consenting =
  /\b(?:autorizo|acepto(?! (?:la|el|su|otra?|una?) (?:oferta|entrevista|prueba|trabajo|empleo))|consiento|de acuerdo|(?:doy|tienen?|cuenten? con) mi (?:consentimiento|autorizacion|permiso)|si,? pueden?|pueden? (?:guardar|conservar|mantener|tratar|usar)|claro que si|i (?:\w+ )?(?:agree|accept|consent|authori[sz]e)|agreed|yes,? you (?:may|can)|you (?:may|can) (?:keep|store|use|save|process)|you have my (?:consent|permission|authori[sz]ation)|go ahead)\b/
/** Words that consent when they are a whole sentence, but for a courtesy. */
const bare =
  /^(?:si|yes|claro|por supuesto|of course|sure|certainly|absolutely|adelante)(?:[, ]+(?:si|yes|claro|por supuesto|of course|please|por favor|senor(?:a|es)?|muchas|gracias|thanks?|thank you|sir|madam))*$/

/**
 * Whether the words of a message read as a consent, in Spanish or English (INT-09). The site only offers to record it: a colleague reads the
 * message and decides. So a doubt is a no: questions, conditions, and messages that also deny or ask for erasure are none.
 */
export function saysYes(words: string): boolean {
  const plain = words
    .slice(0, mostRead)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[‘’´`]/g, "'")
    .toLowerCase()
    .replaceAll(harmless, ' ')
  const sentences = (plain.match(/[^.!?;\n]+[.!?;]*/g) ?? []).map((text) => ({
    isQuestion: text.includes('?') || text.includes('¿'),
    text: text
      .replaceAll(/[^\p{L}\p{N}', ]+/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/^[ ,]+|[ ,]+$/g, ''),
  }))
  if (sentences.some(({ text }) => denies(text))) return false
  return sentences.some(({ text, isQuestion }) => !isQuestion && isYes(text))
}

function denies(text: string): boolean {
  return refusal.test(text) || erasure.test(text) || (negation.test(text) && aboutConsent.test(text))
}

function isYes(text: string): boolean {
  return !negation.test(text) && !condition.test(text) && (bare.test(text) || consenting.test(text))
}
