import { expect, test } from 'vitest'
import { readSample } from '../../../testing/mails.ts'
import { consentRequestMail } from './consent-request.mail.ts'

test.each([
  [
    'es',
    'Cantera tiene tus datos: ¿estás de acuerdo?',
    'El equipo de selección de Cantera anotó tus datos',
    'Si no respondes, no te escribiremos más y el 25 de diciembre de 2026 borramos todo.',
  ],
  [
    'en',
    'Cantera has your details: is that OK with you?',
    'The recruitment team at Cantera added you as a candidate',
    'If you do nothing, we won’t write to you again, and we erase everything on December 25, 2026.',
  ],
] as const)(
  'MAIL-02 INT-01: the request for consent in %s says who holds the data and until when',
  (language, subject, ...words) => {
    const mail = readSample(consentRequestMail, language)
    expect(mail).toMatchObject({ subject, link: `https://cantera.test/consent/sample?lang=${language}` })
    for (const text of words) expect(mail.plain).toContain(text)
  },
)
