import { createHash } from 'node:crypto'
import PostalMime, { type Email } from 'postal-mime'
import { limits } from '#domain/kernel/limits.ts'
import { type DeliveryReport, isAutomatic, readDeliveryStatus, splitQuoted } from '#domain/mail/bounces.rules.ts'
import { cleanFileName } from '../../platform/files/uploads.ts'
import { htmlLinesOf } from '../../platform/html-lines.ts'

/** An incoming message, as far as it is kept. */
export interface Incoming {
  readonly messageId: string
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly quoted: string
  readonly isAutomatic: boolean
  /** All addresses that it was sent to. */
  readonly to: readonly string[]
  /** The ids of the e-mails that it answers or returns, as `uuid`s of the outbox. */
  readonly answers: readonly string[]
  /** What a report about a delivery says; undefined for any other message. */
  readonly reports: readonly DeliveryReport[] | undefined
  /** Files first, then pictures inside the text. Without the rest of a message that was cut, its last part is not whole. */
  readonly attachments: readonly { readonly name: string; readonly content: Buffer; readonly isWhole: boolean }[]
}

/** Longer text or HTML is cut before it is read. */
const longestBody = 500_000

const ownId = /<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@[^<>\s]+>/gi

/** Reads a message, or its beginning. Its texts are cut to what a person writes. */
export async function parseIncoming(source: Buffer, isBeginning = false): Promise<Incoming> {
  const lines = firstLines(source)
  const isCut = isBeginning || lines.length < source.length
  const email = await PostalMime.parse(lines, {
    rfc822Attachments: true,
    forceRfc822Attachments: true,
    attachmentEncoding: 'arraybuffer',
  })
  const headers = new Map(email.headers.map(({ key, value }) => [key.toLowerCase(), value]))
  const parts = email.attachments.map(({ mimeType, filename, content, disposition }, at, all) => ({
    mimeType: mimeType.toLowerCase(),
    name: filename ? cleanFileName(filename) : cut(mimeType, limits.text.line),
    isFile: disposition === 'attachment' || Boolean(filename),
    isAttached: disposition !== 'inline',
    isWhole: !isCut || at < all.length - 1,
    content: Buffer.from(content as ArrayBuffer),
  }))
  const isReport = /multipart\/report/i.test(headers.get('content-type') ?? '')
  const status = parts.find(({ mimeType }) => mimeType === 'message/delivery-status')
  const returned = parts.filter(({ mimeType }) => mimeType === 'message/rfc822' || mimeType === 'text/rfc822-headers')
  const references = [headers.get('in-reply-to'), headers.get('references')]
  const ids = [...references, ...returned.map(({ content }) => content.toString('latin1', 0, 20_000))].join(' ')
  const { text, quoted } = splitQuoted(textOf(email))
  return {
    messageId: cut(email.messageId || `<${createHash('sha256').update(source).digest('hex')}>`, limits.text.description),
    from: cut(email.from?.address ?? '', 254),
    subject: cut(email.subject ?? '', limits.text.line),
    text: cut(text, limits.replies.textLength),
    quoted: cut(quoted, limits.replies.textLength),
    isAutomatic: isAutomatic(headers),
    to: addressesOf(email, headers),
    answers: [...ids.matchAll(ownId)].map(([, id = '']) => id.toLowerCase()),
    reports: isReport && status ? readDeliveryStatus(storable(status.content.toString('utf8'))) : undefined,
    attachments: parts.filter(({ isFile }) => isFile).sort((one, other) => Number(other.isAttached) - Number(one.isAttached)),
  }
}

/** The parser is slow with each line, so that a message of nothing but empty lines would keep the process from answering for minutes. */
function firstLines(source: Buffer): Buffer {
  let end = 0
  for (let line = 0; line < limits.replies.messageLines; line += 1) {
    const feed = source.indexOf(0x0a, end)
    if (feed < 0) return source
    end = feed + 1
  }
  return source.subarray(0, end)
}

function cut(text: string, most: number): string {
  return [...storable(text).trim()].slice(0, most).join('')
}

/** PostgreSQL stores no zero bytes. */
const storable = (text: string) => text.replaceAll('\0', '')

function textOf({ text, html }: Email): string {
  return text?.trim() ? text.slice(0, longestBody) : htmlLinesOf((html ?? '').slice(0, longestBody), '> ')
}

function addressesOf({ to = [], cc = [], deliveredTo }: Email, headers: ReadonlyMap<string, string>): string[] {
  const named = [...to, ...cc].flatMap((one) => one.group ?? [one]).map(({ address }) => address ?? '')
  const envelope = ['x-original-to', 'envelope-to', 'x-delivered-to'].map((name) => headers.get(name) ?? '')
  return [...named, deliveredTo ?? '', ...envelope].map((address) => address.replace(/^<|>$/g, '')).filter(Boolean)
}
