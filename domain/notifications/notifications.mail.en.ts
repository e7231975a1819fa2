import type { Translation } from '../kernel/messages.ts'
import type { es } from './notifications.mail.es.ts'

export const en: Translation<typeof es> = {
  'notification.mail.description': 'We are writing about your application.',
  'notification.mail.vacancy': 'Position',
  'notification.mail.date': 'Date',
  'notification.mail.from': 'From',
  'notification.mail.to': 'To',
  'notification.mail.time_zone': 'Time zone',
  'notification.mail.sender': 'Interview with',
  'notification.mail.calendar': 'Interview: {{job}}',
}
