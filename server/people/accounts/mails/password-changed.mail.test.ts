import { expect, test } from 'vitest'
import { readSample } from '../../../testing/mails.ts'
import { passwordChangedMail } from './password-changed.mail.ts'

test.each([
  ['es', 'Se cambió tu contraseña', 'La contraseña de tu cuenta en Cantera', 'No fui yo'],
  ['en', 'Your password was changed', 'The password of your Cantera account', 'It wasn’t me'],
] as const)('MAIL-02 ACC-07: the e-mail about a changed password in %s leads to the recovery', (language, subject, ...words) => {
  const mail = readSample(passwordChangedMail, language)
  expect(mail).toMatchObject({ subject, link: `https://cantera.test/Forgot?lang=${language}` })
  for (const text of words) expect(mail.plain).toContain(text)
})
