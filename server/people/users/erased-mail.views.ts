import { formatDay } from '#domain/kernel/dates.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import { sessionScreens } from '#domain/people/sessions/sessions.screens.ts'
import { en } from '#domain/people/users/erased.mail.en.ts'
import { es } from '#domain/people/users/erased.mail.es.ts'
import { layoutMail, mailedLink, paragraphsHtml } from '../../platform/mail/mail-layout.ts'
import type { MailSite } from '../../platform/mail/mail-parts.ts'

const texts = { es, en }

/** The e-mail that tells a person that they have left, when all is erased, and how they come back until then (SPEC-53). */
export function composeLeft(language: Language, site: MailSite, day: string) {
  const of = texts[language]
  const subject = of['left_mail.subject']
  const date = formatDay(day, language)
  const parts = {
    language,
    recipient: '',
    subject,
    title: of['left_mail.title'],
    bodyHtml: paragraphsHtml(fillVariables(of['left_mail.message'], { site: site.name, date })),
    link: mailedLink(of['left_mail.button'], site.url, sessionScreens.login.to(), language),
    site,
  }
  return { subject, ...layoutMail(parts) }
}

/** The e-mail that tells a person that their account is erased (SPEC-54). */
export function composeErased(language: Language, site: MailSite) {
  const of = texts[language]
  const subject = of['erased_mail.subject']
  const bodyHtml = paragraphsHtml(fillVariables(of['erased_mail.message'], { site: site.name }))
  return { subject, ...layoutMail({ language, recipient: '', subject, title: of['erased_mail.title'], bodyHtml, site }) }
}
