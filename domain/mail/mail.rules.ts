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
 * Kinds of e-mails whose link is a key to the receiver's account. Nobody else reads them: they leave the outbox when they were handed
 * over, and the mailbox of a site without SMTP opens them only to who holds everything anyway (LOG-03).
 */
export const keyKinds: readonly string[] = ['recovery', 'invitation']

/** Kinds of e-mails that leave no row behind, whether they were handed over or given up: their address belongs to nobody here any more (decision 54). */
export const fleetingKinds: readonly string[] = ['account_erased']
