import type { Translation } from '../../kernel/messages.ts'
import type { es } from './replies.staff.es.ts'

export const en: Translation<typeof es> = {
  'replies.unreached': 'Email did not arrive',
  'replies.unreached_text':
    'An email to {{address}} didn’t arrive. No more are sent until the address changes or you clear this mark.',
  'replies.unreached_reason': 'The server’s reason: {{reason}}',
  'replies.clear': 'Clear the mark',
  'replies.cleared': 'Emails are sent to them again',
  'replies.quoted': 'Show the quoted email',
  'replies.left_out': 'Not kept, because of their kind or size: {{names}}',
  'replies.automatic': 'Automatic reply from {{from}}: {{subject}}',
  'replies.received': 'Replied from {{from}}: {{subject}}',
  'replies.answer': 'Reply',
  'replies.answer_by_mail': 'Reply in your email app',
  'replies.of_person': 'Replies to other emails',
  'replies.title': 'Email replies',
  'replies.description': 'The mailbox that candidates’ replies are read from.',
  'replies.none_title': 'Replies aren’t read here',
  'replies.none_text':
    'They reach the colleague who wrote the email. To read them in the history, whoever runs the server sets IMAP_URL and REPLY_ADDRESS.',
  'replies.address': 'Address',
  'replies.state': 'Status',
  'replies.reading': 'Connected',
  'replies.waiting': 'Not read yet',
  'replies.away': 'Not connected',
  'replies.last_error': 'Last error',
  'replies.checked': 'Last read',
  'replies.away_since': 'Not connected since',
  'replies.retried': 'The server keeps trying, every fifteen minutes or sooner.',
  'replies.unmatched': 'Messages for nobody',
  'replies.unmatched_hint': 'They answer no email of this site. They stay unread in the mailbox.',
}
