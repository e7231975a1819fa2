import type { Translation } from '../../kernel/messages.ts'
import type { es } from './sessions.staff.es.ts'

export const en: Translation<typeof es> = {
  'sessions.of_person': 'Open sessions',
  'sessions.open_one': '{{count}} open session, last used around {{date}}',
  'sessions.open_other': '{{count}} open sessions, last used around {{date}}',
  'sessions.end': 'Log them out everywhere',
  'sessions.end_title': 'Log this person out everywhere',
  'sessions.end_hint':
    'They’ll have to log in again on every device. If somebody else knows their password, also ask them to change it: logging them out doesn’t.',
  'sessions.end_confirm': 'Yes, log them out',
  'sessions.ended': 'We closed the sessions of {{name}}',
  'sessions.error.own': 'Close your own sessions in your account.',
  'sessions.error.none': 'They have no open session.',
  'audit.action.user.sessions_ended': 'Logged a person out everywhere',
}
