import { expect, test } from 'vitest'
import { readSamples } from '../../../testing/mails.ts'
import { timeSetMail } from './time-set.mail.ts'

test.each([
  [
    'es',
    'Tu entrevista quedó para el mié 4 de marzo, 09:30',
    'Tu entrevista pasó al mié 4 de marzo, 15:30',
    'Cambiamos tu entrevista',
  ],
  [
    'en',
    'Your interview is on Wed, March 4, 9:30 AM',
    'Your interview is now on Wed, March 4, 3:30 PM',
    'We moved your interview',
  ],
] as const)(
  'MAIL-02 SLO-01: the set time in %s is on the clock of its reader, with its calendar file',
  (language, picked, moved, changed) => {
    const mails = readSamples(timeSetMail, language)
    expect(mails.picked?.subject).toContain(picked)
    expect(mails.moved?.subject).toContain(moved)
    expect(mails.changed?.subject).toContain(changed)
    const sequences = Object.values(mails).map(({ calendar }) => /^SEQUENCE:(\d)\r$/m.exec(calendar ?? '')?.[1])
    expect(sequences).toEqual(['0', '1', '2'])
    for (const { calendar, link } of Object.values(mails)) {
      expect(calendar).toContain('METHOD:REQUEST')
      expect(link).toBe(`https://cantera.test/times/sample?lang=${language}`)
    }
  },
)
