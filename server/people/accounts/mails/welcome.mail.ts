import { fillVariables } from '#domain/mail/mail.rules.ts'
import { defineMail } from '../../../platform/mail/define-mail.ts'
import type { MailContext } from '../../../platform/mail/mail-parts.ts'
import { type ConfirmationFacts, confirmationTexts, layoutConfirmation, sampleConfirmation } from './confirmation-layout.ts'

export const welcomeMail = defineMail({
  kind: 'welcome',
  compose(facts: MailContext & ConfirmationFacts) {
    const of = confirmationTexts[facts.language]
    return layoutConfirmation(facts, {
      subject: fillVariables(of['confirm.welcome.subject'], { site: facts.site.name }),
      title: of['confirm.welcome.title'],
      message: of['confirm.welcome.message'],
    })
  },
  samples: sampleConfirmation,
})
