import { expect, test } from 'vitest'
import { readSample } from '../../../testing/mails.ts'
import { passwordRecoveryMail } from './password-recovery.mail.ts'

test.each([
  ['es', 'Crea una contraseña nueva', 'la contraseña de tu cuenta en Cantera', 'Hola:'],
  ['en', 'Create a new password', 'the password of your Cantera account', 'Hi,'],
] as const)('MAIL-02 AUTH-08: the recovery e-mail in %s links to a new password', (language, subject, words, greeting) => {
  const mail = readSample(passwordRecoveryMail, language)
  expect(mail).toMatchObject({ subject, link: `https://cantera.test/reset/sample?lang=${language}` })
  for (const text of [greeting, words]) expect(mail.plain).toContain(text)
})
