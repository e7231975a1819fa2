import { expect, test } from 'vitest'
import { readSamples } from '../../../testing/mails.ts'
import { templateTestMail } from './template-test.mail.ts'

test.each([
  ['es', 'Prueba: Recibimos tu postulación: Analista de datos', 'Hola, Ana:'],
  ['en', 'Test: We received your application: Data analyst', 'Hi Ana,'],
] as const)('MAIL-02 TPL-01: a test e-mail in %s is the e-mail of its stage, marked as a test', (language, subject, greeting) => {
  const mails = readSamples(templateTestMail, language)
  expect(mails.apply?.subject).toBe(subject)
  for (const [stage, mail] of Object.entries(mails)) {
    expect(mail.plain).toContain(greeting)
    expect(mail.calendar !== undefined).toBe(stage.endsWith('Interview'))
  }
})
