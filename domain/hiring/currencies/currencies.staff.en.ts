import type { Translation } from '../../kernel/messages.ts'
import type { es } from './currencies.staff.es.ts'

export const en: Translation<typeof es> = {
  'currencies.title': 'Currencies',
  'currencies.description': 'The currencies a job’s salary can be in. New jobs start with the first one.',
  'currencies.add': 'Add currency',
  'currencies.edit': 'Edit currency',
  'currencies.code': 'Code',
  'currencies.name': 'Name',
  'currencies.usual_salary': 'Usual monthly salary',
  'currencies.usual_salary_hint': 'If a job offers less, we ask before saving it. No separators, no decimals.',
  'currencies.updated_at': 'Last changed',
  'currencies.empty': 'There are no currencies yet',
  'currency.error.code_required': 'Enter the currency code.',
  'currency.error.code_invalid': 'A currency code is three letters, such as COP.',
  'currency.error.usual_salary': 'Enter a whole amount, digits only.',
  'currency.error.code_taken': 'There’s already a currency with this code.',
  'audit.action.currency.added': 'Added a currency',
  'audit.action.currency.deleted': 'Deleted a currency',
  'audit.action.currency.modified': 'Changed a currency',
  'exports.list.currencies': 'currencies',
}
