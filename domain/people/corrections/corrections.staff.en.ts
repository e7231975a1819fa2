import type { Translation } from '../../kernel/messages.ts'
import type { es } from './corrections.staff.es.ts'

export const en: Translation<typeof es> = {
  'corrections.title': 'Correct details',
  'corrections.hint': 'The person can see in their account what was corrected and when.',
  'corrections.email_hint': 'If you change the address, we alert the old one and ask the new one to confirm.',
  'corrections.email_hint_unconsented':
    'If you change the address, we ask for consent at the new one. Earlier links stop working.',
  'corrections.cv': 'Replace the CV',
  'corrections.cv_now': 'Now it is {{name}}.',
  'corrections.phone': 'Mobile phone',
  'corrections.city': 'City',
  'corrections.birth': 'Date of birth',
  'corrections.saved': 'You corrected the details of {{name}}',
  'corrections.error.staff': 'Team members change their own details in their account.',
  'corrections.error.taken': 'This address belongs to somebody else.',
  'corrections.error.taken_merge': 'Compare and merge the two accounts',
  'corrections.error.taken_open': 'Open that person',
  'corrections.error.nothing': 'You didn’t change anything.',
  'corrections.error.email_required': 'This person logs in with their address, so it can’t be empty.',
  'audit.action.user.corrected': 'Corrected a person’s details',
}
