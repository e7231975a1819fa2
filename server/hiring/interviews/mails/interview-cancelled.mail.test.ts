import { expect, test } from 'vitest'
import { readSamples } from '../../../testing/mails.ts'
import { interviewCancelledMail } from './interview-cancelled.mail.ts'

test.each([
  [
    'es',
    'Cancelamos tu entrevista: Analista de datos',
    'Motivo: Cambiamos de sede.',
    'Te retiraste del proceso: Analista de datos',
  ],
  ['en', 'Your interview was canceled: Data analyst', 'Reason: We are moving', 'You left the process: Data analyst'],
] as const)(
  'MAIL-02 MAIL-03: a cancellation in %s takes the interview off the calendar',
  (language, subject, reason, ofWithdrawal) => {
    const { cancelled, withdrawn } = readSamples(interviewCancelledMail, language)
    expect([cancelled?.subject, withdrawn?.subject]).toEqual([subject, ofWithdrawal])
    expect(cancelled?.plain).toContain(reason)
    expect(withdrawn?.plain).not.toContain(reason)
    for (const mail of [cancelled, withdrawn]) {
      expect(mail?.plain).toContain({ es: 'Hola, Ana:', en: 'Hi Ana,' }[language])
      expect(mail?.link).toBe(`https://cantera.test/profile/Dashboard?lang=${language}`)
      for (const line of ['METHOD:CANCEL', 'UID:11111111-2222-4333-8444-555555555555', 'SEQUENCE:1'])
        expect(mail?.calendar).toContain(`${line}\r\n`)
    }
  },
)
