import type { Translation } from '../../kernel/messages.ts'
import type { es } from './interview-times.mail.es.ts'

export const en: Translation<typeof es> = {
  'times_mail.offered.subject': 'Pick a time for your interview: {{job}}',
  'times_mail.offered.title': 'Pick a time for your interview',
  'times_mail.offered.message':
    'We’d like to talk with you. Open the link, see the free times on your own clock, and pick the one that suits you best.\n\nTimes fill up, so it pays to choose soon.',
  'times_mail.offered.button': 'Pick a time',
  'times_mail.length': 'Length',
  'times_mail.minutes': '{{count}} minutes',
  'times_mail.until': 'Days to choose from',
  'times_mail.days': '{{from}} to {{to}}',
  'times_mail.limit': 'You can pick, move or cancel until {{count}} hours before.',
  'times_mail.limit_one': 'You can pick, move or cancel until one hour before.',
  'times_mail.picked.subject': 'Your interview is on {{when}}: {{job}}',
  'times_mail.picked.title': 'Your interview is set',
  'times_mail.picked.message': 'This is the time you picked. The file in this email adds it to your calendar.',
  'times_mail.moved.subject': 'Your interview is now on {{when}}: {{job}}',
  'times_mail.moved.title': 'You moved your interview',
  'times_mail.moved.message':
    'This is the new time; it replaces the earlier one. The file in this email changes it in your calendar.',
  'times_mail.changed.subject': 'We moved your interview to {{when}}: {{job}}',
  'times_mail.changed.title': 'We moved your interview',
  'times_mail.changed.message':
    'This is the new time; it replaces the earlier one. The file in this email changes it in your calendar.\n\nIf it doesn’t suit you, pick another one or cancel with the link.',
  'times_mail.change_button': 'See, move or cancel',
}
