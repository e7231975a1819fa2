/** The parts of an answer: the words of the person, and the quoted e-mail. */
export interface Answered {
  readonly text: string
  readonly quoted: string
}

const anyOf = (...words: readonly string[]) => `(?:${words.join('|')})`
const dashes = '[-‐‑–—_ ]{2,}'
/** What mail programs call the message that is answered or passed on, in the languages of candidates. */
const original = anyOf(
  'original (?:message|appointment|email)',
  '(?:mensaje|correo|email) (?:original|de origen)',
  '(?:mensagem|e-?mail) original',
  'missatge original',
  "message d[’']origine",
  'ursprüngliche nachricht',
  'messaggio originale',
)
const fieldNames = {
  from: anyOf('from', 'de', 'remitente', 'remetente', 'von', 'da', 'expéditeur', 'mittente'),
  /** A word that people do not write before a colon. */
  sent: anyOf('sent', 'enviad[oa]s?(?: el| em)?', 'enviat(?: el)?', 'gesendet(?: am)?', 'envoyé(?: le)?', 'inviato(?: il)?'),
  date: anyOf('date', 'fecha', 'data', 'datum'),
  to: anyOf('to', 'para', 'per a', 'an', 'à', 'a', 'cc', 'bcc', 'cco'),
  subject: anyOf('subject', 'asunto', 'assunto', 'assumpte', 'tema', 'betreff', 'objet', 'oggetto'),
}
type Field = keyof typeof fieldNames
const fields = Object.entries(fieldNames).map(([name, words]) => [name as Field, new RegExp(`^${words}\\s*:`, 'i')] as const)

/** A title above a history. Phones of Samsung write the sender behind it in the same line. */
const title = new RegExp(
  `^${dashes}\\s*(?:${original}|reply (?:message|above this line))\\s*${dashes}\\s*(?:${fieldNames.from}\\s*:.*)?$`,
  'i',
)
/** A title without dashes, and a line across the page; the fields of the message follow. */
const bareTitle = new RegExp(`^(?:${original}|[_-]{10,})$`, 'i')
/** A line of Zoho above a history. */
const dashedWrote = /^-{3,}\s.{5,300}[<([]\S+@\S+?[>)\]]\s*(?:wrote|escribi[oó]|escreveu|a écrit|schrieb|ha scritto)\s*-{2,}$/i
/** A title above a message that the person passes on. */
const forwarded = new RegExp(
  `^${dashes}\\s*${anyOf(
    'forwarded message',
    'mensaje reenviado',
    'mensagem (?:re)?encaminhada',
    'missatge reenviat',
    'message (?:transféré|transmis)',
    'weitergeleitete nachricht',
    'messaggio inoltrato',
  )}\\s*${dashes}$|^${anyOf(
    'begin forwarded message',
    'inicio del mensaje reenviado',
    'início da mensagem (?:re)?(?:encaminhada|enviada)',
    'inici del missatge reenviat',
    'début du message (?:réexpédié|transféré)',
    'anfang der weitergeleiteten nachricht',
    'inizio messaggio inoltrato',
  )}\\s*:$`,
  'i',
)
/** The subject of a message that the person passes on. */
const forwardedSubject = /^\s*(?:fwd?|rv|enc|tr|wg|i)\s*:/i
/** So many lines may a head take, with long lists of receivers wrapped. */
const longestHead = 30

