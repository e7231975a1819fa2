import { type Language, mailedAddress } from '#domain/kernel/languages.ts'
import { en } from '#domain/mail/layout.mail.en.ts'
import { es } from '#domain/mail/layout.mail.es.ts'
import { escapeHtml, fillVariables } from '#domain/mail/mail.rules.ts'
import { mailHtml } from './mail-html.ts'
import type { ComposedMail, FramedMail, MailLink, MailParts } from './mail-parts.ts'
import { mailPlain } from './mail-plain.ts'

const texts = { es, en }

/** A link to a page of the site in the language of the e-mail. */
export function mailedLink(label: string, siteUrl: string, path: string, language: Language): MailLink {
  return { label, url: mailedAddress(siteUrl, path, language) }
}

/**
 * The HTML and the plain text of an e-mail from the same parts: greeting, title, message, facts, a link to the site, the no-reply note
 * (MAIL-02).
 */
export function layoutMail(parts: MailParts): ComposedMail {
  const of = texts[parts.language]
  const mail: FramedMail = {
    ...parts,
    greeting: parts.recipient ? fillVariables(of['mail.greeting'], { name: parts.recipient }) : of['mail.greeting_nameless'],
    link:
      parts.link ??
      mailedLink(fillVariables(of['mail.open_site'], { site: parts.site.name }), parts.site.url, '/', parts.language),
    confirm: parts.confirmUrl
      ? { question: of['mail.confirm_question'], label: of['mail.confirm_link'], url: parts.confirmUrl }
      : undefined,
    note: noteOf(parts),
  }
  const { subject, replyTo, unsubscribe } = parts
  return { subject, replyTo, unsubscribeUrl: unsubscribe?.url, html: mailHtml(mail), plain: mailPlain(mail) }
}

function noteOf({ language, site, replyTo, reachesTeam }: MailParts): string {
  const of = texts[language]
  if (!replyTo) return of['mail.no_reply']
  return reachesTeam
    ? fillVariables(of['mail.reply_reaches_team'], { site: site.name })
    : fillVariables(of['mail.reply_reaches'], { address: replyTo })
}

/** Turns plain text into rich text; a blank line ends a paragraph. */
export function paragraphsHtml(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')
}
