import type { Translation } from '../kernel/messages.ts'
import type { es } from './users.staff.es.ts'

export const en: Translation<typeof es> = {
  'menu.users': 'Users',
  'users.error.reason_elimination': 'Enter the reason for deleting this user.',
}
