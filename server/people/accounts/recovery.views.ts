import type { AnswerOf } from '#domain/kernel/endpoint.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import type { LinkKind } from '#domain/people/accounts/links.rules.ts'
import type { forgotEndpoint } from '#domain/people/accounts/recovery.contract.ts'
import { en } from '#domain/people/accounts/recovery.mail.en.ts'
import { es } from '#domain/people/accounts/recovery.mail.es.ts'
import { layoutMail, mailedLink, paragraphsHtml } from '../../platform/mail/mail-layout.ts'
import type { MailSite } from '../../platform/mail/mail-parts.ts'

const texts = { es, en }
const words = { reset: 'recovery_mail', invitation: 'invitation_mail' } as const

/** The answer to a recovery request: whether the address is known, or always the same with neutral wording (AUTH-08, SPEC-12). */
export function presentForgot(users: number, neutral: boolean): AnswerOf<typeof forgotEndpoint> {
  if (neutral) return { data: 1, success_message: 'recovery.neutral' }
  return users < 1
    ? { data: users, error_message: 'contactus.emailNoValid' }
    : { data: users, success_message: 'contactus.emailSuccess' }
}

/** Composes the e-mail with a link that sets a password. Its URL starts with the site's own address (LOG-03). */
export function composeLink(
  kind: LinkKind,
  { language, name, token, again, site }: { language: Language; name: string; token: string; again: boolean; site: MailSite },
) {
  const path = accountScreens[kind].to({ token })
  return compose(words[kind], language, site, path, { recipient: name, again })
}

/** Composes the e-mail about a changed password; its button leads to the recovery. */
export function composePasswordChanged(language: Language, site: MailSite) {
  return compose('password_changed', language, site, accountScreens.forgot.to())
}

function compose(
  about: 'recovery_mail' | 'invitation_mail' | 'password_changed',
  language: Language,
  site: MailSite,
  path: string,
  { recipient = '', again = false } = {},
) {
  const of = texts[language]
  const fill = (text: string) => fillVariables(text, { site: site.name })
  const subject = fill(of[`${about}.subject`])
  const parts = {
    language,
    recipient,
    subject,
    title: of[`${about}.title`],
    intro: again ? of['invitation_mail.again'] : undefined,
    bodyHtml: paragraphsHtml(fill(of[`${about}.message`])),
    link: mailedLink(of[`${about}.button`], site.url, path, language),
    site,
  }
  return { subject, ...layoutMail(parts) }
}
