import type { Translation } from '../../kernel/messages.ts'
import type { es } from './accounts.es.ts'

export const en: Translation<typeof es> = {
  'personal.register_title': 'Create your account',

  'personal.confirm_done': 'Your address is confirmed',
  'personal.confirm_title': 'Confirm your email',
  'personal.confirm_intro': 'This tells us that the address is yours and that our messages reach you.',
  'personal.confirm_button': 'Confirm my email',
  'personal.confirm_success': 'Done: your email is confirmed.',
  'personal.confirm_go': 'See jobs',
  'personal.confirm_applications': 'See my applications',
  'personal.confirm_another': 'Ask for another link in my account',
  'personal.error.confirm_link':
    'This link doesn’t work. You may have changed your address, or part of the link may be missing. Open it from the latest message.',
}
