import { headerText } from '#domain/mail/mail.rules.ts'

export interface MailAddress {
  readonly name: string
  readonly address: string
}

/**
 * Parses MAIL_FROM, `Name <a@b>` or `a@b`; undefined when it is neither. The name is taken literally: a company's name may contain a colon,
 * comma or parentheses, which have another meaning in mail headers.
 */
export function readMailFrom(text: string): MailAddress | undefined {
  const [, named = '', bracketed] = /^(.*)<([^<>]*)>\s*$/.exec(headerText(text)) ?? []
  const address = (bracketed ?? headerText(text)).trim()
  return /^[^\s@<>",;()]+@[^\s@<>",;()]+$/.test(address) ? { name: withoutQuotes(named.trim()), address } : undefined
}

function withoutQuotes(name: string): string {
  return /^"(?:[^"\\]|\\.)*"$/.test(name) ? name.slice(1, -1).replace(/\\(.)/g, '$1') : name
}
