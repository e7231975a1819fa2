import type { Translation } from '../../kernel/messages.ts'
import type { es } from './suggestions.form.es.ts'

export const en: Translation<typeof es> = {
  'suggestions.wanted': 'Send me jobs that might suit me',
}
