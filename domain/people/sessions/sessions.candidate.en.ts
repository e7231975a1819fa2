import type { Translation } from '../../kernel/messages.ts'
import type { es } from './sessions.candidate.es.ts'

export const en: Translation<typeof es> = {
  'login.leaving': 'You asked to delete this account. Do you want to keep it?',
  'login.erased_on': 'It will be erased on {{date}}.',
  'login.keep': 'Keep my account and log in',
  'login.passkey_needed': 'Your role requires two-step verification: log in with your passkey.',
  'login.passkey_unknown': 'We don’t recognize that passkey. Log in with your password.',
}
