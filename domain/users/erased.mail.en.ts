import type { Translation } from '../kernel/messages.ts'
import type { es } from './erased.mail.es.ts'

export const en: Translation<typeof es> = {
  'erased_mail.subject': 'We’ve erased your account',
  'erased_mail.title': 'Your account is gone',
  'erased_mail.message':
    'The time to get your {{site}} account back is over, and we’ve erased your data and files.\n\nThis is the last e-mail from us: we don’t keep this address either. If you’d like to come back one day, you can create another account.',
}
