import type { Language } from '#domain/kernel/languages.ts'
import { en } from '#domain/mail/layout.mail.en.ts'
import { es } from '#domain/mail/layout.mail.es.ts'
import { escapeHtml, fillVariables } from '#domain/mail/mail.rules.ts'
import { mailHtml } from './mail-html.ts'
import { mailPlain } from './mail-plain.ts'

const texts = { es, en }

export interface MailFact {
  readonly label: string
  readonly value: string
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
  readonly link?: { readonly label: string; readonly url: string } | undefined
  /** Where the receiver confirms their address; only while nobody has. */
  readonly confirmUrl?: string | undefined
  /** Where an answer arrives; without it the e-mail says that nobody reads answers. */
  readonly replyTo?: string | undefined
  readonly site: { readonly name: string; readonly url: string }
}

/** The parts with the words that every e-mail has around them. */
export interface FramedMail extends MailParts {
  readonly greeting: string
  readonly link: { readonly label: string; readonly url: string }
  readonly confirm: { readonly question: string; readonly label: string; readonly url: string } | undefined
  readonly note: string
}

/** Both forms of an e-mail, made from the same parts: greeting, title, message, facts, a link to the site, the no-reply note (MAIL-02). */
export function layoutMail(parts: MailParts): { html: string; plain: string } {
  const of = texts[parts.language]
  const mail: FramedMail = {
    ...parts,
    greeting: parts.recipient ? fillVariables(of['mail.greeting'], { name: parts.recipient }) : of['mail.greeting_nameless'],
    link: parts.link ?? { label: fillVariables(of['mail.open_site'], { site: parts.site.name }), url: parts.site.url },
    confirm: parts.confirmUrl
      ? { question: of['mail.confirm_question'], label: of['mail.confirm_link'], url: parts.confirmUrl }
      : undefined,
    note: parts.replyTo ? fillVariables(of['mail.reply_reaches'], { address: parts.replyTo }) : of['mail.no_reply'],
  }
  return { html: mailHtml(mail), plain: mailPlain(mail) }
}

/** Plain text as rich text: a blank line ends a paragraph. */
export function paragraphsHtml(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')
}
