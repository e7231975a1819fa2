import type { Translation } from '../kernel/messages.ts'
import type { es } from './currencies.staff.es.ts'

export const en: Translation<typeof es> = {
  'currencies.title': 'Currencies',
  'currencies.description': 'The currencies in which a job can state its salary. The first one is preset for a new job.',
  'currencies.add': 'Add currency',
  'currencies.edit': 'Edit currency',
  'currencies.code': 'Code',
  'currencies.name': 'Name',
  'currencies.updated_at': 'Last changed',
  'currencies.empty': 'There are no currencies yet',
  'currency.error.code_required': 'Enter the code of the currency',
  'currency.error.code_taken': 'There is a currency with this code already',
}
