import type { Translation } from '../kernel/messages.ts'
import type { es } from './mailbox.staff.es.ts'

export const en: Translation<typeof es> = {
  'mailbox.title': 'Outbox',
  'mailbox.description':
    'E-mails that the site would have sent. They are kept here and reach nobody, because no mail server is set up yet.',
  'mailbox.closed_title': 'E-mails are being sent',
  'mailbox.closed_text': 'A mail server is configured, so none is kept here.',
  'mailbox.empty': 'No e-mails yet',
  'mailbox.empty_hint': 'When somebody applies or is notified, the e-mail will appear here.',
  'mailbox.to': 'To',
  'mailbox.from': 'From',
  'mailbox.reply_to': 'Reply to',
  'mailbox.subject': 'Subject',
  'mailbox.date': 'Date',
  'mailbox.back': 'Back to the outbox',
  'mailbox.html': 'As it looks',
  'mailbox.text': 'Text only',
  'mailbox.attachments': 'Attached files',
  'mailbox.download': 'Download {{name}}',
  'mailbox.calendar': 'Calendar invitation',
  'mailbox.frame': 'Content of the e-mail “{{subject}}”',
}
