import { en } from '#domain/hiring/screening-questions/screening-questions.mail.en.ts'
import { es } from '#domain/hiring/screening-questions/screening-questions.mail.es.ts'
import { screeningScreens } from '#domain/hiring/screening-questions/screening-questions.screens.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import { defineMail } from '../../../platform/mail/define-mail.ts'
import { layoutMail, mailedLink, paragraphsHtml } from '../../../platform/mail/mail-layout.ts'
import type { MailContext } from '../../../platform/mail/mail-parts.ts'

const texts = { es, en }

interface Facts {
  /** The first name of the candidate. */
  readonly recipient: string
  readonly job: string
  /** The uuid of the application. */
  readonly application: string
  /** The address that answers reach. */
  readonly replyTo: string | undefined
}

/** Asks a candidate for the answers that their application lacks (SCQ-02). */
export const missingAnswersMail = defineMail({
  kind: 'missing_answers',
  compose({ language, site, recipient, job, application, replyTo }: MailContext & Facts) {
    const of = texts[language]
    const intro = fillVariables(of['screening_mail.intro'], { job })
    return layoutMail({
      ...{ language, site, recipient, replyTo, reachesTeam: true },
      subject: fillVariables(of['screening_mail.subject'], { job }),
      title: of['screening_mail.title'],
      bodyHtml: paragraphsHtml(`${intro}\n\n${of['screening_mail.how']}`),
      link: mailedLink(of['screening_mail.button'], site.url, screeningScreens.ownAnswers.to({ uuid: application }), language),
    })
  },
  samples(language): Record<string, Facts> {
    return {
      usual: {
        recipient: 'Ana',
        job: { es: 'Analista de datos', en: 'Data analyst' }[language],
        application: '11111111-2222-4333-8444-555555555555',
        replyTo: 'seleccion@example.com',
      },
    }
  },
})
