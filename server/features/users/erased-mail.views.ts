import type { Language } from '#domain/kernel/languages.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import { en } from '#domain/users/erased.mail.en.ts'
import { es } from '#domain/users/erased.mail.es.ts'
import { layoutMail, paragraphsHtml } from '../../platform/mail/mail-layout.ts'
import type { MailSite } from '../../platform/mail/mail-parts.ts'

const texts = { es, en }

/** The e-mail that tells a person that their account is erased (decision 54). */
export function composeErased(language: Language, site: MailSite) {
  const of = texts[language]
  const subject = of['erased_mail.subject']
  const bodyHtml = paragraphsHtml(fillVariables(of['erased_mail.message'], { site: site.name }))
  return { subject, ...layoutMail({ language, recipient: '', subject, title: of['erased_mail.title'], bodyHtml, site }) }
}
