import { withoutAccents } from '../../kernel/search-words.ts'

/** What a cell says of a consent: nothing, yes, no, or something that only a person can judge. */
export type ConsentAnswer = 'none' | 'yes' | 'no' | 'unknown'

export interface ReadAnswer {
  readonly answer: ConsentAnswer
  /** The date that the cell names beside its answer, as written; empty without one. */
  readonly day: string
}

/** A date in numbers or with the name of a month, with its year, and a time after it. */
const dateInside =
  /\(?\b(?:\d{4}[/.-]\d{1,2}[/.-]\d{1,2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2} (?:de )?[a-z]{3,10}\.?,? (?:del? )?\d{4}|[a-z]{3,10} \d{1,2},? \d{4})\b(?:[t ]\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?z?(?: ?[ap]\.? ?m\.?)?)?\)?/
/** What stands between an answer and its date. */
const beforeDate = /[\s,;:.([-]*(?:\b(?:el|del? dia|dia|en|on|at|em|desde|since|con fecha)\b[\s:]*)?$/

/** Words of a withdrawal or a refusal, wherever they stand. */
const withdrawn =
  /\b(?:revoc\w*|revok\w*|revog\w*|retir(?:o|a|ado|ada|aron)|withdr(?:aw\w*|ew)|rescind\w*|unsubscribed|opted[ -]?out|opt[ -]?out|declin(?:ed|o|ado|ada)|den(?:ied|ego|egad[oa])|refus(?:ed|al|o)|recus(?:ou|ado|ada|o)|reject(?:ed)?|rechaz(?:o|a|ad[oa])|neg(?:o|ou|ad[oa]|ativ[ao])|dad[oa] de baja|se dio de baja|en desacuerdo|disagree[ds]?|se opus?o|se opone|objected|cancel(?:o|l?ed|ad[oa])|anul(?:o|ad[oa])|retracto|desistio|desautoriz\w*|solicit\w* (?:su |la )?(?:eliminacion|supresion|borrado))\b/
const notWithdrawn = /^(?:no|nao|nunca|never|not) (?:ha |han |has |se )*(?:revoc|retir|withdr|revok|op)/
/** Verbs of a refusal, which name it even below a heading that is negated itself. */
const refusesToGive =
  /^(?:yo |i )?(?:no|nao|not|nunca|never|do not|don ?t) (?:acept|aceit|autoriz|authori|consent|consient|consint|otorg|da\b|doy|dio|dese|quier|agree|grant|accept|permit)/
/** Beginnings that look like a no and say that nobody knows: no answer yet, not asked, not recorded. */
const notKnown =
  /^(?:no (?:se\b|sabe|respond|respuesta|contest|ha\b|han\b|hay|aplica|registra|tiene|tenemos|informa|consta|especifica|disponible|enviad|solicitad|firm|data|response|answer|reply|record|info|consent on file|disponible|seguro|sure)|not (?:yet|given|asked|sent|requested|obtained|recorded|received|signed|available|applicable|set|known|sure|specified|subscribed)|nao (?:sei|respond|se aplica|informad|solicitad)|sin |aun no|todavia no|ainda nao|n\/?a\b|non[ -]subscribed|never (?:subscribed|asked|given))/
/** A plain no, or the beginning of a sentence that says no. */
const no =
  /^(?:n|f|0(?:[.,]0+)?|nie|nein|non|false|falso|off|[✗✘❌☒🚫]\ufe0f?|(?:no|nao|not|nunca|never|jamais|nope|do not|don ?t|i do not|i don ?t|prefiero que no|ni)\b.*|opt out)$/su
/** A plain yes. */
const yes =
  /^(?:s|si|sim|y|yes|yep|x|ok|okay|true|verdadero|verdadeiro|on|1(?:[.,]0+)?|v|[✓✔✅☑]\ufe0f?|acept[oa]|aceptad[oa]|aceptamos|aceit[oa]|aceito|autoriz[oa]|autorizad[oa]|otorg[oa]|otorgad[oa]|conced[ei]|concedi[do]|concedid[oa]|consiento|consiente|consintio|consentid[oa]|consinto|firm[oa]|firmad[oa]|given|granted|accept|accepted|accepts|agree|agreed|agrees|signed|consent given|consented|consents|opt(?:ed)?[ -]?in|subscribed|suscrit[oa]|de acuerdo|estoy de acuerdo|concordo|allowed|approved|aprobad[oa]|explicit(?: consent)?|obtained|obtenid[oa]|dad[oa]|recibid[oa]|vigente|active consent)$/u
/** Beginnings of sentences that say yes. */
const saysYes =
  /^(?:si|sim|yes|y|s|(?:yo |he leido y |lei y |leido y )?(?:acept[oa]|autoriz[oa]|otorg[oa]|consiento|consinto|aceito|concordo)|(?:la persona )?(?:acepta|autoriza|otorgo)|i (?:hereby )?(?:agree|accept|consent|authori[sz]e|have read and (?:agree|accept))|(?:estoy )?de acuerdo|doy mi (?:consentimiento|autorizacion)|aceptad[oa]|autorizad[oa]|otorgad[oa]|granted|accepted|agreed|signed|firmad[oa]|opt(?:ed)?[ -]?in|subscribed|consented|freely given consent)\b/
/** Words and empty boxes that make a yes less than one, also both answers of a form: "S/N". */
const hedged =
  /[☐✗✘❌☒🚫]|[[(] ?[\])]|\b(?:no|n|0|false|falso|never|nunca|reclam\w*|queja|elimin\w*|suprim\w*|supresion|borr\w*|delet\w*|eras\w*|bloque\w*|block\w*|baja|not|nao|pero|but|mas|aunque|excepto|except|salvo|menos|solo|only|somente|quizas?|tal vez|talvez|maybe|perhaps|creo|parece|condicion\w*|hasta|until|parcial\w*|partial\w*|pendiente|pending|falta\w*|verificar|confirmar|revisar|vencid[oa]|expired|caduc\w*|antes|previous\w*|ya no|anymore|sin)\b|\?/u

/** Lower case without accents, typographic apostrophes, and signs around it. */
export const plainAnswer = (cell: string): string =>
  withoutAccents(cell.slice(0, 500).replace(/[’'`´_]/g, ' '))
    .replace(/^[\s¡¿"“”«»*.,:;-]+|[\s!"“”«»*.,:;]+$/gu, '')
    .replace(/\s+/g, ' ')

/**
 * Reads the answer of a cell, and the date that it names (CON-01). A refusal beats a yes in the same cell. Nothing is guessed: a bare date, a
 * condition, or a word that says neither is `unknown`.
 */
export function readAnswer(cell: string): ReadAnswer {
  const plain = plainAnswer(cell)
  if (plain === '') return { answer: 'none', day: '' }
  const day = dateInside.exec(plain)?.[0].replace(/^\(|\)$/g, '') ?? ''
  const words = day === '' ? plain : withoutDate(plain)
  return { answer: answerOf(words), day }
}

function withoutDate(plain: string): string {
  const found = dateInside.exec(plain)
  if (!found) return plain
  const before = plain.slice(0, found.index).replace(beforeDate, '')
  const after = plain.slice(found.index + found[0].length)
  return `${before} ${after}`.replace(/^[\s,;:.()/-]+|[\s,;:.()/-]+$/g, '').replace(/\s+/g, ' ')
}

function answerOf(words: string): ConsentAnswer {
  if (withdrawn.test(words) && !notWithdrawn.test(words)) return 'no'
  if (notKnown.test(words)) return 'unknown'
  if (no.test(words)) return 'no'
  if (yes.test(words)) return 'yes'
  return saysYes.test(words) && !hedged.test(words) ? 'yes' : 'unknown'
}

/** Whether a cell is a yes and no more, such as "Sí" or "x". */
export const isPlainYes = (cell: string): boolean => yes.test(plainAnswer(cell))

/** Whether a cell refuses or withdraws in words, so that it does so below any heading; a bare "No" does not. */
export function refusesInWords(cell: string): boolean {
  const plain = plainAnswer(cell)
  return (withdrawn.test(plain) && !notWithdrawn.test(plain)) || refusesToGive.test(plain)
}

/** Whether a cell says that nothing was withdrawn. */
export const deniesWithdrawal = (cell: string): boolean => notWithdrawn.test(plainAnswer(cell))

/** Whether a cell of a column of manners refuses. "No presencial" is a manner. */
export const refusesInManner = (cell: string): boolean =>
  /^(?:no|n|nao|not|never|nunca)$/.test(plainAnswer(cell)) || refusesInWords(cell)

/**
 * Whether a cell of a column of manners names no consent: another legal basis, such as "Legitimate interest" or "Contract", or a consent that
 * nobody has given yet.
 */
export function isOtherBasis(cell: string): boolean {
  const plain = plainAnswer(cell)
  if (/\b(?:pending|waiting|awaiting|requested|expired|pendiente|solicitad[oa]|vencid[oa])\b/.test(plain)) return true
  if (/\b(?:consent|consentimiento|autorizacion)\b/.test(plain)) return false
  return /^(?:not applicable|no aplica|n\/?a$|none$|ningun[oa]$|unknown|desconocid[oa]|legitimate interests?|interes(?:es)? legitimos?|performance of a contract|ejecucion de(?:l| un)? contrato|contract$|contrato$|legal obligation|obligacion legal|vital interests?|interes(?:es)? vital(?:es)?|public (?:tasks?|interest)|interes publico)/.test(
    plain,
  )
}
