import type { Translation } from '../kernel/messages.ts'
import type { es } from './dashboard.staff.es.ts'

export const en: Translation<typeof es> = {
  'dashboard.title': 'Hiring dashboard',
  'dashboard.intro': 'Publish a vacancy, move people over the board, and write to them at every stage.',
  'dashboard.step_publish': 'Publish the vacancy',
  'dashboard.step_move': 'Move people over the board',
  'dashboard.step_hire': 'Invite, decide and hire',
  'dashboard.modules': 'Modules',
}
