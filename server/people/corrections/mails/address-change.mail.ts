import { formatDate } from '#domain/kernel/dates.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import { en } from '#domain/people/corrections/corrections.mail.en.ts'
import { es } from '#domain/people/corrections/corrections.mail.es.ts'
import { defineMail } from '../../../platform/mail/define-mail.ts'
import { layoutMail, paragraphsHtml } from '../../../platform/mail/mail-layout.ts'
import type { MailContext } from '../../../platform/mail/mail-parts.ts'

const texts = { es, en }

interface Facts {
  /** Whether it goes to the former address, which may stop the change, or to the new one, which confirms it. */
  readonly act: 'stop' | 'use'
  readonly url: string
  readonly dueAt: Date
  readonly timeZone: string
}

/** Names nobody and neither address, because a reader may be a stranger. */
export const addressChangeMail = defineMail({
  kind: 'address_change',
  compose({ language, site, act, url, dueAt, timeZone }: MailContext & Facts) {
    const of = texts[language]
    const date = formatDate(dueAt.toISOString(), language, timeZone)
    return layoutMail({
      language,
      site,
      recipient: '',
      subject: of[`address_change.${act}.subject`],
      title: of[`address_change.${act}.title`],
      bodyHtml: paragraphsHtml(fillVariables(of[`address_change.${act}.message`], { date })),
      link: { label: of[`address_change.${act}.button`], url },
    })
  },
  samples: (language) => {
    const facts = {
      dueAt: new Date('2026-12-08T15:00:00Z'),
      timeZone: 'America/Bogota',
      url: `https://cantera.test/address-change/sample?lang=${language}`,
    }
    return { former_address: { act: 'stop' as const, ...facts }, new_address: { act: 'use' as const, ...facts } }
  },
})
