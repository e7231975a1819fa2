import type { Translation } from '../kernel/messages.ts'
import type { es } from './questions.staff.es.ts'

export const en: Translation<typeof es> = {
  'menu.tests': 'Tests',
  'question.error.question_required': 'Enter the question.',
  'question.sureDelete': 'Are you sure you want to delete this answer?',
}
