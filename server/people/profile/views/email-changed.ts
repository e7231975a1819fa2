import type { Language } from '#domain/kernel/languages.ts'
import { en } from '#domain/people/profile/profile.mail.en.ts'
import { es } from '#domain/people/profile/profile.mail.es.ts'
import { contactScreens } from '#domain/screens.ts'
import { layoutMail, mailedLink, paragraphsHtml } from '../../../platform/mail/mail-layout.ts'
import type { MailSite } from '../../../platform/mail/mail-parts.ts'

const texts = { es, en }

/** The e-mail that tells an address that its account has left it. */
export function composeEmailChanged(language: Language, site: MailSite) {
  const of = texts[language]
  const subject = of['email_changed.subject']
  const parts = {
    language,
    recipient: '',
    subject,
    title: of['email_changed.title'],
    bodyHtml: paragraphsHtml(of['email_changed.message']),
    link: mailedLink(of['email_changed.contact'], site.url, contactScreens.contact.to(), language),
    site,
  }
  return { subject, ...layoutMail(parts) }
}
