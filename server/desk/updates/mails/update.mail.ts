import { en } from '#domain/desk/updates/updates.mail.en.ts'
import { es } from '#domain/desk/updates/updates.mail.es.ts'
import { updateScreens } from '#domain/desk/updates/updates.screens.ts'
import { type UpdateKind, updateKinds } from '#domain/update-kinds.ts'
import { defineMail } from '../../../platform/mail/define-mail.ts'
import { layoutMail, mailedLink } from '../../../platform/mail/mail-layout.ts'
import type { MailContext } from '../../../platform/mail/mail-parts.ts'
import { wordOf } from '../../../platform/texts.ts'
import { type UpdateLine, updatesHtml } from './update-lines.ts'

const texts = { es, en }

interface Update {
  readonly recipient: string
  readonly kind: UpdateKind
  readonly lines: readonly UpdateLine[]
  readonly unsubscribeUrl: string
}

/** Notifies a colleague at once of updates of one kind. It names no candidate: an erasure does not reach a colleague's mailbox (ADR-0112). */
export const updateMail = defineMail({
  kind: 'notice',
  compose({ language, site, recipient, kind, lines, unsubscribeUrl }: MailContext & Update) {
    const of = texts[language]
    const title = wordOf(language, `notice_mail.now.${kind}`)
    return layoutMail({
      language,
      site,
      recipient,
      subject: title,
      title,
      bodyHtml: updatesHtml(lines, language),
      link: mailedLink(of['notice_mail.button'], site.url, updateScreens.updates.to(), language),
      unsubscribe: { label: of['notice_mail.unsubscribe'], url: unsubscribeUrl },
    })
  },
  samples: (language) =>
    Object.fromEntries(
      updateKinds.map((kind) => [
        kind,
        {
          recipient: 'Marta',
          kind,
          lines: [{ kind, vacancy: kind === 'rating_due' ? null : { es: 'Contador', en: 'Accountant' }[language], count: 2 }],
          unsubscribeUrl: 'https://cantera.test/unsubscribe/x',
        },
      ]),
    ),
})
