import { defineMail } from '../../../platform/mail/define-mail.ts'
import type { MailContext } from '../../../platform/mail/mail-parts.ts'
import { type ConfirmationFacts, confirmationTexts, layoutConfirmation, sampleConfirmation } from './confirmation-layout.ts'

export const newAddressMail = defineMail({
  kind: 'new_address',
  compose(facts: MailContext & ConfirmationFacts) {
    const of = confirmationTexts[facts.language]
    return layoutConfirmation(facts, {
      subject: of['confirm.new_address.subject'],
      title: of['confirm.new_address.title'],
      message: of['confirm.new_address.message'],
    })
  },
  samples: sampleConfirmation,
})
