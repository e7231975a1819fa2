import { expect, test } from 'vitest'
import { readSample } from '../../../testing/mails.ts'
import { emailChangedMail } from './email-changed.mail.ts'

test.each([
  ['es', 'Cambió el correo de tu cuenta', 'Hola:', 'Si no hiciste tú este cambio'],
  ['en', 'Your account’s email address was changed', 'Hi,', 'If you didn’t make this change'],
] as const)('MAIL-02 PRO-02: the e-mail to the old address in %s leads to the contact page', (language, subject, ...words) => {
  const mail = readSample(emailChangedMail, language)
  expect(mail).toMatchObject({ subject, link: `https://cantera.test/contactus?lang=${language}` })
  for (const text of words) expect(mail.plain).toContain(text)
})
