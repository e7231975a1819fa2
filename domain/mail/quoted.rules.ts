/** The parts of an answer: the words of the person, and the quoted e-mail below them. */
export interface Answered {
  readonly text: string
  readonly quoted: string
}

/** A title above a history, with dashes of any kind. Phones of Samsung write the sender behind it in the same line. */
const titles =
  /^[-‐‑–—_ ]{2,}\s*(?:original (?:message|appointment|email)|(?:mensaje|correo|email) (?:original|de origen)|(?:mensagem|e-?mail) original|reply (?:message|above this line))\s*[-‐‑–—_ ]{2,}\s*(?:(?:from|de|remitente|remetente)\s*:.*)?$/i
/** A title that a BlackBerry writes without dashes; the fields of the message follow. */
const bareTitle = /^(?:original message|mensaje original|mensagem original)$/i
/** A line of Zoho above a history. */
const dashedWrote = /^-{3,}\s.{5,300}[<([]\S+@\S+?[>)\]]\s*(?:wrote|escribi[oó]|escreveu)\s*-{2,}$/i
/** A title above a message that the person passes on. */
const forwarded =
  /^[-‐‑–—_ ]{2,}\s*(?:forwarded message|mensaje reenviado|mensagem (?:re)?encaminhada)\s*[-‐‑–—_ ]{2,}$|^(?:begin forwarded message|inicio del mensaje reenviado|início da mensagem (?:reencaminhada|encaminhada|reenviada))\s*:$/i
/** The subject of a message that the person passes on. */
const forwardedSubject = /^\s*(?:fwd?|rv|enc)\s*:/i
const rule = /^[_-]{10,}$/
/** The fields above a history of Outlook, Zimbra and programs of phones. `sent` is a word that people do not write before a colon. */
const fields = {
  from: /^(?:from|de|remitente|remetente)\s*:/i,
  sent: /^(?:sent|enviad[oa]s?(?: el| em)?)\s*:/i,
  date: /^(?:date|fecha|data)\s*:/i,
  to: /^(?:to|para|cc|bcc|cco)\s*:/i,
  subject: /^(?:subject|asunto|assunto)\s*:/i,
}
type Field = keyof typeof fields
/** So many lines may a head take, with long lists of receivers wrapped. */
const longestHead = 12

/** The line above a history with marks; a mail program may wrap it. It holds a date and ends with a verb, or with an address. */
const wrote =
  /^[\s*]*(?:on|el|en|em|le|a)\s.{5,300}(?:wrote|escribi[oó]|escribía|escreveu)\s*:\s*\*?$|^.{3,200}[<([]\S+@\S+?[>)\]]\s*(?:wrote|said|escribi[oó]|dijo|escreveu|disse)?(?:\s+(?:el|em|on)\s.{5,100})?\s*:\s*\*?$/i
const mostLinesOfWrote = 4

/**
 * Separates the quoted history from the answer above it. Only what mail programs append is history: words of the person that resemble it,
 * such as a list of references with "De:", stay, and so do answers below or between the quotes, and messages that the person passes on.
 */
export function splitQuoted(whole: string, subject = ''): Answered {
  const lines = whole.replaceAll('\r\n', '\n').trim().split('\n')
  const unsplit = { text: lines.join('\n'), quoted: '' }
  if (forwardedSubject.test(subject)) return unsplit
  for (let at = 0; at < lines.length; at += 1) {
    if (forwarded.test(plainLine(lines[at] ?? ''))) return unsplit
    const head = headAt(lines, at)
    if (!head) continue
    const history = lines.slice(at + head.length)
    const isMarked = history.some((line) => line.startsWith('>')) || lines[at]?.startsWith('>')
    if (!head.isSure) {
      // Marks decide for a line that a person could have written.
      const firstOfHistory = history.find((line) => line.trim() !== '')
      if (head.needsMarks && !firstOfHistory?.startsWith('>')) continue
      if (isMarked && history.some((line) => line.trim() !== '' && !line.startsWith('>'))) return unsplit
    }
    if (at === 0 && !isMarked) return unsplit
    return { text: lines.slice(0, at).join('\n').trim(), quoted: lines.slice(at).join('\n').trim() }
  }
  return unsplit
}

interface HistoryHead {
  readonly length: number
  /** Whether only mail programs write it, so that everything below is history, with or without marks. */
  readonly isSure: boolean
  /** Whether it is a head only when marked lines follow. */
  readonly needsMarks: boolean
}

function headAt(lines: readonly string[], at: number): HistoryHead | undefined {
  const line = lines[at] ?? ''
  if (line.startsWith('>')) return { length: 1, isSure: false, needsMarks: false }
  const plain = plainLine(line)
  if (plain === '') return undefined
  if (titles.test(plain) || dashedWrote.test(plain)) return { length: 1, isSure: true, needsMarks: false }
  if (rule.test(plain) || bareTitle.test(plain)) {
    const next = lines.findIndex((below, index) => index > at && below.trim() !== '')
    return next > 0 && hasFields(lines, next) ? { length: 1, isSure: true, needsMarks: false } : undefined
  }
  if (hasFields(lines, at)) return { length: 1, isSure: true, needsMarks: false }
  return wroteAt(lines, at)
}

/** Without the bold marks and the mark of direction that programs put around the names of fields. */
const plainLine = (line: string) => line.replace(/[*\u200e\u200f\u202a-\u202e]/g, '').trim()

/**
 * Whether the fields of a message begin here: a sender and a date of sending, in any order and with lines that were wrapped.
 * Fields that people write too, such as "Fecha:", count only beside a receiver and a subject.
 */
function hasFields(lines: readonly string[], at: number): boolean {
  const found = new Set<Field>()
  for (let next = at; next < Math.min(lines.length, at + longestHead); next += 1) {
    const line = plainLine(lines[next] ?? '')
    if (line === '') break
    const name = (Object.keys(fields) as Field[]).find((field) => fields[field].test(line))
    if (next === at && name === undefined) return false
    if (name) found.add(name)
  }
  if (!found.has('from') || !isFieldOfHead(plainLine(lines[at] ?? ''))) return false
  if (found.has('sent')) return true
  return found.has('date') && found.has('subject') && found.has('to')
}

/** A head begins with its sender; Zimbra and some phones begin with the subject or the date. */
const isFieldOfHead = (line: string) => [fields.from, fields.sent, fields.date, fields.subject].some((field) => field.test(line))

function wroteAt(lines: readonly string[], at: number): HistoryHead | undefined {
  for (let length = 1; length <= mostLinesOfWrote && at + length <= lines.length; length += 1) {
    const last = lines[at + length - 1] ?? ''
    if (last.startsWith('>') || (last.trim() === '' && length > 1)) return undefined
    const joined = lines
      .slice(at, at + length)
      .map(plainLine)
      .join(' ')
      .slice(0, 600)
    if (!wrote.test(joined) || !/\d/.test(joined)) continue
    // With an address and a year or time it is the program's; a person's own "El lunes 3 mi jefe escribió:" needs marks below.
    const isProgram = /@/.test(joined) && /\d{4}|\d:\d\d/.test(joined)
    return { length, isSure: false, needsMarks: !isProgram }
  }
  return undefined
}
