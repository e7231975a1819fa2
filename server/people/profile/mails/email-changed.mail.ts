import { en } from '#domain/people/profile/profile.mail.en.ts'
import { es } from '#domain/people/profile/profile.mail.es.ts'
import { contactScreens } from '#domain/site/contact/contact.screens.ts'
import { defineMail } from '../../../platform/mail/define-mail.ts'
import { layoutMail, mailedLink, paragraphsHtml } from '../../../platform/mail/mail-layout.ts'
import type { MailContext } from '../../../platform/mail/mail-parts.ts'

const texts = { es, en }

/** Contains nothing that the person has chosen, not even their name, because the old address may be a stranger's. */
export const emailChangedMail = defineMail({
  kind: 'email_changed',
  compose({ language, site, byStaff }: MailContext & { readonly byStaff: boolean }) {
    const of = texts[language]
    return layoutMail({
      language,
      site,
      recipient: '',
      subject: of['email_changed.subject'],
      title: of['email_changed.title'],
      bodyHtml: paragraphsHtml(of[byStaff ? 'email_changed.by_staff' : 'email_changed.message']),
      link: mailedLink(of['email_changed.contact'], site.url, contactScreens.contact.to(), language),
    })
  },
  samples: () => ({ usual: { byStaff: false }, by_staff: { byStaff: true } }),
})
