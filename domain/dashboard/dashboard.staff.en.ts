import type { Translation } from '../kernel/messages.ts'
import type { es } from './dashboard.staff.es.ts'

export const en: Translation<typeof es> = {
  'dashboard.title': 'Hiring dashboard',
  'dashboard.intro': 'Post a job, move people along the board, and write to them at every stage.',
  'dashboard.step_publish': 'Post the job',
  'dashboard.step_move': 'Move people along the board',
  'dashboard.step_hire': 'Interview, decide and hire',
  'dashboard.modules': 'Modules',
}
