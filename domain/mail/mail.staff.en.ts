import type { Translation } from '../kernel/messages.ts'
import type { es } from './mail.staff.es.ts'

export const en: Translation<typeof es> = {
  'mail.kept_warning': 'No mail server: emails are saved and reach no one.',
  'mail.kept_link': 'Open the outbox',
}
