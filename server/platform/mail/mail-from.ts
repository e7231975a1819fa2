import { headerText } from '#domain/mail/mail.rules.ts'

export interface MailAddress {
  readonly name: string
  readonly address: string
}

/**
 * The sender that MAIL_FROM names, `Name <a@b>` or `a@b`; undefined when it is neither. The name is taken as it stands: a company's
 * may hold a colon, a comma or parentheses, which mean something else in the syntax of mail headers.
 */
export function readMailFrom(text: string): MailAddress | undefined {
  const [, named = '', bracketed] = /^(.*)<([^<>]*)>\s*$/.exec(headerText(text)) ?? []
  const address = (bracketed ?? headerText(text)).trim()
  return /^[^\s@<>",;()]+@[^\s@<>",;()]+$/.test(address) ? { name: withoutQuotes(named.trim()), address } : undefined
}

function withoutQuotes(name: string): string {
  return /^"(?:[^"\\]|\\.)*"$/.test(name) ? name.slice(1, -1).replace(/\\(.)/g, '$1') : name
}
