import { limits } from '../kernel/limits.ts'
import { oneLine } from '../kernel/plain-text.ts'

const markup: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as it must stand in HTML, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => markup[character] ?? character)
}

/**
 * Puts values in the places of `{{name}}`, in one pass: what a value contains is never filled again, and names without a value
 * stay as they are (INJ-05).
 */
export function fillVariables(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )
}

/** The same in HTML: every value is text there, whatever it contains. */
export function fillVariablesInHtml(template: string, values: Readonly<Record<string, string>>): string {
  return fillVariables(template, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeHtml(value)])))
}

/** Text that may stand in a mail header: one line, and nothing that mail programs would decode into more (MAIL-02, INJ-04). */
export function headerText(text: string): string {
  return oneLine(text).replaceAll('=?', '= ?').replace(/ {2,}/g, ' ')
}

/** Whether a text is one e-mail address and nothing else, so that it may become a Reply-To. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && /^[\w.%+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i.test(text)
}

/**
 * Every kind of e-mail, and what it counts among at an address that nobody has confirmed (SPEC-56): together with the others;
 * apart, only among its own kind, where who brings it about takes nothing from what others write, nor they from what must be told of a
 * change that is made already; or uncounted, where each goes with one that counted, or calls one off.
 */
export const mailKinds = {
  stage: 'together',
  share: 'together',
  test: 'together',
  welcome: 'together',
  new_address: 'together',
  new_link: 'together',
  invitation: 'together',
  recovery: 'apart',
  password_changed: 'apart',
  email_changed: 'apart',
  account_left: 'apart',
  account_erased: 'apart',
  interview_cancelled: 'uncounted',
  interviewer: 'uncounted',
} as const satisfies Record<string, 'together' | 'apart' | 'uncounted'>
export type MailKind = keyof typeof mailKinds

/**
 * What an e-mail counts among at an address that nobody has confirmed; undefined where it counts among nothing. An invitation to an
 * interview counts apart from other notices: a person who has just registered got several e-mails that day, and must hear of it.
 */
export function countedAmong(kind: MailKind, invites: boolean): string | undefined {
  if (mailKinds[kind] === 'uncounted') return undefined
  if (invites && kind === 'stage') return 'invitation mail'
  return mailKinds[kind] === 'apart' ? `${kind} mail` : 'mail'
}

/**
 * Kinds of e-mails whose link is a key to the receiver's account. Nobody else reads them: they leave the outbox when they were handed
 * over, and the mailbox of a site without SMTP opens them only to who holds everything anyway (LOG-03).
 */
export const keyKinds: readonly string[] = ['recovery', 'invitation'] satisfies MailKind[]

/** Kinds of e-mails that leave no row behind, whether they were handed over or given up: their address belongs to nobody here any more (SPEC-54). */
export const fleetingKinds: readonly string[] = ['account_erased'] satisfies MailKind[]

/** An e-mail that an SMTP server accepted, or that was kept because the site has none (SPEC-45). */
export const handedOver = ['sent', 'kept'] as const
export type HandedOver = (typeof handedOver)[number]

/**
 * A reason as an SMTP server gives it, without what names the receiver: such answers repeat the address, and are kept longer than it.
 */
export function withoutReceiver(reason: string, receiver: { readonly to_name: string; readonly to_address: string }): string {
  const [account = ''] = receiver.to_address.split('@')
  const names = [receiver.to_address, receiver.to_name, account, ...receiver.to_name.split(/\s+/)].filter(
    ({ length }) => length > 2,
  )
  const named = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return reason
    .replace(/[^\s<>()"',;:]+@[^\s<>()"',;:]+/g, '…')
    .replace(named === '' ? /(?!)/ : new RegExp(`(?<![\\p{L}\\p{N}])(?:${named})(?![\\p{L}\\p{N}])`, 'giu'), '…')
}

interface QueuedMail {
  readonly subject: string
  readonly html: string
  readonly to_address: string
  readonly queued_at: Date
  readonly status: 'queued' | HandedOver | 'failed'
}

/** Whether an e-mail is the last one once more, as a button pressed twice or a lost answer brings it; not where that one failed. */
export function isRepeated<Last extends QueuedMail>(
  last: Last | undefined,
  mail: { readonly subject: string; readonly html: string; readonly to: { readonly address: string } },
  now: Date,
): last is Last {
  if (!last || last.status === 'failed') return false
  if (last.queued_at.getTime() < now.getTime() - limits.repeatedMailSeconds * 1000) return false
  return last.html === mail.html && last.subject === headerText(mail.subject) && last.to_address === headerText(mail.to.address)
}
