import type { Translation } from '../kernel/messages.ts'
import type { es } from './layout.mail.es.ts'

export const en: Translation<typeof es> = {
  'mail.greeting': 'Hi {{name}},',
  'mail.greeting_nameless': 'Hi,',
  'mail.open_site': 'Go to {{site}}',
  'mail.confirm_question': 'Is this email yours?',
  'mail.confirm_link': 'Confirm it here',
  'mail.hours_of': '{{place}} time',
  'mail.no_reply': 'This is an automated email. Please don’t reply: no one reads messages sent to this address.',
  'mail.reply_reaches': 'This is an automated email. If you reply, your message will go to {{address}}.',
  'mail.reply_reaches_team': 'You can reply to this email: your message reaches the {{site}} team.',
}
