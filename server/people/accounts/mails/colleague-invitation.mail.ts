import { fillVariables } from '#domain/mail/mail.rules.ts'
import { accountScreens } from '#domain/people/accounts/accounts.screens.ts'
import { en } from '#domain/people/accounts/recovery.mail.en.ts'
import { es } from '#domain/people/accounts/recovery.mail.es.ts'
import { defineMail } from '../../../platform/mail/define-mail.ts'
import { layoutMail, mailedLink, paragraphsHtml } from '../../../platform/mail/mail-layout.ts'
import type { MailContext } from '../../../platform/mail/mail-parts.ts'

const texts = { es, en }

interface Facts {
  /** The colleague's first name. */
  readonly name: string
  readonly token: string
  /** Whether this link replaces that of an earlier invitation. */
  readonly replaces: boolean
}

export const colleagueInvitationMail = defineMail({
  kind: 'invitation',
  compose({ language, site, name, token, replaces }: MailContext & Facts) {
    const of = texts[language]
    const fill = (text: string) => fillVariables(text, { site: site.name })
    return layoutMail({
      language,
      site,
      recipient: name,
      subject: fill(of['invitation_mail.subject']),
      intro: replaces ? of['invitation_mail.again'] : undefined,
      title: of['invitation_mail.title'],
      bodyHtml: paragraphsHtml(fill(of['invitation_mail.message'])),
      link: mailedLink(of['invitation_mail.button'], site.url, accountScreens.invitation.to({ token }), language),
    })
  },
  samples: () => ({
    first: { name: 'Ana', token: 'sample', replaces: false },
    again: { name: 'Ana', token: 'sample', replaces: true },
  }),
})
