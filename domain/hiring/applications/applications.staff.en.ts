import type { Translation } from '../../kernel/messages.ts'
import type { es } from './applications.staff.es.ts'

export const en: Translation<typeof es> = {
  'withdrawn.title': 'Withdrawn applications',
  'withdrawn.of': 'Withdrawn applications: {{name}}',
  'withdrawn.description':
    'Who withdrew their application, and when. If they apply again, their card returns to the first stage with its history.',
  'withdrawn.board': 'Back to the board',
  'withdrawn.person': 'Person',
  'withdrawn.email': 'Email',
  'withdrawn.stage': 'Stage',
  'withdrawn.applied': 'Applied on',
  'withdrawn.at': 'Withdrew on',
  'withdrawn.empty': 'No one has withdrawn their application',
  'withdrawn.count_one': '{{count}} withdrawn application',
  'withdrawn.count_other': '{{count}} withdrawn applications',
}
