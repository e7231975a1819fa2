import type { Translation } from '../kernel/messages.ts'
import type { es } from './currencies.staff.es.ts'

export const en: Translation<typeof es> = {
  'currency.error.code_required': 'Enter the code of the currency',
}
