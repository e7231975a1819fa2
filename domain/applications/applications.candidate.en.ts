import type { Translation } from '../kernel/messages.ts'
import type { es } from './applications.candidate.es.ts'

export const en: Translation<typeof es> = {
  'applications.title': 'My applications',
  'applications.description': 'See where each of your applications stands and what comes next.',
  'applications.applied_on': 'You applied on {{date}}',
  'applications.changed_on': 'Last updated: {{date}}',
  'applications.interview': 'Your interview',
  'applications.interview_when': '{{when}} ({{place}} time)',
  'applications.interview_with': 'With {{name}}',
  'applications.interview_place': 'Place: {{place}}',
  'applications.interview_meeting': 'Meeting link',
  'applications.load_more': 'See more applications',
  'applications.vacancy_closed': 'This job no longer accepts applications; yours is still being considered.',
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
