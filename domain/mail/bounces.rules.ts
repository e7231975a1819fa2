/** What a report says about one receiver of an e-mail (RFC 3464). */
export interface DeliveryReport {
  readonly address: string
  /** `failed`, `delayed`, `delivered`, `relayed` or `expanded`. */
  readonly action: string
  /** An enhanced status code, as 5.1.1. */
  readonly status: string
  /** The words of the server that refused the e-mail; empty when it gave none. */
  readonly reason: string
}

/** Reads the receivers of a message/delivery-status part. Groups of fields are separated by blank lines; the first is about the report itself. */
export function readDeliveryStatus(text: string): DeliveryReport[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/)
    .flatMap((group) => {
      const fields = fieldsOf(group)
      const address = addressOf(fields.get('original-recipient')) ?? addressOf(fields.get('final-recipient'))
      const status = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(fields.get('status') ?? '')?.[0]
      if (!address || !status) return []
      const reason = (fields.get('diagnostic-code') ?? '').replace(/^[\w-]+;\s*/, '')
      return [{ address, action: (fields.get('action') ?? '').toLowerCase(), status, reason }]
    })
}

/** Whether the e-mail did not and will not arrive. A delay is no failure. */
export function isFailure({ action }: Pick<DeliveryReport, 'action'>): boolean {
  return action === 'failed'
}

/**
 * Whether a failure says that other e-mails will not reach the address either. One that servers gave up after temporary refusals
 * (4.x.x), or refused because of its sender, says nothing about the address.
 */
export function isBounce({ action, status }: Pick<DeliveryReport, 'action' | 'status'>): boolean {
  return isFailure({ action }) && status.startsWith('5.') && !isAboutSender(status)
}

/** A policy against the sender, as 5.7.26, or an invalid address of the sender. */
const isAboutSender = (status: string) => status.startsWith('5.7.') || status === '5.1.7' || status === '5.1.8'

/**
 * Whether the answer of an SMTP server to a receiver says that the address does not exist. A refusal for another reason, such as a policy
 * against this sender, says nothing about the address.
 */
export function isUnknownAddress(code: number, response: string): boolean {
  const status = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0]
  if (status === undefined) return code === 550 || code === 551 || code === 553
  return (status.startsWith('5.1.') && !isAboutSender(status)) || status === '5.2.1'
}

/** The fields of a group, lower-cased names; a line that begins with a space continues the field before it. */
function fieldsOf(group: string): Map<string, string> {
  const unfolded = group.replace(/\n[ \t]+/g, ' ')
  const pairs = [...unfolded.matchAll(/^([\w-]+):[ \t]*(.*)$/gm)]
  return new Map(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), value.trim()]))
}

/** The address of a field such as `rfc822; person@example.com`. */
function addressOf(field: string | undefined): string | undefined {
  const address = field
    ?.replace(/^[\w-]+;\s*/, '')
    .replace(/^<|>$/g, '')
    .trim()
    .toLowerCase()
  return address?.includes('@') ? address : undefined
}

interface Headers {
  /** The values of the message's headers, by lower-cased names. */
  get(name: string): string | undefined
}

/** Whether a program and not a person wrote the message (RFC 3834, and the headers of older programs). */
export function isAutomatic(headers: Headers): boolean {
  const submitted = (headers.get('auto-submitted') ?? 'no').toLowerCase()
  if (!/^no\b/.test(submitted.trim())) return true
  if (['x-autoreply', 'x-autorespond', 'x-auto-response-suppress'].some((name) => isAutoHeader(name, headers.get(name))))
    return true
  return /^(?:auto_reply|bulk|junk|list)$/i.test((headers.get('precedence') ?? '').trim())
}

/** Exchange writes x-auto-response-suppress into e-mails of people too, so it says nothing by itself. */
function isAutoHeader(name: string, value: string | undefined): boolean {
  return name !== 'x-auto-response-suppress' && value !== undefined && !/^no$/i.test(value.trim())
}

/** The parts of an answer: what the person wrote, and the quoted e-mail below it. */
export interface Answered {
  readonly text: string
  readonly quoted: string
}

/** Lines above a history whose own lines have no mark, as Outlook writes it. */
const unmarkedHeads = [
  /^-{2,}\s*(?:Original Message|Mensaje original|Mensaje reenviado|Forwarded message)\s*-{2,}$/i,
  /^_{10,}$/,
  /^\*?(?:From|De):\*?\s.+@.+$/i,
]
const sender = /^\*?(?:From|De):\*?\s/i
const sending = /^\*?(?:Sent|Date|Enviado|Enviado el|Fecha):/i
/** The line above a history with marks; a mail program may wrap it. */
const wrote = /^(?:On|El|En)\s.{5,300}(?:wrote|escribió|escribio):$/i
const longestHead = 4

/** Separates the quoted history from the answer above it. Answers written below or between the quotes stay whole. */
export function splitQuoted(whole: string): Answered {
  const lines = whole.replaceAll('\r\n', '\n').trim().split('\n')
  const at = lines.findIndex((_, index) => isUnmarkedHead(lines, index) || markedHeadLength(lines, index) > 0)
  const below = lines.slice(at)
  const isMarked = below.some((line) => line.startsWith('>'))
  const unsplit = { text: lines.join('\n'), quoted: '' }
  if (at < 0 || (at === 0 && !isMarked)) return unsplit
  const history = below.slice(markedHeadLength(lines, at))
  if (isMarked && !isUnmarkedHead(lines, at) && history.some((line) => line.trim() !== '' && !line.startsWith('>')))
    return unsplit
  return { text: lines.slice(0, at).join('\n').trim(), quoted: below.join('\n').trim() }
}

function isUnmarkedHead(lines: readonly string[], at: number): boolean {
  const line = lines[at]?.trim() ?? ''
  if (unmarkedHeads.some((head) => head.test(line))) return true
  return sender.test(line) && lines.slice(at + 1, at + 3).some((next) => sending.test(next.trim()))
}

/** The number of lines that introduce a history with marks: one for a line of the history itself, 0 for any other line. */
function markedHeadLength(lines: readonly string[], at: number): number {
  if (lines[at]?.startsWith('>')) return 1
  for (let length = 1; length <= longestHead; length += 1)
    if (
      wrote.test(
        lines
          .slice(at, at + length)
          .join(' ')
          .trim(),
      )
    )
      return length
  return 0
}
