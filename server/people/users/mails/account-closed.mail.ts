import { formatDay } from '#domain/kernel/dates.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import { sessionScreens } from '#domain/people/sessions/sessions.screens.ts'
import { en } from '#domain/people/users/erased.mail.en.ts'
import { es } from '#domain/people/users/erased.mail.es.ts'
import { defineMail } from '../../../platform/mail/define-mail.ts'
import { layoutMail, mailedLink, paragraphsHtml } from '../../../platform/mail/mail-layout.ts'
import type { MailContext } from '../../../platform/mail/mail-parts.ts'

const texts = { es, en }

interface Facts {
  /** The day of the erasure, by the site's calendar. */
  readonly eraseOn: string
}

/** Says when the account is erased, and how its owner keeps it until then (SPEC-53). */
export const accountClosedMail = defineMail({
  kind: 'account_left',
  compose({ language, site, eraseOn }: MailContext & Facts) {
    const of = texts[language]
    const date = formatDay(eraseOn, language)
    return layoutMail({
      language,
      site,
      recipient: '',
      subject: of['left_mail.subject'],
      title: of['left_mail.title'],
      bodyHtml: paragraphsHtml(fillVariables(of['left_mail.message'], { site: site.name, date })),
      link: mailedLink(of['left_mail.button'], site.url, sessionScreens.login.to(), language),
    })
  },
  samples: () => ({ usual: { eraseOn: '2026-12-31' } }),
})
