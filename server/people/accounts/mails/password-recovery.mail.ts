import { fillVariables } from '#domain/mail/mail.rules.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { en } from '#domain/people/accounts/recovery.mail.en.ts'
import { es } from '#domain/people/accounts/recovery.mail.es.ts'
import { defineMail } from '../../../platform/mail/define-mail.ts'
import { layoutMail, mailedLink, paragraphsHtml } from '../../../platform/mail/mail-layout.ts'
import type { MailContext } from '../../../platform/mail/mail-parts.ts'

const texts = { es, en }

interface Facts {
  readonly token: string
}

/** Greets nobody by name, because the account's owner chose the name and a stranger may read the e-mail. */
export const passwordRecoveryMail = defineMail({
  kind: 'recovery',
  compose({ language, site, token }: MailContext & Facts) {
    const of = texts[language]
    return layoutMail({
      language,
      site,
      recipient: '',
      subject: of['recovery_mail.subject'],
      title: of['recovery_mail.title'],
      bodyHtml: paragraphsHtml(fillVariables(of['recovery_mail.message'], { site: site.name })),
      // The address of the site itself, never of the request (LOG-03).
      link: mailedLink(of['recovery_mail.button'], site.url, accountScreens.reset.to({ token }), language),
    })
  },
  samples: () => ({ usual: { token: 'sample' } }),
})
