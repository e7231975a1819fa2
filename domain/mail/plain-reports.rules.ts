import { type DeliveryReport, isBounce, saysMissing, statusIn } from './bounces.rules.ts'

/** Where servers begin to repeat the e-mail that they return, as qmail, exim, Haraka and Exchange write it. */
const copyBegins =
  /^-{2,}.{0,20}(?:below this line is a copy|this is a copy|original message|mensaje original|mensagem original|returned message)|^(?:original message headers|encabezados de mensajes originales|cabeçalhos originais|received: )/im

const delayed =
  /\b(?:delayed|will (?:keep|continue) (?:trying|to try)|will be retried|still being retried|not yet been delivered|no action is required)\b|no se ha (?:podido )?entregado todavía|seguirá intentando|se ha retrasado|continuará tentando|foi adiada/i
const failed =
  /\b(?:permanent (?:error|failure)|fatal error|undeliver(?:able|ed)|giv(?:en|ing) up)|(?:could|can)(?: ?not|n.t) be delivered|(?:unable|wasn.t able|not able|failed) to (?:deliver|reach)|delivery (?:to the following|has|failed|failure)|couldn.t be (?:delivered|found)|address(?:\(es\)|es)? failed|no (?:se )?pud(?:o|imos) (?:ser )?entrega|no se ha podido entregar|error permanente|não (?:foi possível|pôde ser) entreg|falha (?:na|de) entrega/i

/**
 * Reads a report that is only text, as qmail, exim, Haraka and old servers write it. Undefined when the text speaks neither of a failure nor
 * of a delay. The report names no address: the e-mail that it is about has one receiver.
 */
export function readPlainReport(subject: string, whole: string): DeliveryReport | undefined {
  const at = copyBegins.exec(whole)?.index ?? whole.length
  // Without any line of the server itself the text is read whole, as after a head of unusual form.
  const text = at > 40 ? whole.slice(0, at) : whole
  const paragraphs = text.split(/\n[ \t]*\n/).map((lines) => lines.replace(/\s+/g, ' ').trim())
  const reason =
    paragraphs.find((words) => statusIn(words) !== undefined) ??
    paragraphs.find((words) => /(?:^|[^\d.])[45]\d\d[ -]\D/.test(words)) ??
    paragraphs.find((words) => saysMissing('', words)) ??
    ''
  const status = statusIn(reason) ?? ''
  const report = { address: '', status, reason }
  const isDelay = delayed.test(`${subject}\n${text}`) && !/permanent|fatal/i.test(text)
  if (isDelay) return { ...report, action: 'delayed' }
  const isFailed = status.startsWith('5') || failed.test(`${subject}\n${text}`) || isBounce({ ...report, action: 'failed' })
  return isFailed ? { ...report, action: 'failed' } : undefined
}
