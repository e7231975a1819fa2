import type { Translation } from '../kernel/messages.ts'
import type { es } from './layout.mail.es.ts'

export const en: Translation<typeof es> = {
  'mail.greeting': 'Hello {{name}},',
  'mail.greeting_nameless': 'Hello,',
  'mail.open_site': 'Go to {{site}}',
  'mail.confirm_question': 'Is this address yours?',
  'mail.confirm_link': 'Confirm it here',
  'mail.no_reply': 'This e-mail was sent automatically. Please do not reply: nobody reads messages that arrive at this address.',
  'mail.reply_reaches': 'This e-mail was sent automatically. If you reply, your message reaches {{address}}.',
}
