import { fillVariables } from '#domain/mail/mail.rules.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { en } from '#domain/people/second-factor/second-factor.mail.en.ts'
import { es } from '#domain/people/second-factor/second-factor.mail.es.ts'
import { type FactorEvent, factorEvents } from '#domain/people/second-factor/second-factor.rules.ts'
import { defineMail } from '../../../platform/mail/define-mail.ts'
import { layoutMail, mailedLink, paragraphsHtml } from '../../../platform/mail/mail-layout.ts'
import type { MailContext } from '../../../platform/mail/mail-parts.ts'

const texts = { es, en }

interface Facts {
  readonly event: FactorEvent
}

/** Its button leads to the recovery of the password, in case the owner did not make the change: somebody else then knows the password. */
export const factorChangedMail = defineMail({
  kind: 'factor_changed',
  compose({ language, site, event }: MailContext & Facts) {
    const of = texts[language]
    const happened = fillVariables(of[`factor_mail.${event}`], { site: site.name })
    return layoutMail({
      language,
      site,
      recipient: '',
      subject: of[`factor_mail.title.${event}`],
      title: of[`factor_mail.title.${event}`],
      bodyHtml: paragraphsHtml(`${happened}\n\n${of['factor_mail.not_you']}`),
      link: mailedLink(of['factor_mail.button'], site.url, accountScreens.forgot.to(), language),
    })
  },
  samples: () => Object.fromEntries(factorEvents.map((event) => [event, { event }])) as Record<FactorEvent, Facts>,
})
