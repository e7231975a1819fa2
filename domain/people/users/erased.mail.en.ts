import type { Translation } from '../../kernel/messages.ts'
import type { es } from './erased.mail.es.ts'

export const en: Translation<typeof es> = {
  'left_mail.subject': 'We’ve closed your account',
  'left_mail.title': 'Your account is closed',
  'left_mail.message':
    'You asked us to delete your {{site}} account. It’s closed now, and on {{date}} we’ll erase your data and files.\n\nIf you change your mind, log in before that day and choose to keep it.\n\nIf this wasn’t you, do the same now and change your password.',
  'left_mail.button': 'Keep my account',

  'erased_mail.subject': 'We’ve erased your account',
  'erased_mail.title': 'Your account no longer exists',
  'erased_mail.message':
    'The time to restore your {{site}} account has passed, and we’ve erased your data and files.\n\nThis is the last email from us: we’ve erased this address too. If you’d like to come back one day, you can create another account.',
}
