import { expect, test } from 'vitest'
import { readSample } from '../../../testing/mails.ts'
import { newConfirmationLinkMail } from './new-confirmation-link.mail.ts'

test.each([
  ['es', 'Confirma tu correo', 'Pediste otra vez el enlace.'],
  ['en', 'Confirm your email', 'You asked for the link again.'],
] as const)('MAIL-02 SPEC-56: the e-mail with another confirmation link in %s', (language, subject, words) => {
  const mail = readSample(newConfirmationLinkMail, language)
  expect(mail).toMatchObject({ subject, link: `https://cantera.test/confirm/sample?lang=${language}` })
  expect(mail.plain).toContain(words)
})
