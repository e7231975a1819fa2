import { limits } from '../../kernel/limits.ts'
import type { ReceivedReply, SentMail } from '../../mail/correspondence.ts'
import { withoutSignedLinks } from '../../mail/mail.rules.ts'

/** The prefixes that mail programs put before the subject of an answered or forwarded message, in the languages that candidates use. */
const prefixes = /^(?:\s*(?:re|rv|fwd?|aw|sv|enc|res|rif)\s*(?:\[\d+\])?\s*:)+\s*/i

/** The subject without those prefixes. */
export const bareSubject = (subject: string): string => subject.replace(prefixes, '').trim()

/** The subject of an answer: that of the message with one `Re:`. */
export function subjectOfAnswer(subject: string): string {
  return `Re: ${bareSubject(subject)}`.slice(0, limits.text.line).trim()
}

const messageId = /^<[^\s<>@]+@[^\s<>@]+>$/
/** Mail programs need the first message of a conversation and the latest ones (RFC 5322, 3.6.4). */
const mostInThread = 20

/** The Message-IDs of a conversation in their order, for the header References: each once, without malformed ones. */
export function threadOf(ids: readonly (string | null | undefined)[]): string[] {
  const valid = [...new Set(ids.filter((id) => id != null && id.length <= 250 && messageId.test(id)))] as string[]
  return valid.length <= mostInThread ? valid : [...valid.slice(0, 1), ...valid.slice(1 - mostInThread)]
}

/** An e-mail or a reply of a stored message, with its files by their uuids. */
export interface MessageParts {
  readonly mail?: SentMail | null | undefined
  readonly reply?: ReceivedReply | null | undefined
}

/** The message as staff may read it. `signedPath` signs the path of a file by its uuid. */
export function shownMessage({ mail, reply }: MessageParts, signedPath: (uuid: string) => string) {
  const signed = (files: SentMail['files']) => files.map(({ file, name }) => ({ name, file: signedPath(file) }))
  return {
    ...(mail && { mail: { ...mail, text: withoutSignedLinks(mail.text), files: signed(mail.files) } }),
    ...(reply && { reply: { ...reply, files: signed(reply.files) } }),
  }
}
