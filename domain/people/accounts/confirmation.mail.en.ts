import type { Translation } from '../../kernel/messages.ts'
import type { es } from './confirmation.mail.es.ts'

export const en: Translation<typeof es> = {
  'confirm.welcome.subject': 'Welcome to {{site}}',
  'confirm.welcome.title': 'Your account is ready',
  'confirm.welcome.message':
    'You can log in, complete your profile and apply for the jobs that interest you.\n\nFirst, confirm that this email is yours.',
  'confirm.new_address.subject': 'Confirm your new email address',
  'confirm.new_address.title': 'Your account now uses this email',
  'confirm.new_address.message': 'Confirm that it’s yours, so that our messages reach you.',
  'confirm.new_link.subject': 'Confirm your email',
  'confirm.new_link.title': 'Confirm your email',
  'confirm.new_link.message': 'You asked for the link again. Confirm that this email is yours, so that our messages reach you.',
  'confirm.reminder.subject': 'Confirm your email before {{date}}',
  'confirm.reminder.title': 'Your email is still not confirmed',
  'confirm.reminder.message':
    'There is an account at {{site}} with this email, and nobody has confirmed that it’s theirs. If it’s yours, confirm it to keep the account.\n\nIf you neither confirm it nor log in again, we’ll erase the account with everything in it on {{date}}.',
  'confirm.not_you': 'If you didn’t create this account, ignore this message.',
  'confirm.button': 'Confirm my email',
}