const verb = anyOf(
  'wrote',
  'said',
  'escribi[oó]',
  'escribía',
  'dijo',
  'escreveu',
  'disse',
  'a écrit',
  'ha scritto',
  'va escriure',
)
const day = anyOf('on', 'el', 'en', 'em', 'no dia', 'le', 'il', 'a', 'am', 'op')
const address = '[<([]\\s*\\S+@\\S+?[>)\\]]+'
/** The line above a history, by the order of its parts. Each begins as programs begin it, so that no words before it belong to it. */
const wrote = [
  `${day}\\s.{5,400}?[\\s>)\\]]${verb}`,
  `(?:am|op)\\s.{5,150}\\s(?:schrieb|schreef|hat)\\s.{1,250}`,
  `\\d{1,4}[-./]\\d{1,2}[-./]\\d{2,4}\\s.{3,300}${address}(?:\\s*${verb})?`,
  `.{1,200}${address}\\s*(?:${verb}|schrieb|schreef)(?:\\s+(?:${day}\\s)?.{5,100}|\\s*\\(.{5,60}\\))?`,
  'missatge de\\s.{3,300}\\sdel dia\\s.{5,100}',
].map((form) => new RegExp(`^${form}\\s*:$`, 'i'))
/** Yahoo on phones writes the history behind that line. */
const wroteBefore = new RegExp(`^${day}\\s.{5,300}@.{1,200}${verb}\\s*:\\s{2,}\\S`, 'i')
/** That line in any other language. */
const introduced = /\d.*:$/
const mostLinesOfWrote = 4
const time = /\d{1,2}[:.h]\d\d/
const sentFrom = new RegExp(
  `^${anyOf(
    '(?:enviado|enviada|enviat) (?:desde|do|da|a partir d[oae]|con|com|des)',
    'sent (?:from|with|via)',
    'gesendet (?:von|mit)',
    'von meinem .{1,40} gesendet',
    'envoyé (?:de|depuis|avec|à partir)',
    'inviato (?:da|con)',
    '(?:get|obtener|obtenir|obter|obtenha o|télécharger|scarica|holen sie sich) outlook',
    'outlook für',
  )}(?!\\p{L})`,
  'iu',
)

/** Whether it is the line that a phone adds below a message. */
export const isSentFrom = (line: string): boolean => sentFrom.test(plainLine(line))

/**
 * Separates the quoted history from the answer. Only what mail programs append is history; where that is not certain, the text is shown. Words
 * of the person that resemble a history, such as a list of references with "De:", stay, and so do answers between the quotes, and messages
 * that the person passes on. An answer below the quotes, and what a program appends there, follows the words above them.
 */
export function splitQuoted(whole: string, subject = ''): Answered {
  const lines = whole.replaceAll('\r\n', '\n').trim().split('\n')
  const unsplit = { text: lines.join('\n'), quoted: '' }
  if (forwardedSubject.test(subject)) return unsplit
  for (let at = 0; at < lines.length; at += 1) {
    if (forwarded.test(plainLine(lines[at] ?? ''))) return unsplit
    const head = headAt(lines, at)
    if (!head) continue
    const begin = nextWords(lines, at + head.length)
    if (!isMarked(lines[begin])) {
      if (head.needsMarks) continue
      // Whoever wrote nothing above the history may have answered below it.
      const isAbove = lines.slice(0, at).some((line) => plainLine(line) !== '' && !isSentFrom(line))
      return isAbove ? parted(lines, at, lines.length) : unsplit
    }
    const end = endOfMarked(lines, begin)
    return end === undefined ? unsplit : parted(lines, at, end)
  }
  return unsplit
}

const joined = (lines: readonly string[]) => lines.join('\n').trim()

function parted(lines: readonly string[], from: number, to: number): Answered {
  const own = [joined(lines.slice(0, from)), joined(lines.slice(to))]
  return { text: own.filter(Boolean).join('\n\n'), quoted: joined(lines.slice(from, to)) }
}

/** The end of the marked lines; undefined when words between or directly below them may be answers to them. */
function endOfMarked(lines: readonly string[], begin: number): number | undefined {
  let end = begin
  for (let at = begin; at < lines.length; at += 1) {
    if (!isMarked(lines[at])) continue
    if (lines.slice(end, at).some((line) => line.trim() !== '')) return undefined
    end = at + 1
  }
  const isApart = (lines[end] ?? '').trim() === '' || /^--\s*$/.test(lines[end] ?? '')
  return isApart ? end : undefined
}

interface HistoryHead {
  readonly length: number
  /** Whether it is a head only when marked lines follow, because a person could have written it. */
  readonly needsMarks: boolean
}

