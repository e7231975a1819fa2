import type { Translation } from '../kernel/messages.ts'
import type { es } from './users.staff.es.ts'

export const en: Translation<typeof es> = {
  'menu.users': 'Users',
  'users.error.reason_elimination': 'Enter the reason for deleting this user.',
  'users.error.self': 'You can’t delete your own account here.',
  'users.error.last_administrator': 'They’re the only administrator. Give somebody else that role first.',
  'users.error.extra_time': 'Enter a whole number from 0 to 300.',
  'users.marked': 'The mark has changed',
  'users.time_given': 'The extra time has changed',
  'users.deleted': 'The account has been deleted',
  'users.restored': 'The account is open again',
}
