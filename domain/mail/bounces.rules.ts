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
      const status = statusIn(fields.get('status') ?? '')
      if (!address || !status) return []
      const reason = (fields.get('diagnostic-code') ?? '').replace(/^[\w-]+;\s*/, '')
      return [{ address, action: (fields.get('action') ?? '').toLowerCase(), status, reason }]
    })
}

/** Whether the e-mail did not and will not arrive. A delay is no failure. */
export function isFailure({ action }: Pick<DeliveryReport, 'action'>): boolean {
  return action === 'failed'
}

/** Servers say it with these codes: unknown mailbox, unknown system, invalid address, moved mailbox, a domain without mail (RFC 3463, RFC 7505). */
const missingCodes = /^5\.1\.(?:[1236]|10)$/
/** Codes that servers use for any cause, so that their words decide. An answer without a code is treated alike. */
const vagueCodes = /^(?:5\.[01345]\.0|5\.2\.1|5\.4\.4|)$/
const missingWords = new RegExp(
  [
    '(?:no such|unknown|invalid|non-?existent) (?:local )?(?:user|recipient|person|mailbox|address|account|domain|host)',
    '(?:user|recipient|mailbox|address|account|domain|host)(?: name)?(?: you entered)?(?: is| was|:)? ?(?:unknown|unavailable|not available|disabled|inactive|not found)',
    '(?:does not|doesn.?t|did not|not) exist',
    'no mailbox here',
    'doesn.?t have an? .{1,30} account',
    'not an? (?:valid|active|known) (?:mailbox|user|recipient|address|account)',
    '(?:account|address|mailbox|user).{1,60}(?:inactive|disabled|no longer|discontinued|does not|doesn.?t|not found|unknown)',
    'recipient ?not ?found',
    'no existe|inexistente|desconocid[oa]|desactivad[oa]|não existe|desconhecid[oa]|desativad[oa]',
  ].join('|'),
  'i',
)
/** Causes that end when the receiver makes room or the sender's server is trusted again. */
const otherWords =
  /quota|\bfull\b|over ?limit|too (?:large|big|many)|exceed|\bsize\b|\bspam|polic(?:y|ies)|block|blacklist|\blisted\b|gr[ea]ylist|try again|temporar|\brate\b|throttl|reputation|\b(?:spf|dkim|dmarc|rbl)\b|relay(?:ing)? (?:access )?(?:denied|not)|authenticat|virus|sender|cuota|llen[oa]\b|exced|política|cheia\b/i

/** Whether the words and the code of a refusal say that the address does not exist. Any other cause says nothing about later e-mails. */
export function saysMissing(status: string, reason: string): boolean {
  if (otherWords.test(reason)) return false
  return missingCodes.test(status) || (vagueCodes.test(status) && missingWords.test(reason))
}

/** Whether a failure says that the address does not exist, so that other e-mails will not reach it either (EML-02). */
export function isBounce({ action, status, reason }: Pick<DeliveryReport, 'action' | 'status' | 'reason'>): boolean {
  const stated = /\.0\.0$/.test(status) ? (statusIn(reason) ?? status) : status
  return isFailure({ action }) && saysMissing(stated, reason)
}

/** The first enhanced status code in a text. Parts of version numbers and network addresses are none. */
export const statusIn = (text: string): string | undefined => /(?<![\d.])[245]\.\d{1,2}\.\d{1,3}(?![\d.])/.exec(text)?.[0]

/** Whether the answer of an SMTP server to a receiver says that the address does not exist. */
export function isUnknownAddress(code: number, response: string): boolean {
  const status = statusIn(response)
  if (status === undefined && ![550, 551, 553].includes(code)) return false
  return saysMissing(status ?? '', response)
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
