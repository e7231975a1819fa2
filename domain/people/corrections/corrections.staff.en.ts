import type { Translation } from '../../kernel/messages.ts'
import type { es } from './corrections.staff.es.ts'

export const en: Translation<typeof es> = {
  'corrections.title': 'Correct details',
  'corrections.hint': 'The person can see in their account what was corrected and when.',
  'corrections.email_hint': 'The old address can stop the change for seven days, and the new one has to confirm it.',
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
  'corrections.address_waits': 'Details of {{name}} saved. The new email takes effect in seven days unless they stop it',
  'corrections.pending_until': 'Will be {{address}} from {{date}}, if confirmed and not stopped',
  'corrections.error.stopped':
    'The person stopped a change of their address recently. Now only they can change it, in their account.',
  'audit.action.user.address_change_begun': 'Began to change a person’s email address',
  'audit.action.user.address_change_done': 'A person’s email address changed after its waiting time',
  'audit.action.user.address_change_stopped': 'The change of a person’s email address was stopped',
}
