import type { Language } from '#domain/kernel/languages.ts'

/** An interview that is made up, as the reads return it. */
export const sampleInterview = (language: Language) => ({
  uuid: '11111111-2222-4333-8444-555555555555',
  application_id: 1,
  user_id: 1,
  first_name: 'Ana',
  last_name: 'Gómez',
  job: { es: 'Analista de datos', en: 'Data analyst' }[language],
  vacancy_uuid: '22222222-2222-4333-8444-555555555555',
  starts_at: new Date('2026-03-04T14:30:00Z'),
  ends_at: new Date('2026-03-04T15:15:00Z'),
  time_zone: 'America/Bogota',
  sender: 'Marta Ríos <marta@example.com>',
  place: 'Carrera 7 # 71-21, Bogotá',
})

/** The sender of the site's e-mails, and the time at which one is composed. */
export const sampleSender = {
  from: { name: 'Cantera', address: 'no-reply@cantera.test' },
  now: new Date('2026-03-01T15:00:00Z'),
}
