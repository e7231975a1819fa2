import { expect, test } from 'vitest'
import { readSample } from '../../../testing/mails.ts'
import { accountErasedMail } from './account-erased.mail.ts'

test.each([
  ['es', 'Borramos tu cuenta', 'recuperar tu cuenta en Cantera terminó', 'Ir a Cantera'],
  ['en', 'We’ve erased your account', 'restore your Cantera account has passed', 'Go to Cantera'],
] as const)('MAIL-02 SPEC-54: the last e-mail in %s leads to the site', (language, subject, ...words) => {
  const mail = readSample(accountErasedMail, language)
  expect(mail).toMatchObject({ subject, link: `https://cantera.test/?lang=${language}` })
  for (const text of words) expect(mail.plain).toContain(text)
})
