import type { Translation } from '../../kernel/messages.ts'
import type { es } from './applications.candidate.es.ts'

export const en: Translation<typeof es> = {
  'applications.title': 'My applications',
  'applications.description': 'See where each process stands and what comes next.',
  'applications.applied_on': 'You applied on {{date}}',
  'applications.added_on': 'We included you on {{date}}',
  'applications.included': 'We included you in this job',
  'applications.changed_on': 'Last updated: {{date}}',
  'applications.to_do': 'Something to do',
  'applications.interview': 'Your interview',
  'applications.load_more': 'See more applications',
  'applications.vacancy_closed': 'This job no longer accepts applications; yours is still being considered.',
  'applications.withdrawn': 'You left the process',
  'applications.withdrawn_text':
    'You’re no longer being considered for this job. If you change your mind while it’s still open, apply: your history is kept.',
  'applications.withdraw': 'Leave the process',
  'applications.withdraw_named': 'Leave the process for {{job}}',
  'applications.withdraw_question':
    'You’re about to leave the process for {{job}}. Any upcoming interview will be canceled, and the team will be notified. While the job is open, you can apply.',
  'applications.withdraw_confirm': 'Yes, leave it',
  'applications.withdraw_back': 'Stay in the process',
  'applications.withdraw_done': 'You left the process',
  'applications.interview_cancelled': 'This interview was canceled. You don’t have to attend anymore.',
  'applications.interview_over': 'This interview has started or is over.',
  'applications.tests': 'Tests to take',
  'applications.tests_of': 'Tests to take for {{job}}',
  'applications.test_take': 'Take the {{skill}} test',
  'applications.results': 'Your tests',
  'applications.result': '{{skill}}: {{band}} ({{date}})',
  'applications.result_waiting': '{{skill}}: finished on {{date}}, not rated yet',
  'applications.timeline': 'See the history',
  'applications.timeline_of': 'History of your process for {{job}}',
  'applications.timeline.applied': 'You applied',
  'applications.timeline.added': 'The hiring team added you to this job',
  'applications.timeline.applied_again': 'You applied again',
  'applications.timeline.invited': 'We invited you to the interview on {{when}}',
  'applications.timeline.rescheduled': 'We moved the interview: {{when}}',
  'applications.timeline.cancelled': 'The interview on {{when}} was canceled',
  'applications.timeline.answered.confirmed': 'You confirmed the interview',
  'applications.timeline.answered.declined': 'You said that you wouldn’t attend the interview',
  'applications.timeline.answered.other_time': 'You asked for another time for the interview',
  'applications.timeline.withdrawn': 'You left the process',
  'applications.timeline.said': '“{{note}}”',

  'applications.empty_title': 'You haven’t applied for any jobs yet',
  'applications.empty_text': 'When you apply for one, you’ll see here how it’s going.',
  'applications.empty_action': 'Search jobs',

  'applications.stage.apply': 'We received your application',
  'applications.stage.makeTest': 'Tests',
  'applications.stage.firstInterview': 'First interview',
  'applications.stage.secondInterview': 'Second interview',
  'applications.stage.approved': 'You’ve been selected',
  'applications.stage.reject': 'Not selected',

  'applications.next.apply': 'The hiring team will read your CV. We’ll write to you as soon as there’s news.',
  'applications.next.makeTest': 'We’ll ask you to show what you know. You’ll get the instructions by email.',
  'applications.next.firstInterview':
    'We’d like to talk to you. You’ll get an email with the date and time, and an invitation for your calendar.',
  'applications.next.secondInterview':
    'We’d like to get to know you better in a second interview. You’ll get the date and time by email.',
  'applications.next.approved': 'We’ll contact you to agree on your start date and the documents we need.',
  'applications.next.reject':
    'We’ve decided to go ahead with someone else this time. You can apply for other jobs whenever you like.',
}
