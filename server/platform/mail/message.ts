import type { Readable } from 'node:stream'
import type { Selectable } from 'kysely'
import type { MailComposerOptions } from 'nodemailer/lib/mail-composer'
import type { Language } from '#domain/kernel/languages.ts'
import { accountLinkKinds, headerText } from '#domain/mail/mail.rules.ts'
import type { MailKind } from '#domain/mail-kinds.ts'
import type { OutgoingEmails } from '../../database/schema.ts'
import type { MailAddress } from './mail-from.ts'

/** Marks an e-mail whose link gives access to an account. */
export const keyHeader = 'X-Account-Key'

export type OutgoingEmail = Selectable<OutgoingEmails>

/** A file of an e-mail. */
export interface Attachment {
  readonly filename: string
  readonly contentType: string
  readonly content: Readable
}

/**
 * An e-mail of the outbox as nodemailer takes it. Names and addresses are separate values, so that a name cannot change the receivers
 * (INJ-04). The Message-ID is derived from the row, so that mail programs recognise a second delivery after a crash.
 * Reports of mail servers go to `returnTo`. What a colleague sends to one person is not marked as sent by a program, and an answer names no
 * language: its writer chose none, and the account's may be another one.
 */
export function messageOf(
  email: OutgoingEmail,
  from: MailAddress,
  returnTo = from.address,
  attachments: readonly Attachment[] = [],
): MailComposerOptions {
  const to = { name: headerText(email.to_name), address: headerText(email.to_address) }
  return {
    from: { name: headerText(from.name), address: from.address },
    to,
    ...(email.reply_to ? { replyTo: { name: '', address: headerText(email.reply_to) } } : {}),
    envelope: { from: returnTo, to: [to.address] },
    subject: headerText(email.subject),
    messageId: ownMessageId(email.uuid, from),
    ...(email.in_reply_to ? { inReplyTo: email.in_reply_to } : {}),
    ...(email.thread ? { references: email.thread } : {}),
    date: email.queued_at,
    headers: {
      ...(isPersonal(email) ? {} : { 'Auto-Submitted': 'auto-generated' }),
      ...(ownWordsKinds.includes(email.kind) ? {} : { 'Content-Language': email.language }),
      // Exchange and Outlook then send no out-of-office replies, which RFC 3834 would leave out for Auto-Submitted.
      'X-Auto-Response-Suppress': 'All',
      ...(email.unsubscribe_url ? unsubscribeHeaders(email.unsubscribe_url) : {}),
      ...(accountLinkKinds.includes(email.kind) ? { [keyHeader]: 'yes' } : {}),
    },
    text: email.plain,
    html: email.html,
    attachments: [...attachments],
    ...(email.calendar ? { icalEvent: calendarPart(email.calendar, email.language) } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Kinds of e-mails that a colleague writes in own words, in a language that nobody states. */
const ownWordsKinds: readonly string[] = ['answer', 'client_message'] satisfies MailKind[]

/**
 * Whether a colleague sends an e-mail to one person: an answer, or the words about a stage that they chose or wrote. The e-mails that a stage
 * sends by itself have no author, and suggestions have the words of a program (RFC 3834).
 */
export const isPersonal = ({ kind, actor_id }: Pick<OutgoingEmail, 'kind' | 'actor_id'>): boolean =>
  ownWordsKinds.includes(kind) || (kind === 'stage' && actor_id !== null)

/** The Message-ID of the e-mail with this uuid. */
export const ownMessageId = (uuid: string, from: MailAddress) => `<${uuid}@${from.address.split('@').at(-1)}>`

/** Lets mail programs unsubscribe the receiver with one request, without opening a page (RFC 8058). */
function unsubscribeHeaders(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** The calendar file, sent with the method that it contains and with a name in the language of the e-mail. */
function calendarPart(content: string, language: Language) {
  return { method: /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH', filename: calendarNames[language], content }
}

/** Without accents, which some mail programs garble in names of files. */
const calendarNames: Readonly<Record<Language, string>> = { es: 'invitacion.ics', en: 'invitation.ics' }