function headAt(lines: readonly string[], at: number): HistoryHead | undefined {
  const line = lines[at] ?? ''
  // Programs of phones mark that line too.
  if (isMarked(line)) return wroteAt(lines.slice(at, at + mostLinesOfWrote).map(withoutMark), 0)
  const plain = plainLine(line)
  if (plain === '') return undefined
  if (title.test(plain) || dashedWrote.test(plain)) {
    const next = nextWords(lines, at + 1)
    const length = lengthOfFields(lines, next, true) || (wroteAt(lines, next)?.length ?? 0)
    return { length: length > 0 ? next - at + length : 1, needsMarks: false }
  }
  if (bareTitle.test(plain)) {
    const next = nextWords(lines, at + 1)
    const length = lengthOfFields(lines, next, true)
    return length > 0 ? { length: next - at + length, needsMarks: false } : undefined
  }
  const length = lengthOfFields(lines, at, false)
  return length > 0 ? { length, needsMarks: false } : wroteAt(lines, at)
}

const isMarked = (line = '') => /^ ?>/.test(line)
const withoutMark = (line: string) => line.replace(/^ ?(?:> ?)+/, '')

/** Without the bold marks and the marks of direction that programs put around names. */
const plainLine = (line: string) =>
  line
    .replace(/[*\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .normalize()
    .trim()

function nextWords(lines: readonly string[], from: number): number {
  let at = from
  while (at < lines.length && plainLine(lines[at] ?? '') === '') at += 1
  return at
}

/**
 * The length of the fields of a message that begin here; 0 when none do. They are a sender and a date of sending, in any order and with lines
 * that were wrapped. Below a title these are enough; elsewhere a subject or an address is among them, and beside fields that people write too,
 * such as "Fecha:", also a receiver. Within a paragraph they begin with the sender, so that the lines above stay.
 */
function lengthOfFields(lines: readonly string[], at: number, isTitled: boolean): number {
  const found = new Set<Field>()
  let [end, from] = [at, '']
  for (; end < Math.min(lines.length, at + longestHead); end += 1) {
    const line = plainLine(withoutMark(lines[end] ?? ''))
    if (line === '') break
    const name = fields.find(([, pattern]) => pattern.test(line))?.[0]
    if (end === at && (name === undefined || name === 'to' || (name !== 'from' && !isTitled && isInParagraph(lines, at))))
      return 0
    if (name === 'from') from = line
    if (name) found.add(name)
  }
  if (!found.has('from')) return 0
  const isNamed = isTitled || found.has('subject') || from.includes('@')
  const isHead = found.has('sent') ? isNamed : found.has('date') && found.has('subject') && found.has('to')
  return isHead ? end - at : 0
}

const isInParagraph = (lines: readonly string[], at: number) => at > 0 && plainLine(lines[at - 1] ?? '') !== ''

function wroteAt(lines: readonly string[], at: number): HistoryHead | undefined {
  if (wroteBefore.test(plainLine(lines[at] ?? '')) && time.test(lines[at] ?? '')) return { length: 1, needsMarks: false }
  const length = lengthOfWrote(lines, at)
  if (length === 0) return isIntroduced(lines, at) ? { length: 1, needsMarks: true } : undefined
  // What begins further below is the program's line; the lines above it are the person's.
  for (let later = 1; later < length; later += 1) if (lengthOfWrote(lines, at + later) === length - later) return undefined
  const line = oneLine(lines, at, length)
  // With an address and a time it is the program's; a person's own "El lunes 3 mi jefe escribió:" needs marks below.
  return { length, needsMarks: !(line.includes('@') && time.test(line)) }
}

const oneLine = (lines: readonly string[], at: number, length: number) =>
  lines
    .slice(at, at + length)
    .map(plainLine)
    .join(' ')
    .slice(0, 600)

/** How many lines the program's line takes that begins here, because programs wrap it; 0 when none begins. */
function lengthOfWrote(lines: readonly string[], at: number): number {
  for (let length = 1; length <= mostLinesOfWrote && at + length <= lines.length; length += 1) {
    if (plainLine(lines[at + length - 1] ?? '') === '' || isMarked(lines[at + length - 1])) return 0
    const line = oneLine(lines, at, length)
    if (/\d/.test(line) && wrote.some((form) => form.test(line))) return length
  }
  return 0
}

/** Whether a line with a date and an address introduces marked lines, in whatever language. */
function isIntroduced(lines: readonly string[], at: number): boolean {
  const line = plainLine(lines[at] ?? '').slice(0, 600)
  return line.includes('@') && introduced.test(line)
}
