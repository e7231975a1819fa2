import type { Language } from '#domain/kernel/languages.ts'

export interface MailFact {
  readonly label: string
  readonly value: string
  /** Where the value leads, if it is a link. */
  readonly href?: string | undefined
}

export interface MailLink {
  readonly label: string
  readonly url: string
}

/** Who writes: the company's name, the site's address, and its logo as a whole address where it has one. */
export interface MailSite {
  readonly name: string
  readonly url: string
  readonly logo: string | null
}

/** What an e-mail says; everything but bodyHtml is plain text. */
export interface MailParts {
  readonly language: Language
  /** Empty where the e-mail greets nobody by name. */
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
  /** Where the receiver confirms their address; only while nobody has. */
  readonly confirmUrl?: string | undefined
  /** Where an answer arrives; without it the e-mail says that nobody reads answers. */
  readonly replyTo?: string | undefined
  readonly site: MailSite
}

/** The parts with the words that every e-mail has around them. */
export interface FramedMail extends MailParts {
  readonly greeting: string
  readonly link: MailLink
  readonly confirm: { readonly question: string; readonly label: string; readonly url: string } | undefined
  readonly note: string
}
