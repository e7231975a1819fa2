import type { Language } from '#domain/kernel/languages.ts'

export interface MailFact {
  readonly label: string
  readonly value: string
  /** The address of a value that is a link. */
  readonly href?: string | undefined
}

export interface MailLink {
  readonly label: string
  readonly url: string
}

/** The sender: the company's name, the site's address, the full address of its logo, and its colour, if any. */
export interface MailSite {
  readonly name: string
  readonly url: string
  readonly logo: string | null
  /** As `#rrggbb`; null for that of the product. */
  readonly colour: string | null
}

/** The parts of an e-mail; all but bodyHtml are plain text. */
export interface MailParts extends MailContext {
  /** The name in the greeting; empty for an e-mail without one. */
  readonly recipient: string
  readonly subject: string
  /** A line before the title. */
  readonly intro?: string | undefined
  readonly title: string
  /** Sanitised rich text. */
  readonly bodyHtml: string
  readonly facts?: readonly MailFact[] | undefined
  /** The button; the site itself when there is none. */
  readonly link?: MailLink | undefined
  /** A second button, for a question with two usual answers. */
  readonly otherLink?: MailLink | undefined
  /** The link that confirms the receiver's address, while it is unconfirmed. */
  readonly confirmUrl?: string | undefined
  /** The link that ends such e-mails, in the footer and in the header of the message (RFC 8058). */
  readonly unsubscribe?: MailLink | undefined
  /** The address for answers; without it the e-mail says that nobody reads answers. */
  readonly replyTo?: string | undefined
  /** The address is shown as the team's: it is a colleague's or has a token, and neither belongs into the text. */
  readonly reachesTeam?: boolean | undefined
}

/** What every e-mail is composed for: its language and its sender. */
export interface MailContext {
  readonly language: Language
  readonly site: MailSite
}

/** The content of an e-mail, as the outbox stores it. */
export interface ComposedMail {
  readonly subject: string
  readonly html: string
  readonly plain: string
  readonly replyTo?: string | undefined
  readonly unsubscribeUrl?: string | undefined
  /** A calendar file. */
  readonly calendar?: string | undefined
}

/** The parts together with the words that frame every e-mail. */
export interface FramedMail extends MailParts {
  readonly greeting: string
  readonly link: MailLink
  readonly confirm: { readonly question: string; readonly label: string; readonly url: string } | undefined
  readonly note: string
}
