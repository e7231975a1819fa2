import type { Translation } from '../../kernel/messages.ts'
import type { es } from './updates.candidate.es.ts'

export const en: Translation<typeof es> = {
  'notices.kind.application': 'New applications',
  'notices.kind.interview_answered': 'Answers to interviews',
  'notices.kind.client_answered': 'Answers from clients',
  'notices.kind.reply': 'Replies to emails',
  'notices.kind.test_finished': 'Finished tests',
  'notices.kind.rating_due': 'Answers to rate',
  'notices.kind.mention': 'Mentions in notes',
  'notices.kind.team_joined': 'Teams you are added to',
  'notices.kind.email_failed': 'Emails we couldn’t send',
  'notices.kind.guarantee_ends': 'Guarantees ending',
  'notices.kind.scorecard_due': 'Interview scorecards to write',
  'notices.kind.webhook_off': 'Webhooks',
  'notices.kind.client_ordered': 'Requests from clients',
  'notices.kind.client_wrote': 'Messages from clients',
  'notices.unsubscribe_title': 'Stop these emails',
  'notices.unsubscribe_kind': 'We will stop emailing you about: {{kind}}. You will still see it on the site.',
  'notices.unsubscribe_daily': 'We will stop sending you the daily summary of updates. You will still see them on the site.',
  'notices.unsubscribe_button': 'Stop the emails',
  'notices.unsubscribed': 'Done: we will not send you these emails any more.',
  'notices.unsubscribe_undo': 'Get them again',
  'notices.resubscribed': 'You will get these emails again.',
  'notices.error.link': 'This link does not work. Copy all of it from the email.',
}
