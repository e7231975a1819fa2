import { limits } from '../kernel/limits.ts'
import { oneLine } from '../kernel/plain-text.ts'
import type { MailKind } from '../mail-kinds.ts'

const markup: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for HTML, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => markup[character] ?? character)
}

/** Replaces each `{{name}}` by its value, in one pass: values are not filled again, and variables without a value stay (INJ-05). */
export function fillVariables(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )
}

/** Same as fillVariables in HTML: each value is escaped. */
export function fillVariablesInHtml(template: string, values: Readonly<Record<string, string>>): string {
  return fillVariables(template, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeHtml(value)])))
}

/** Text for a mail header: one line, without anything that mail programs would decode (MAIL-02, INJ-04). */
export function headerText(text: string): string {
  return oneLine(text).replaceAll('=?', '= ?').replace(/ {2,}/g, ' ')
}

/** The receiver of an e-mail as staff read it; without a name only the address. */
export const shownReceiver = (name: string, address: string) => (name === '' ? address : `${name} <${address}>`)

/**
 * Kinds of e-mails whose link gives access to the receiver's account. They leave the outbox once delivered. On a site without SMTP, only
 * people with every permission can open them in the mailbox (LOG-03).
 */
export const accountLinkKinds: readonly string[] = ['recovery', 'invitation', 'consent', 'held_consent'] satisfies MailKind[]

/** Kinds of e-mails that are deleted after delivery or failure, because their address no longer belongs to an account (SPEC-54). */
export const transientKinds: readonly string[] = ['account_erased'] satisfies MailKind[]

/**
 * Kinds of e-mails that a person asks for. They are also sent to an address that an earlier e-mail did not reach, because the person may
 * have mended it.
 */
export const askedForKinds: readonly string[] = ['recovery', 'new_link', 'new_address'] satisfies MailKind[]

/**
 * Kinds of e-mails about the account of their receiver, and about the work of colleagues. They also leave to somebody who must not be
 * contacted (CON-02).
 */
export const accountKinds: readonly string[] = [
  ...(['welcome', 'new_address', 'new_link', 'confirm_reminder', 'recovery', 'password_changed', 'email_changed'] as const),
  ...(['factor_changed', 'account_left', 'account_erased', 'address_change', 'invitation'] as const),
  ...(['test', 'interviewer', 'notice', 'notice_digest'] as const),
] satisfies MailKind[]

/** The states of a delivered e-mail: accepted by an SMTP server, or kept because the site has none (SPEC-45). */
export const deliveredStatuses = ['sent', 'kept'] as const
export type DeliveredStatus = (typeof deliveredStatuses)[number]

/**
 * The text of an e-mail as colleagues read it. The signed parts of links are left out: with them a colleague could confirm the address, or
 * answer an invitation, in the name of the receiver.
 */
export function withoutSignedLinks(text: string): string {
  return text.replace(/[\w-]+(?:\.[\w-]+)*\.[\w-]{43}(?![\w-])/g, '…')
}

/** A text without e-mail addresses. */
export const withoutAddresses = (text: string): string => text.replace(/[^\s<>()"',;:]+@[^\s<>()"',;:]+/g, '…')

/** Removes the receiver's name and address from an SMTP server's reason, because reasons are stored longer than the address. */
export function withoutReceiver(reason: string, receiver: { readonly to_name: string; readonly to_address: string }): string {
  const [account = ''] = receiver.to_address.split('@')
  const names = [receiver.to_address, receiver.to_name, account, ...receiver.to_name.split(/\s+/)].filter(
    ({ length }) => length > 2,
  )
  const named = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return withoutAddresses(reason).replace(
    named === '' ? /(?!)/ : new RegExp(`(?<![\\p{L}\\p{N}])(?:${named})(?![\\p{L}\\p{N}])`, 'giu'),
    '…',
  )
}

interface QueuedMail {
  readonly subject: string
  readonly html: string
  readonly to_address: string
  readonly queued_at: Date
  readonly status: 'queued' | DeliveredStatus | 'failed'
}

/** Whether an e-mail repeats the last one, as after a double click or a lost answer; not when the last one failed. */
export function isRepeated<Last extends QueuedMail>(
  last: Last | undefined,
  mail: { readonly subject: string; readonly html: string; readonly to: { readonly address: string } },
  now: Date,
): last is Last {
  if (!last || last.status === 'failed') return false
  if (last.queued_at.getTime() < now.getTime() - limits.repeatedMailSeconds * 1000) return false
  return last.html === mail.html && last.subject === headerText(mail.subject) && last.to_address === headerText(mail.to.address)
}
