import type { Translation } from '../../kernel/messages.ts'
import type { es } from './share.mail.es.ts'

export const en: Translation<typeof es> = {
  'share.mail.subject': 'A job for you: {{job}}',
  'share.mail.intro': 'We’re sharing this job with you from {{site}}.',
  'share.mail.message':
    'We think it could be right for you or someone you know.\n\nIts page tells you about the work, what you need and how to apply.',
  'share.mail.city': 'City',
  'share.mail.hours': 'Hours',
  'share.mail.work_mode': 'Workplace',
  'share.mail.salary_agreed': 'To be agreed',
  'share.mail.salary': 'Salary',
  'share.mail.closes_on': 'Apply by',
  'share.mail.stop': 'Stop sending me jobs',
  'share.mail.open': 'View job',
}
