import type { Translation } from '../../kernel/messages.ts'
import type { es } from './interviews.mail.es.ts'

export const en: Translation<typeof es> = {
  'interviews.mail.answer': 'Respond to the invitation',
  'interviews.mail.answer.confirmed': 'I’ll be there',
  'interviews.mail.answer.other_time': 'Ask for another time',
  'interviews.mail.calendar': 'Interview: {{job}}',
  'interviews.mail.calendar_maybe': 'Answered “maybe” from their calendar.',
  'interviews.mail.calendar_proposed': 'Proposed from their calendar: {{when}}.',
  'interviews.mail.with': 'Interview with {{name}}',
  'interviews.mail.cancelled.subject': 'Your interview was canceled: {{job}}',
  'interviews.mail.cancelled.title': 'Your interview was canceled',
  'interviews.mail.cancelled.message':
    'The interview you had with us won’t take place. The file in this email removes it from your calendar.\n\nYour profile shows where things stand.',
  'interviews.mail.withdrawn.subject': 'You left the process: {{job}}',
  'interviews.mail.withdrawn.title': 'You left the process',
  'interviews.mail.withdrawn.message':
    'We’ve canceled your interview. The file in this email takes it off your calendar.\n\nIf you change your mind and the job is still open, you can apply again.',
  'interviews.mail.called_off.subject': 'You canceled your interview: {{job}}',
  'interviews.mail.called_off.title': 'You canceled your interview',
  'interviews.mail.called_off.message':
    'We’ve told the team. The file in this email removes the interview from your calendar.\n\nWhile there are times left, you can pick another with the link we sent you.',
  'interviews.mail.cancelled.when': 'It was planned for',
  'interviews.mail.interviewer.invited.subject': 'Interview with {{name}}: {{job}}',
  'interviews.mail.interviewer.changed.subject': 'Your interview with {{name}} has changed: {{job}}',
  'interviews.mail.interviewer.picked.subject': '{{name}} picked a time for the interview: {{job}}',
  'interviews.mail.interviewer.moved.subject': '{{name}} moved the interview: {{job}}',
  'interviews.mail.interviewer.cancelled.subject': 'Your interview with {{name}} was canceled: {{job}}',
  'interviews.mail.interviewer.confirmed.subject': '{{name}} will attend the interview: {{job}}',
  'interviews.mail.interviewer.other_time.subject': '{{name}} would like a different time: {{job}}',
  'interviews.mail.interviewer.declined.subject': '{{name}} won’t attend the interview: {{job}}',
  'interviews.mail.interviewer.enters':
    'The file in this email puts the interview on your calendar. We’ll write to you when they answer.',
  'interviews.mail.interviewer.settled': 'They picked this time. The file in this email adds the interview to your calendar.',
  'interviews.mail.interviewer.leaves': 'The file in this email takes the interview off your calendar.',
  'interviews.mail.interviewer.answered': 'This answers the invitation. They can change it until the interview begins.',
  'interviews.mail.vacancy': 'Job',
  'interviews.mail.when': 'When',
  'interviews.mail.where': 'Where',
  'interviews.mail.said': 'What they wrote',
  'interviews.mail.reason': 'Reason',
  'interviews.mail.open_board': 'Open the board',
}
