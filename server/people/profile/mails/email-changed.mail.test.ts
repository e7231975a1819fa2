import { expect, test } from 'vitest'
import { readSamples } from '../../../testing/mails.ts'
import { emailChangedMail } from './email-changed.mail.ts'

test.each([
  ['es', 'Cambió el correo de tu cuenta', 'Hola:', 'Si no hiciste tú este cambio', 'Nuestro equipo cambió el correo'],
  [
    'en',
    'Your account’s email address was changed',
    'Hi,',
    'If you didn’t make this change',
    'Our team changed the email address',
  ],
] as const)(
  'MAIL-02 PRO-02 INT-12: the e-mail to the old address in %s leads to the contact page',
  (language, subject, hello, own, byStaff) => {
    const { usual, by_staff } = readSamples(emailChangedMail, language)
    const link = `https://cantera.test/contactus?lang=${language}`
    for (const [mail, words] of [
      [usual, own],
      [by_staff, byStaff],
    ] as const) {
      expect(mail).toMatchObject({ subject, link })
      for (const text of [hello, words]) expect(mail?.plain).toContain(text)
    }
  },
)
