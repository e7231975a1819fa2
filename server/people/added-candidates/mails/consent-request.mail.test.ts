import { expect, test } from 'vitest'
import { readSamples } from '../../../testing/mails.ts'
import { consentRequestMail } from './consent-request.mail.ts'

test.each([
  [
    'es',
    'Cantera tiene tus datos: ¿estás de acuerdo?',
    'Hola, Rosa:',
    'El equipo de selección de Cantera registró tus datos',
    'te lo recordaremos como máximo dos veces y el 25 de diciembre de 2026 borramos todo.',
  ],
  [
    'en',
    'Cantera has your details: is that OK with you?',
    'Hi Rosa,',
    'The recruitment team at Cantera recorded your details',
    'we’ll remind you twice at most, and we erase everything on December 25, 2026.',
  ],
] as const)(
  'MAIL-02 INT-01: the request for consent in %s says who holds the data and until when',
  (language, subject, ...words) => {
    const { usual, answered } = readSamples(consentRequestMail, language)
    expect(usual).toMatchObject({ subject, link: `https://cantera.test/consent/sample?lang=${language}` })
    for (const text of words) expect(usual?.plain).toContain(text)
    expect([usual?.replyTo, answered?.replyTo]).toEqual([undefined, 'marta@agencia.example'])
  },
)

test.each([
  ['es', 'Recordatorio: Cantera tiene tus datos, ¿los guardamos?', 'una vez más', 'Este es el último recordatorio.'],
  ['en', 'Reminder: Cantera has your details. Should we keep them?', 'once more', 'This is the last reminder.'],
] as const)('INT-08 a reminder in %s says whether another one follows', (language, subject, more, last) => {
  const mails = readSamples(consentRequestMail, language)
  expect([mails.reminder?.subject, mails.last?.subject]).toEqual([subject, subject])
  expect(mails.reminder?.plain).toContain(more)
  expect(mails.last?.plain).toContain(last)
})
