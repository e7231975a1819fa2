import type { Translation } from '../../kernel/messages.ts'
import type { es } from './session.candidate.es.ts'

export const en: Translation<typeof es> = {
  'session.idle_offer': 'You’ll soon be logged out because you’ve been inactive. Press any key or tap the screen to continue.',
  'session.idle_title': 'Are you still there?',
  'session.idle_text': 'For your security, we’ll log you out unless you continue. What you’ve typed is saved on this device.',
  'session.idle_countdown_one': 'You’ll be logged out in {{count}} second',
  'session.idle_countdown_other': 'You’ll be logged out in {{count}} seconds',
  'session.idle_continue': 'Continue',
  'session.idle_logout': 'Log out',
  'session.idle_time': 'Time to respond',
  'session.idle_choice': '{{count}} s',
}
