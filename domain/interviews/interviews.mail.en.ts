import type { Translation } from '../kernel/messages.ts'
import type { es } from './interviews.mail.es.ts'

export const en: Translation<typeof es> = {
  'interviews.mail.answer': 'Answer the invitation',
  'interviews.mail.calendar': 'Interview: {{job}}',
  'interviews.mail.with': 'Interview with {{name}}',
  'interviews.mail.cancelled.subject': 'Your interview was canceled: {{job}}',
  'interviews.mail.cancelled.title': 'Your interview was canceled',
  'interviews.mail.cancelled.message':
    'The interview you had with us won’t take place. The file in this email removes it from your calendar.\n\nYour applications show where things stand.',
  'interviews.mail.withdrawn.subject': 'You withdrew your application: {{job}}',
  'interviews.mail.withdrawn.title': 'You withdrew your application',
  'interviews.mail.withdrawn.message':
    'So the interview that you had with us won’t take place; the file in this email takes it off your calendar.\n\nIf you change your mind and the job is still open, you can apply again.',
  'interviews.mail.cancelled.when': 'It was planned for',
}
