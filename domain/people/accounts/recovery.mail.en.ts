import type { Translation } from '../../kernel/messages.ts'
import type { es } from './recovery.mail.es.ts'

export const en: Translation<typeof es> = {
  'recovery_mail.subject': 'Create a new password',
  'recovery_mail.title': 'Create a new password',
  'recovery_mail.message':
    'Someone asked for a link to change the password of your {{site}} account. The link works once, for 30 minutes.\n\nIf it wasn’t you, ignore this email: your password stays the same.',
  'recovery_mail.button': 'Create a new password',

  'password_changed.subject': 'Your password was changed',
  'password_changed.title': 'Your password was changed',
  'password_changed.message':
    'The password of your {{site}} account has just been changed, and we closed the sessions that were open, except the one where it was changed.\n\nIf it wasn’t you, request a link to create a new one right away.',
  'password_changed.button': 'It wasn’t me',

  'invitation_mail.subject': 'Your invitation to {{site}}',
  'invitation_mail.title': 'You’ve been invited to the team',
  'invitation_mail.message':
    'Someone at {{site}} created an account for you so that you can work on their hiring.\n\nChoose your password to log in. The link works once, for seven days.\n\nIf you weren’t expecting this invitation, ignore this email.',
  'invitation_mail.again': 'This email replaces the earlier invitation: its link no longer works.',
  'invitation_mail.button': 'Create my password',
}
