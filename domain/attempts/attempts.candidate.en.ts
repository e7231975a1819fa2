import type { Translation } from '../kernel/messages.ts'
import type { es } from './attempts.candidate.es.ts'

export const en: Translation<typeof es> = {
  'attempts.error.agreement_required': 'To start, agree to what is noted during the test.',
  'attempts.error.answer_required': 'Answer the question before you go on.',
  'attempts.error.explanation_required': 'Write your explanation.',
}
