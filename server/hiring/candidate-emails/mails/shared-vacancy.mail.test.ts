import { expect, test } from 'vitest'
import { readSamples } from '../../../testing/mails.ts'
import { sharedVacancyMail } from './shared-vacancy.mail.ts'

test.each([
  ['es', 'Una vacante para ti: Analista de datos', 'Puedes postularte hasta: 31 de marzo de 2026', 'Salario: A convenir'],
  ['en', 'A job for you: Data analyst', 'Apply by: March 31, 2026', 'Salary: To be agreed'],
] as const)(
  'MAIL-02 JOB-05 INT-06: a shared vacancy in %s leads to its public page, and is the source',
  (language, subject, lastDay, agreedSalary) => {
    const { range, agreed } = readSamples(sharedVacancyMail, language)
    for (const mail of [range, agreed])
      expect(mail).toMatchObject({
        subject,
        link: `https://cantera.test/info/vacancies/detail/22222222-2222-4333-8444-555555555555?lang=${language}&source=email`,
      })
    expect(range?.plain).toContain(lastDay)
    expect(range?.plain).toMatch(/COP 4[.,]000[.,]000/)
    expect(agreed?.plain).toContain(agreedSalary)
    expect(agreed?.plain).not.toContain(lastDay)
  },
)
