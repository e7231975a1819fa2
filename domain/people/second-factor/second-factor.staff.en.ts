import type { Translation } from '../../kernel/messages.ts'
import type { es } from './second-factor.staff.es.ts'

export const en: Translation<typeof es> = {
  'second_factor.of_person': 'Two-step verification',
  'second_factor.reset': 'Reset',
  'second_factor.reset_title': 'Reset two-step verification',
  'second_factor.reset_hint':
    'Only do this if you’re sure about the identity of the person asking: afterwards their password alone is enough to log in. We’ll close their sessions and tell them by email.',
  'second_factor.reset_confirm': 'Yes, reset it',
  'second_factor.passkeys_count_one': 'Has {{count}} passkey.',
  'second_factor.passkeys_count_other': 'Has {{count}} passkeys.',
  'audit.action.user.passkey_added': 'Added a passkey',
  'audit.action.user.passkey_removed': 'Removed a passkey',
  'audit.action.user.factor_added': 'Turned on two-step verification',
  'audit.action.user.factor_replaced': 'Changed their authenticator app',
  'audit.action.user.factor_removed': 'Turned off two-step verification',
  'audit.action.user.factor_reset': 'Reset a person’s two-step verification',
  'audit.action.user.recovery_codes_renewed': 'Created new recovery codes',
  'audit.action.user.recovery_code_used': 'Logged in with a recovery code',
}
