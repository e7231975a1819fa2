import type { Translation } from '../../kernel/messages.ts'
import type { es } from './intake.mail.es.ts'

export const en: Translation<typeof es> = {
  'consent_mail.subject': '{{site}} has your details: is that OK with you?',
  'consent_mail.title': 'You decide whether we keep them',
  'consent_mail.message':
    'The recruitment team at {{site}} added you as a candidate so that it can consider you for its jobs. It has your name, the contact details it was given and, if it received one, your CV.\n\nFollow the link to see these details and decide. If you agree, you choose a password and the account is yours. If you don’t, we erase everything at once.\n\nIf you do nothing, we won’t write to you again, and we erase everything on {{date}}.',
  'consent_mail.button': 'See my details and decide',
}
