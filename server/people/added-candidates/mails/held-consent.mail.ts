import { formatDay } from '#domain/kernel/dates.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import { en } from '#domain/people/added-candidates/added-candidates.mail.en.ts'
import { es } from '#domain/people/added-candidates/added-candidates.mail.es.ts'
import { addedCandidatesScreens } from '#domain/people/added-candidates/added-candidates.screens.ts'
import { defineMail } from '../../../platform/mail/define-mail.ts'
import { layoutMail, mailedLink, paragraphsHtml } from '../../../platform/mail/mail-layout.ts'
import type { MailContext } from '../../../platform/mail/mail-parts.ts'

const texts = { es, en }

interface Facts {
  /** The first name. */
  readonly recipient: string
  readonly token: string
  /** The day of the consent, and how the person gave it, as staff declared them. */
  readonly consentedOn: string
  readonly manner: string
  /** The address for answers; none on a site that reads no answers. */
  readonly teamAddress?: string | undefined
}

/** Informs a person whose consent the company holds where their data is now, and how to object (INT-07). */
export const heldConsentMail = defineMail({
  kind: 'held_consent',
  compose({ language, site, recipient, token, consentedOn, manner, teamAddress }: MailContext & Facts) {
    const of = texts[language]
    const fill = (text: string) => fillVariables(text, { site: site.name })
    return layoutMail({
      language,
      site,
      recipient,
      subject: fill(of['held_mail.subject']),
      title: of['held_mail.title'],
      bodyHtml: paragraphsHtml(fill(of['held_mail.message'])),
      facts: [
        { label: of['held_mail.consented_on'], value: formatDay(consentedOn, language) },
        { label: of['held_mail.manner'], value: manner },
      ],
      link: mailedLink(of['held_mail.button'], site.url, addedCandidatesScreens.claim.to({ token }), language),
      replyTo: teamAddress,
      reachesTeam: true,
    })
  },
  samples: () => {
    const usual = { recipient: 'Rosa', token: 'sample', consentedOn: '2026-03-02', manner: 'Formulario de la feria de empleo' }
    return { usual, answered: { ...usual, teamAddress: 'marta@agencia.example' } }
  },
})
