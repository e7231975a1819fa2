import { formatDay } from '#domain/kernel/dates.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import { en } from '#domain/people/added-candidates/added-candidates.mail.en.ts'
import { es } from '#domain/people/added-candidates/added-candidates.mail.es.ts'
import { addedCandidatesScreens } from '#domain/people/added-candidates/added-candidates.screens.ts'
import { defineMail } from '../../../platform/mail/define-mail.ts'
import { layoutMail, mailedLink, paragraphsHtml } from '../../../platform/mail/mail-layout.ts'
import type { MailContext } from '../../../platform/mail/mail-parts.ts'

const texts = { es, en }
const messages = ['consent_mail.message', 'consent_mail.reminder_message'] as const

interface Facts {
  /** The first name. */
  readonly recipient: string
  /** How many e-mails asked before this one: a later one is a reminder. */
  readonly reminder: number
  /** The address for answers; none on a site that reads no answers. */
  readonly teamAddress?: string | undefined
  readonly token: string
  /** The day of the erasure without an answer, by the site's calendar. */
  readonly eraseOn: string
}

/**
 * Asks a person whom staff added for consent, and reminds them (INT-01, INT-08). It names no vacancy and no family name, because the address
 * may be a stranger's.
 */
export const consentRequestMail = defineMail({
  kind: 'consent',
  compose({ language, site, recipient, reminder, token, eraseOn, teamAddress }: MailContext & Facts) {
    const of = texts[language]
    const fill = (text: string) => fillVariables(text, { site: site.name, date: formatDay(eraseOn, language) })
    return layoutMail({
      language,
      site,
      recipient,
      subject: fill(of[reminder > 0 ? 'consent_mail.reminder_subject' : 'consent_mail.subject']),
      title: of['consent_mail.title'],
      bodyHtml: paragraphsHtml(fill(of[messages[reminder] ?? 'consent_mail.last_message'])),
      link: mailedLink(of['consent_mail.button'], site.url, addedCandidatesScreens.claim.to({ token }), language),
      replyTo: teamAddress,
      reachesTeam: true,
    })
  },
  samples: () => {
    const usual = { recipient: 'Rosa', reminder: 0, token: 'sample', eraseOn: '2026-12-25' }
    return {
      usual,
      answered: { ...usual, teamAddress: 'marta@agencia.example' },
      reminder: { ...usual, reminder: 1 },
      last: { ...usual, reminder: 2 },
    }
  },
})
