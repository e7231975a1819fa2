import { expect, test } from 'vitest'
import { readSample } from '../../../testing/mails.ts'
import { welcomeMail } from './welcome.mail.ts'

test.each([
  ['es', 'Te damos la bienvenida a Cantera', 'Antes, confirma que este correo es tuyo.', 'Hola:'],
  ['en', 'Welcome to Cantera', 'First, confirm that this email is yours.', 'Hi,'],
] as const)('MAIL-02 SPEC-56: the welcome e-mail in %s asks to confirm the address', (language, subject, words, greeting) => {
  const mail = readSample(welcomeMail, language)
  expect(mail).toMatchObject({ subject, link: `https://cantera.test/confirm/sample?lang=${language}` })
  for (const text of [greeting, words]) expect(mail.plain).toContain(text)
})
