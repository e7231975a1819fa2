import { expect, test } from 'vitest'
import { readSample } from '../../../testing/mails.ts'
import { accountClosedMail } from './account-closed.mail.ts'

test.each([
  ['es', 'Cerramos tu cuenta', 'el 31 de diciembre de 2026 borramos tus datos', 'Conservar mi cuenta'],
  ['en', 'We’ve closed your account', 'on December 31, 2026 we’ll erase your data', 'Keep my account'],
] as const)('MAIL-02 SPEC-53: the e-mail about a closed account in %s names the day', (language, subject, ...words) => {
  const mail = readSample(accountClosedMail, language)
  expect(mail).toMatchObject({ subject, link: `https://cantera.test/login?lang=${language}` })
  for (const text of words) expect(mail.plain).toContain(text)
})
