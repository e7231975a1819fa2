import type { Translation } from '../../kernel/messages.ts'
import type { es } from './updates.mail.es.ts'

export const en: Translation<typeof es> = {
  'notice_mail.application': 'New applications',
  'notice_mail.interview_answered': 'Answers to interviews',
  'notice_mail.reply': 'Replies to emails',
  'notice_mail.test_finished': 'Finished tests',
  'notice_mail.rating_due': 'Answers to rate',
  'notice_mail.mention': 'Mentions in notes',
  'notice_mail.team_joined': 'You’re on its team now',
  'notice_mail.email_failed': 'Emails we couldn’t send',
  'notice_mail.now.application': 'New applications came in',
  'notice_mail.now.interview_answered': 'An interview invitation was answered',
  'notice_mail.now.reply': 'An email was replied to',
  'notice_mail.now.test_finished': 'A test was finished',
  'notice_mail.now.rating_due': 'Answers are waiting to be rated',
  'notice_mail.now.mention': 'You were mentioned in a note',
  'notice_mail.now.team_joined': 'You were added to a job’s team',
  'notice_mail.now.email_failed': 'An email could not be sent',
  'notice_mail.elsewhere': 'Other updates',
  'notice_mail.line': '{{what}}: {{count}}',
  'notice_mail.button': 'See my updates',
  'notice_mail.unsubscribe': 'Stop these emails',
  'digest_mail.subject': 'Today’s updates',
  'digest_mail.title': 'What you have not read yet',
  'digest_mail.unsubscribe': 'Stop the daily summary',
}
