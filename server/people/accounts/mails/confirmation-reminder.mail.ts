import { formatDay } from '#domain/kernel/dates.ts'
import { fillVariables } from '#domain/mail/mail.rules.ts'
import { defineMail } from '../../../platform/mail/define-mail.ts'
import type { MailContext } from '../../../platform/mail/mail-parts.ts'
import { type ConfirmationFacts, confirmationTexts, layoutConfirmation, sampleConfirmation } from './confirmation-layout.ts'

interface Facts extends ConfirmationFacts {
  /** The day of the erasure, by the site's calendar. */
  readonly eraseOn: string
}

/** The only reminder to an address that nobody confirmed, before its account is erased (REG-09). */
export const confirmationReminderMail = defineMail({
  kind: 'confirm_reminder',
  compose(facts: MailContext & Facts) {
    const of = confirmationTexts[facts.language]
    const fill = (text: string) => fillVariables(text, { site: facts.site.name, date: formatDay(facts.eraseOn, facts.language) })
    return layoutConfirmation(facts, {
      subject: fill(of['confirm.reminder.subject']),
      title: of['confirm.reminder.title'],
      message: fill(of['confirm.reminder.message']),
    })
  },
  samples: (language) => ({ usual: { ...sampleConfirmation(language).usual, eraseOn: '2026-12-25' } }),
})
