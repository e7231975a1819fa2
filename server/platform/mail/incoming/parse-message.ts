import PostalMime, { type Email } from 'postal-mime'
import { limits } from '#domain/kernel/limits.ts'
import { longestAddress, usualAddress } from '#domain/kernel/mail-address.ts'
import { type DeliveryReport, readDeliveryStatus } from '#domain/mail/bounces.rules.ts'
import { readCalendarReply } from '#domain/mail/calendar-reply.rules.ts'
import { kindOfIncoming } from '#domain/mail/incoming.rules.ts'
import { readPlainReport } from '#domain/mail/plain-reports.rules.ts'
import { splitQuoted } from '#domain/mail/quoted.rules.ts'
import { htmlLinesOf } from '../../html-lines.ts'
import { hasLostLetters, inWestern, withoutMojibake, withoutUuencoded } from './careless-programs.ts'
import type { Parsed, Unparsed } from './parsed.ts'
import { filesOfWinmail } from './winmail.ts'

/** Longer text or HTML is cut before it is read. */
const longestBody = 500_000
const longestName = 1000
/** More attachments than are kept, because some are of kinds that are not. */
const mostContents = 2 * limits.replies.files

/** Reads a message, or its beginning. Its texts are cut to what a person writes. Only a separate process calls this: see message-reader.ts. */
export async function parseMessage({ source, isCut: isBeginning, isToEnvelope }: Unparsed): Promise<Parsed> {
  const whole = Buffer.from(source)
  const lines = boundedLines(whole)
  const isCut = isBeginning || lines.length < whole.length
  const email = await readEmail(lines)
  const head = new Map(email.headers.toReversed().map(({ key, value }) => [key.toLowerCase(), value]))
  const subject = lineOf(withoutMojibake(email.subject ?? ''))
  const { text: body, files } = withoutUuencoded(withoutMojibake(textOf(email)))
  const { text, quoted } = splitQuoted(body, subject)
  const kind = kindOfIncoming(head, subject, isToEnvelope, text)
  const reports = kind === 'report' ? reportsOf(email, subject, body) : []
  return {
    from: cut(usualAddress(lineOf(email.from?.address ?? '')), longestAddress),
    subject: cut(subject, limits.text.line),
    text: cut(text, limits.replies.textLength),
    quoted: cut(quoted, limits.replies.textLength),
    // A report that says nothing which is understood is shown like the message of any program.
    isAutomatic: kind === 'automatic' || kind === 'report',
    isUncertain: kind === 'uncertain',
    calendar: calendarOf(email),
    reports: reports.length > 0 ? reports : undefined,
    attachments: [...attachmentsOf(email, isCut), ...files.slice(0, limits.replies.files).map(fileOfText)],
  }
}

/** Reads a message as its sender saw it, also when it names no encoding or a wrong one. */
async function readEmail(source: Buffer): Promise<Email> {
  const parse = (bytes: Buffer) =>
    PostalMime.parse(bytes, { rfc822Attachments: true, forceRfc822Attachments: true, attachmentEncoding: 'arraybuffer' })
  const email = await parse(source)
  return hasLostLetters(email.subject, email.text, email.html) ? parse(inWestern(source)) : email
}

const fileOfText = ({ name, content }: { name: string; content: Uint8Array }) => ({
  name: storable(name).slice(0, longestName),
  kind: 'application/octet-stream',
  content: content.length < limits.upload.bytes ? content : undefined,
})

const isCalendar = ({ mimeType }: Email['attachments'][number]) => /^(?:text\/calendar|application\/ics)$/i.test(mimeType)

function calendarOf({ attachments }: Email) {
  const files = attachments.filter(isCalendar).map(({ content }) => Buffer.from(content as ArrayBuffer).toString('utf8'))
  return files.map((file) => readCalendarReply(storable(file))).find((reply) => reply !== undefined)
}

function reportsOf({ attachments }: Email, subject: string, body: string): DeliveryReport[] {
  const status = attachments.find(({ mimeType }) => mimeType.toLowerCase() === 'message/delivery-status')
  const statuses = status ? readDeliveryStatus(storable(Buffer.from(status.content as ArrayBuffer).toString('utf8'))) : []
  if (statuses.length > 0) return statuses
  const plain = readPlainReport(subject, storable(body.slice(0, limits.replies.textLength)))
  return plain ? [plain] : []
}

/** Signatures of mail programs are no files that somebody sends. */
const signatures = /^application\/(?:x-)?(?:pkcs7-signature|pgp-signature|pgp-keys)$/i

/** An attachment, or the files that Outlook packed into it. */
function unpacked(attachment: Email['attachments'][number]): Email['attachments'] {
  if (!/ms-tnef/i.test(attachment.mimeType) && !/^winmail\.dat$/i.test(attachment.filename ?? '')) return [attachment]
  const files = filesOfWinmail(new Uint8Array(attachment.content as ArrayBuffer))
  if (files.length === 0) return [attachment]
  return files.map(({ name, content }) => ({
    ...attachment,
    mimeType: 'application/octet-stream',
    filename: name || null,
    content: content.slice().buffer as ArrayBuffer,
  }))
}

function attachmentsOf(email: Email, isCut: boolean): Parsed['attachments'] {
  const isAnswer = calendarOf(email) !== undefined
  const files = email.attachments
    .filter((file) => !(isAnswer && isCalendar(file)))
    .flatMap(unpacked)
    .map(({ mimeType, filename, content, disposition }, at, all) => ({
      name: filename ? storable(filename).slice(0, longestName) : undefined,
      kind: cut(mimeType, limits.text.line),
      isFile: disposition === 'attachment' || Boolean(filename),
      isAttached: disposition !== 'inline',
      // Without the rest of a message that was cut, its last part is not whole.
      isWhole: !isCut || at < all.length - 1,
      content: content as ArrayBuffer,
    }))
    .filter(({ isFile, kind }) => isFile && !signatures.test(kind))
    .sort((one, other) => Number(other.isAttached) - Number(one.isAttached))
  let left = mostContents
  return files.slice(0, 5 * mostContents).map(({ name, kind, isWhole, content }) => {
    const isKept = isWhole && content.byteLength < limits.upload.bytes && left > 0
    if (isKept) left -= 1
    return { name, kind, content: isKept ? new Uint8Array(content) : undefined }
  })
}

/** The parser is slow with each line and each part, so that both are bounded, like the bytes before them. */
function boundedLines(source: Buffer): Buffer {
  let end = 0
  let boundaries = 0
  for (let line = 0; line < limits.replies.messageLines; line += 1) {
    if (source[end] === 0x2d && source[end + 1] === 0x2d) boundaries += 1
    if (boundaries > limits.replies.messageParts) return source.subarray(0, end)
    const feed = source.indexOf(0x0a, end)
    if (feed < 0) return source
    end = feed + 1
  }
  return source.subarray(0, end)
}

/** A value in one line: encoded words may contain line breaks. */
const lineOf = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

function cut(text: string, most: number): string {
  return [...storable(text).trim()].slice(0, most).join('')
}

/** PostgreSQL stores no zero bytes. */
const storable = (text: string) => text.replaceAll('\0', '')

function textOf({ text, html }: Email): string {
  return text?.trim() ? text.slice(0, longestBody) : htmlLinesOf((html ?? '').slice(0, longestBody), '> ')
}
