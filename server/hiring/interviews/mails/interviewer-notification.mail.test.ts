import { expect, test } from 'vitest'
import { readSamples } from '../../../testing/mails.ts'
import { interviewerNotificationMail } from './interviewer-notification.mail.ts'

test.each([
  [
    'es',
    {
      invited: 'Entrevista con Ana Gómez: Analista de datos',
      changed: 'Cambió la entrevista con Ana Gómez: Analista de datos',
      picked: 'Ana Gómez eligió la hora de su entrevista: Analista de datos',
      moved: 'Ana Gómez cambió la hora de su entrevista: Analista de datos',
      cancelled: 'Se canceló la entrevista con Ana Gómez: Analista de datos',
      confirmed: 'Ana Gómez asistirá a la entrevista: Analista de datos',
      'other-time': 'Ana Gómez pide otra hora para la entrevista: Analista de datos',
      declined: 'Ana Gómez no asistirá a la entrevista: Analista de datos',
    },
    'Lo que escribió: ¿Puede ser el jueves?',
  ],
  [
    'en',
    {
      invited: 'Interview with Ana Gómez: Data analyst',
      changed: 'Your interview with Ana Gómez has changed: Data analyst',
      picked: 'Ana Gómez picked a time for the interview: Data analyst',
      moved: 'Ana Gómez moved the interview: Data analyst',
      cancelled: 'Your interview with Ana Gómez was canceled: Data analyst',
      confirmed: 'Ana Gómez will attend the interview: Data analyst',
      'other-time': 'Ana Gómez would like a different time: Data analyst',
      declined: 'Ana Gómez won’t attend the interview: Data analyst',
    },
    'What they wrote: Could it be on Thursday?',
  ],
] as const)('MAIL-02 MAIL-03: the e-mails to an interviewer in %s lead to the board', (language, subjects, note) => {
  const mails = readSamples(interviewerNotificationMail, language)
  expect(Object.fromEntries(Object.entries(mails).map(([name, { subject }]) => [name, subject]))).toEqual(subjects)
  for (const { link } of Object.values(mails))
    expect(link).toMatch(new RegExp(`^https://cantera\\.test/dropDrag/[^?]+\\?q=[^?]+&lang=${language}$`))
  for (const { plain } of Object.values(mails)) expect(plain).toContain({ es: 'Hola, Marta:', en: 'Hi Marta,' }[language])
  expect(mails['other-time']?.plain).toContain(note)
  const methods = Object.values(mails).map(({ calendar }) => /^METHOD:(\w+)/m.exec(calendar ?? '')?.[1])
  expect(methods).toEqual(['PUBLISH', 'PUBLISH', 'PUBLISH', 'PUBLISH', 'CANCEL', undefined, undefined, undefined])
})
