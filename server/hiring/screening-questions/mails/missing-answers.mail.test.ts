import { expect, test } from 'vitest'
import { readSample } from '../../../testing/mails.ts'
import { missingAnswersMail } from './missing-answers.mail.ts'

test.each([
  ['es', 'Tienes preguntas por responder: Analista de datos'],
  ['en', 'You have questions to answer: Data analyst'],
] as const)('SCQ-02 the e-mail that asks for missing answers in %s leads to their page', (language, subject) => {
  const mail = readSample(missingAnswersMail, language)
  expect(mail.subject).toBe(subject)
  expect(mail.link).toContain('/profile/answers/11111111-2222-4333-8444-555555555555')
})
