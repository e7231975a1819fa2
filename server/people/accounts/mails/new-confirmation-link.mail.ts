import { defineMail } from '../../../platform/mail/define-mail.ts'
import type { MailContext } from '../../../platform/mail/mail-parts.ts'
import { type ConfirmationFacts, confirmationTexts, layoutConfirmation, sampleConfirmation } from './confirmation-layout.ts'

export const newConfirmationLinkMail = defineMail({
  kind: 'new_link',
  compose(facts: MailContext & ConfirmationFacts) {
    const of = confirmationTexts[facts.language]
    return layoutConfirmation(facts, {
      subject: of['confirm.new_link.subject'],
      title: of['confirm.new_link.title'],
      message: of['confirm.new_link.message'],
    })
  },
  samples: sampleConfirmation,
})
