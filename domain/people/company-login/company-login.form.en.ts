import type { Translation } from '../../kernel/messages.ts'
import type { es } from './company-login.form.es.ts'

export const en: Translation<typeof es> = {
  'login.company': 'Log in with your company account',
}
