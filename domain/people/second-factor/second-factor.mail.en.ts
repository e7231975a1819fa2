import type { Translation } from '../../kernel/messages.ts'
import type { es } from './second-factor.mail.es.ts'

export const en: Translation<typeof es> = {
  'factor_mail.title.factor_added': 'You turned on two-step verification',
  'factor_mail.title.factor_replaced': 'Your authenticator app was changed',
  'factor_mail.title.factor_removed': 'You turned off two-step verification',
  'factor_mail.title.factor_reset': 'Your two-step verification was reset',
  'factor_mail.title.recovery_codes_renewed': 'You have new recovery codes',
  'factor_mail.title.recovery_code_used': 'A recovery code was used',
  'factor_mail.factor_added':
    'Your {{site}} account now asks for a code from your authenticator app after the password. We closed the other open sessions.\n\nKeep the recovery codes somewhere safe: they get you in if you lose your phone.',
  'factor_mail.factor_replaced':
    'From now on, the codes for your {{site}} account come from another authenticator app. Those of the former one, and its recovery codes, no longer work. We closed the other open sessions.',
  'factor_mail.factor_removed':
    'Your {{site}} account can again be opened with the password alone. We closed the other open sessions.',
  'factor_mail.factor_reset':
    'Someone on the {{site}} team removed the two-step verification of your account, so that you can get in without the device you lost, and we closed your sessions. Log in with your password and turn it on again.',
  'factor_mail.recovery_codes_renewed':
    'New recovery codes were created for your {{site}} account. The earlier ones no longer work. We closed the other open sessions.',
  'factor_mail.recovery_code_used':
    'Someone opened your {{site}} account with your password and one of your recovery codes. That code no longer works.',
  'factor_mail.title.passkey_added': 'You added a passkey',
  'factor_mail.title.passkey_removed': 'You removed a passkey',
  'factor_mail.passkey_added':
    'A passkey was added to your {{site}} account: it logs in without a password. We closed the other open sessions.',
  'factor_mail.passkey_removed':
    'A passkey was removed from your {{site}} account: it no longer logs in. We closed the other open sessions.',
  'factor_mail.not_you':
    'If it wasn’t you, someone knows your password: create a new one right away, and tell whoever manages the site.',
  'factor_mail.button': 'It wasn’t me',
}
