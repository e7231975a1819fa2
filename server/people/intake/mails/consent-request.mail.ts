import { formatDay } from '#domain/kernel/dates.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import { en } from '#domain/people/intake/intake.mail.en.ts'
import { es } from '#domain/people/intake/intake.mail.es.ts'
import { intakeScreens } from '#domain/people/intake/intake.screens.ts'
import { defineMail } from '../../../platform/mail/define-mail.ts'
import { layoutMail, mailedLink, paragraphsHtml } from '../../../platform/mail/mail-layout.ts'
import type { MailContext } from '../../../platform/mail/mail-parts.ts'

const texts = { es, en }

interface Facts {
  readonly token: string
  /** The day of the erasure without an answer, by the site's calendar. */
  readonly eraseOn: string
}

/** Asks a person whom staff added for consent (INT-01). Names nobody, because the address may be a stranger's. */
export const consentRequestMail = defineMail({
  kind: 'consent',
  compose({ language, site, token, eraseOn }: MailContext & Facts) {
    const of = texts[language]
    const fill = (text: string) => fillVariables(text, { site: site.name, date: formatDay(eraseOn, language) })
    return layoutMail({
      language,
      site,
      recipient: '',
      subject: fill(of['consent_mail.subject']),
      title: of['consent_mail.title'],
      bodyHtml: paragraphsHtml(fill(of['consent_mail.message'])),
      link: mailedLink(of['consent_mail.button'], site.url, intakeScreens.claim.to({ token }), language),
    })
  },
  samples: () => ({ usual: { token: 'sample', eraseOn: '2026-12-25' } }),
})
