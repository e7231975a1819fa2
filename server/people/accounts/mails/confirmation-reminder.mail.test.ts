import { expect, test } from 'vitest'
import { readSample } from '../../../testing/mails.ts'
import { confirmationReminderMail } from './confirmation-reminder.mail.ts'

test.each([
  ['es', 'Confirma tu correo antes del 25 de diciembre de 2026', 'borraremos la cuenta'],
  ['en', 'Confirm your email before December 25, 2026', 'we’ll erase the account'],
] as const)('MAIL-02 REG-09: the reminder to confirm an address in %s', (language, subject, words) => {
  const mail = readSample(confirmationReminderMail, language)
  expect(mail).toMatchObject({ subject, link: `https://cantera.test/confirm/sample?lang=${language}` })
  expect(mail.plain).toContain(words)
})
