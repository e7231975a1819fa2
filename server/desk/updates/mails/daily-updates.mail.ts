import { en } from '#domain/desk/updates/updates.mail.en.ts'
import { es } from '#domain/desk/updates/updates.mail.es.ts'
import { updateScreens } from '#domain/desk/updates/updates.screens.ts'
import { defineMail } from '../../../platform/mail/define-mail.ts'
import { layoutMail, mailedLink } from '../../../platform/mail/mail-layout.ts'
import type { MailContext } from '../../../platform/mail/mail-parts.ts'
import { type UpdateLine, updatesHtml } from './update-lines.ts'

const texts = { es, en }

interface Digest {
  readonly recipient: string
  readonly lines: readonly UpdateLine[]
  readonly unsubscribeUrl: string
}

/** The unread updates of a colleague, by vacancy, once a day. Like the update at once it names no candidate. */
export const dailyUpdatesMail = defineMail({
  kind: 'notice_digest',
  compose({ language, site, recipient, lines, unsubscribeUrl }: MailContext & Digest) {
    const of = texts[language]
    return layoutMail({
      language,
      site,
      recipient,
      subject: of['digest_mail.subject'],
      title: of['digest_mail.title'],
      bodyHtml: updatesHtml(lines, language),
      link: mailedLink(of['notice_mail.button'], site.url, updateScreens.updates.to(), language),
      unsubscribe: { label: of['digest_mail.unsubscribe'], url: unsubscribeUrl },
    })
  },
  samples: (language) => ({
    usual: {
      recipient: 'Marta',
      lines: [
        { kind: 'application', vacancy: { es: 'Contador', en: 'Accountant' }[language], count: 12 },
        { kind: 'interview_answered', vacancy: { es: 'Contador', en: 'Accountant' }[language], count: 1 },
        { kind: 'application', vacancy: { es: 'Analista de datos', en: 'Data analyst' }[language], count: 3 },
        { kind: 'rating_due', vacancy: null, count: 4 },
      ] satisfies readonly UpdateLine[],
      unsubscribeUrl: 'https://cantera.test/unsubscribe/x',
    },
  }),
})
