import { fillVariables } from '#domain/mail/mail.rules.ts'
import { en } from '#domain/people/users/erased.mail.en.ts'
import { es } from '#domain/people/users/erased.mail.es.ts'
import { defineMail } from '../../../platform/mail/define-mail.ts'
import { layoutMail, paragraphsHtml } from '../../../platform/mail/mail-layout.ts'
import type { MailContext } from '../../../platform/mail/mail-parts.ts'

const texts = { es, en }

/** The last e-mail to a person (SPEC-54). Its button leads to the site itself. */
export const accountErasedMail = defineMail({
  kind: 'account_erased',
  compose({ language, site }: MailContext) {
    const of = texts[language]
    return layoutMail({
      language,
      site,
      recipient: '',
      subject: of['erased_mail.subject'],
      title: of['erased_mail.title'],
      bodyHtml: paragraphsHtml(fillVariables(of['erased_mail.message'], { site: site.name })),
    })
  },
  samples: () => ({ usual: {} }),
})
