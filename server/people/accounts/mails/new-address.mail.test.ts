import { expect, test } from 'vitest'
import { readSample } from '../../../testing/mails.ts'
import { newAddressMail } from './new-address.mail.ts'

test.each([
  ['es', 'Confirma tu nuevo correo', 'Confirma que es tuyo', 'Si no creaste esta cuenta'],
  ['en', 'Confirm your new email address', 'Confirm that it’s yours', 'If you didn’t create this account'],
] as const)('MAIL-02 SPEC-56: the e-mail to a new address in %s asks to confirm it', (language, subject, ...words) => {
  const mail = readSample(newAddressMail, language)
  expect(mail).toMatchObject({ subject, link: `https://cantera.test/confirm/sample?lang=${language}` })
  for (const text of words) expect(mail.plain).toContain(text)
})
