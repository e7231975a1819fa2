import { expect, test } from 'vitest'
import { readSamples } from '../../../testing/mails.ts'
import { timesOfferedMail } from './times-offered.mail.ts'

test.each([
  ['es', 'Elige la hora de tu entrevista: Analista de datos', '45 minutos', 'hasta 24 horas antes', 'hasta una hora antes'],
  ['en', 'Pick a time for your interview: Data analyst', '45 minutes', 'until 24 hours before', 'until one hour before'],
] as const)(
  'MAIL-02 SLO-01: the offer of times in %s names its days and its limit',
  (language, subject, length, limit, short) => {
    const { usual, unconfirmed } = readSamples(timesOfferedMail, language)
    expect(usual?.subject).toBe(subject)
    for (const part of [length, limit, 'Marta Ríos, Luz Mora']) expect(usual?.plain).toContain(part)
    expect(usual?.link).toBe(`https://cantera.test/times/sample?lang=${language}`)
    expect(unconfirmed?.plain).toContain(short)
    expect(unconfirmed?.html).toContain('/confirm/sample')
  },
)
