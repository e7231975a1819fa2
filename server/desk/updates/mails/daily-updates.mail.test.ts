import { expect, test } from 'vitest'
import { readSample } from '../../../testing/mails.ts'
import { dailyUpdatesMail } from './daily-updates.mail.ts'

test.each([
  [
    'es',
    'Tus novedades de hoy',
    ['Contador', '- Postulaciones nuevas: 12', '- Respuestas a entrevistas: 1', 'Analista de datos', 'Otras novedades'],
  ],
  [
    'en',
    'Today’s updates',
    ['Accountant', '- New applications: 12', '- Answers to interviews: 1', 'Data analyst', 'Other updates'],
  ],
] as const)('NOT-02 the daily e-mail in %s has the updates of each vacancy under its name', (language, subject, lines) => {
  const mail = readSample(dailyUpdatesMail, language)
  expect(mail).toMatchObject({ subject, link: `https://cantera.test/notices/admin?lang=${language}` })
  const places = lines.map((line) => mail.plain.indexOf(line))
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(places).not.toContain(-1)
})
