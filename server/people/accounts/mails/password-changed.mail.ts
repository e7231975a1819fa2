import { fillVariables } from '#domain/mail/mail.rules.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { en } from '#domain/people/accounts/recovery.mail.en.ts'
import { es } from '#domain/people/accounts/recovery.mail.es.ts'
import { defineMail } from '../../../platform/mail/define-mail.ts'
import { layoutMail, mailedLink, paragraphsHtml } from '../../../platform/mail/mail-layout.ts'
import type { MailContext } from '../../../platform/mail/mail-parts.ts'

const texts = { es, en }

/** Its button leads to the recovery, in case the owner did not change the password. */
export const passwordChangedMail = defineMail({
  kind: 'password_changed',
  compose({ language, site }: MailContext) {
    const of = texts[language]
    return layoutMail({
      language,
      site,
      recipient: '',
      subject: of['password_changed.subject'],
      title: of['password_changed.title'],
      bodyHtml: paragraphsHtml(fillVariables(of['password_changed.message'], { site: site.name })),
      link: mailedLink(of['password_changed.button'], site.url, accountScreens.forgot.to(), language),
    })
  },
  samples: () => ({ usual: {} }),
})
