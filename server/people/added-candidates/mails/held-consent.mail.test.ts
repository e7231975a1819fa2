import { expect, test } from 'vitest'
import { readSamples } from '../../../testing/mails.ts'
import { heldConsentMail } from './held-consent.mail.ts'

test.each([
  ['es', 'Cantera guarda tus datos', 'Hola, Rosa:', 'Nos autorizaste el', '2 de marzo de 2026', 'pedirnos que lo borremos'],
  ['en', 'Cantera keeps your details', 'Hi Rosa,', 'You agreed on', 'March 2, 2026', 'to have us erase it'],
] as const)(
  'INT-07 the e-mail about a held consent in %s says where the data is and how to object',
  (language, subject, ...words) => {
    const { usual, answered } = readSamples(heldConsentMail, language)
    expect(usual).toMatchObject({ subject, link: `https://cantera.test/consent/sample?lang=${language}` })
    for (const text of [...words, 'Formulario de la feria de empleo']) expect(usual?.plain).toContain(text)
    expect(usual?.replyTo).toBeUndefined()
    expect(answered?.replyTo).toBe('marta@agencia.example')
  },
)
