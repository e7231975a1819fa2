import type { Translation } from '../kernel/messages.ts'
import type { es } from './applications.candidate.es.ts'

export const en: Translation<typeof es> = {
  'applications.title': 'My applications',
  'applications.description': 'See where each position you applied to stands, and what comes next.',
  'applications.applied_on': 'You applied on {{date}}',
  'applications.changed_on': 'Last change: {{date}}',
  'applications.interview': 'Your interview',
  'applications.interview_when': '{{when}} ({{place}} time)',
  'applications.interview_with': 'With {{name}}',
  'applications.interview_place': 'Place: {{place}}',
  'applications.interview_meeting': 'Meeting link',
  'applications.load_more': 'See more applications',
  'applications.vacancy_closed': 'This position takes no more applications; yours goes on.',
  'applications.empty_title': 'You have not applied yet',
  'applications.empty_text': 'Once you apply to a position, you will see here where it stands.',
  'applications.empty_action': 'Search positions',

  'applications.stage.apply': 'We received your application',
  'applications.stage.makeTest': 'Tests',
  'applications.stage.firstInterview': 'First interview',
  'applications.stage.secondInterview': 'Second interview',
  'applications.stage.approved': 'We chose you',
  'applications.stage.reject': 'Process finished',

  'applications.next.apply': 'The hiring team will read your CV. We will write to you as soon as there is news.',
  'applications.next.makeTest': 'We will ask you to show what you know. The instructions come by e-mail.',
  'applications.next.firstInterview':
    'We would like to talk with you. Date and time come by e-mail with an invitation for your calendar.',
  'applications.next.secondInterview': 'We would like to know you better in a second talk. Date and time come by e-mail.',
  'applications.next.approved': 'We will contact you to agree on your first day and the documents we need.',
  'applications.next.reject':
    'This time we are going ahead with somebody else. You can apply to other positions whenever you like.',
}
