import type { Translation } from '../../kernel/messages.ts'
import type { es } from './accounts.es.ts'

export const en: Translation<typeof es> = {
  'personal.register_title': 'Create your account',
}
