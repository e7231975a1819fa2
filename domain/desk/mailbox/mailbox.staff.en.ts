import type { Translation } from '../../kernel/messages.ts'
import type { es } from './mailbox.staff.es.ts'

export const en: Translation<typeof es> = {
  'mailbox.title': 'Outbox',
  'mailbox.description':
    'Emails the site would have sent. They’re kept here and reach no one, because no mail server is set up yet.',
  'mailbox.closed_title': 'Emails are being sent',
  'mailbox.closed_text': 'A mail server is set up, so no emails are kept here.',
  'mailbox.empty': 'No emails yet',
  'mailbox.empty_hint': 'When someone applies or is notified, the email will appear here.',
  'mailbox.to': 'To',
  'mailbox.from': 'From',
  'mailbox.reply_to': 'Reply to',
  'mailbox.subject': 'Subject',
  'mailbox.date': 'Date',
  'mailbox.back': 'Back to outbox',
  'mailbox.html': 'Preview',
  'mailbox.text': 'Plain text',
  'mailbox.attachments': 'Attachments',
  'mailbox.download': 'Download {{name}}',
  'mailbox.calendar': 'Calendar invitation',
  'mailbox.frame': 'Content of the email “{{subject}}”',
}
