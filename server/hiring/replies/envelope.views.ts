import { createHash } from 'node:crypto'
import { limits } from '#domain/kernel/limits.ts'
import { type Head, kindOfIncoming, readHead, receiversOf } from '#domain/mail/incoming.rules.ts'

/** What the beginning of a message says about it. */
export interface Envelope {
  readonly head: Head
  /** Its own id in angle brackets; for a message without one, a hash of its beginning. */
  readonly messageId: string
  readonly receivers: readonly string[]
  /**
   * The ids of the e-mails that it answers, as `uuid`s of the outbox: the one that it names as answered first, then back in its conversation.
   */
  readonly answers: readonly string[]
  /** The ids of the conversation before it, as References and In-Reply-To name them. */
  readonly thread: string
  /** Whether it may be a report, which names the e-mail only in the copy that it returns. */
  readonly mayBeReport: boolean
  readonly beginning: string
}

const ownId = /<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@[^<>\s]{1,255}>/gi
const anyId = /<[^<>\s]{1,300}>/g
/** Programs keep the first ids and the last ones of a long conversation. */
const mostIds = 20

export function envelopeOf(bytes: Buffer): Envelope {
  const beginning = bytes.toString('latin1')
  const head = readHead(beginning)
  const [references, answered] = [head.get('references') ?? '', head.get('in-reply-to') ?? '']
  const ids = `${references} ${answered}`
  const [messageId] = (head.get('message-id') ?? '').match(anyId) ?? []
  return {
    head,
    messageId: messageId ?? `sha256:${createHash('sha256').update(bytes).digest('hex')}`,
    receivers: receiversOf(head),
    answers: [...ownIdsIn(answered), ...ownIdsIn(references).reverse()],
    thread: [...new Set(ids.match(anyId))].slice(-mostIds).join(' '),
    mayBeReport: kindOfIncoming(head, head.get('subject') ?? '', false) === 'report',
    beginning,
  }
}

export const ownIdsIn = (text: string): string[] => [...text.matchAll(ownId)].map(([, id = '']) => id.toLowerCase())

/** A field of the head as staff read it in a list: one line, without encoding. */
export const shownField = (head: Head | undefined, name: string) =>
  decodeWords(head?.get(name) ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, limits.text.line)

/** Decodes the encoded words of a field (RFC 2047). */
function decodeWords(field: string): string {
  return field
    .slice(0, 2000)
    .replace(/(=\?[^?]*\?[bq]\?[^?]*\?=)\s+(?==\?)/gi, '$1')
    .replace(/=\?([\w-]{1,40})(?:\*\w*)?\?([bq])\?([^?]*)\?=/gi, (word, charset: string, encoding: string, text: string) => {
      const bytes =
        encoding.toLowerCase() === 'b'
          ? Buffer.from(text, 'base64')
          : Buffer.from(
              text
                .replaceAll('_', ' ')
                .replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
              'latin1',
            )
      try {
        return new TextDecoder(charset).decode(bytes)
      } catch {
        return word
      }
    })
}
