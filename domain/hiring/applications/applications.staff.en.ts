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

  'applications.add': 'Add to a job',
  'applications.add_named': 'Add {{name}} to a job',
  'applications.add_many': 'Add {{count}} people to a job',
  'applications.added_all_one': '{{count}} person is now on the board',
  'applications.added_all_other': '{{count}} people are now on the board',
  'applications.added_many_one': '{{count}} person is now on the board; {{there}} were there already',
  'applications.added_many_other': '{{count}} people are now on the board; {{there}} were there already',
  'applications.add_text_one': 'They start in the first stage of the board. No email is sent to them.',
  'applications.add_text_other': 'They start in the first stage of the board. No email is sent to anyone.',
  'applications.add_write_one': 'You can write to them from the board whenever you like.',
  'applications.add_write_other': 'You can write to them from the board whenever you like.',
  'applications.add_no_contact_one':
    '{{names}} is marked “Do not contact”: you can add them, but they aren’t written to about this job.',
  'applications.add_no_contact_other':
    '{{names}} are marked “Do not contact”: you can add them, but they aren’t written to about this job.',
  'applications.add_no_consent_one':
    '{{names}} hasn’t given consent. You can add them, but until they do, nothing is sent to them and they can’t take tests.',
  'applications.add_no_consent_other':
    '{{names}} haven’t given consent. You can add them, but until they do, nothing is sent to them and they can’t take tests.',
  'applications.add_choose': 'Choose an active job',
  'applications.add_save': 'Add',
  'applications.added': '{{name}} is now on the job’s board',
  'applications.already_there': '{{name}} was already on this job’s board',
  'applications.error.staff': 'Only candidates can be added, not members of the team.',
  'applications.error.vacancy': 'Choose a job.',

  'applications.source': 'Source',
  'applications.filters': 'Filter applicants',
  'applications.source_any': 'All sources',
  'applications.source.unknown': 'Not recorded',
  'applications.source.direct': 'This site',
  'applications.source.link': 'Link “{{name}}”',
  'applications.source.referrer': '{{name}}',
  'applications.source.staff': 'The team',
  'applications.source.import': 'Source “{{name}}”',
  'exports.list.withdrawn': 'withdrawn applications',
}
