import type { Translation } from '../../kernel/messages.ts'
import type { es } from './company-login.staff.es.ts'

export const en: Translation<typeof es> = {
  'audit.action.user.company_added': 'Logged in with a company account for the first time',
  'audit.action.user.company_linked': 'Linked their company account',
  'audit.action.user.company_role': 'A company account changed a person’s role',
}
