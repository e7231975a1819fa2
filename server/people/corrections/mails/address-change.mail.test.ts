import { expect, test } from 'vitest'
import { readSamples } from '../../../testing/mails.ts'
import { addressChangeMail } from './address-change.mail.ts'

test.each([
  ['es', 'former_address', 'Alguien de nuestro equipo va a cambiar el correo de tu cuenta', '8/12/2026'],
  ['es', 'new_address', 'Confirma tu nuevo correo', '8/12/2026'],
  ['en', 'former_address', 'Our team is about to change the email address of your account', 'Dec 8, 2026'],
  ['en', 'new_address', 'Confirm your new email address', 'Dec 8, 2026'],
] as const)(
  'IDT-04 MAIL-02 the e-mail in %s to the %s says what it can do and when the change takes effect',
  (language, name, subject, day) => {
    const mail = readSamples(addressChangeMail, language)[name]
    expect(mail).toMatchObject({ subject, link: `https://cantera.test/address-change/sample?lang=${language}` })
    expect(mail?.plain).toContain(day)
  },
)
