import type { Translation } from '../../kernel/messages.ts'
import type { es } from './candidate-emails.mail.es.ts'

export const en: Translation<typeof es> = {
  'notification.mail.description': 'We’re writing about your hiring process.',
  'notification.mail.changed_subject': 'Your interview has changed: {{job}}',
  'notification.mail.changed': 'Your interview has changed. What you read here replaces the earlier invitation.',
  'notification.mail.vacancy': 'Job',
  'notification.mail.when': 'When',
  'notification.mail.own_time': 'In your time',
  'notification.mail.sender': 'Interview with',
  'notification.mail.place': 'Place',
  'notification.mail.meeting': 'Meeting link',
  'notification.mail.note': 'Please note',
  'notification.mail.open_application': 'See my process',
  'notification.mail.open_test': 'Go to the test',
  'notification.mail.open_vacancies': 'See other jobs',
  'notification.mail.test': 'Test: {{subject}}',
  'notification.mail.sample_applicant': 'Ana Gómez',
  'notification.mail.sample_first_name': 'Ana',
  'notification.mail.sample_job': 'Data analyst',
  'notification.mail.sample_sender': 'Hiring team',
}
