import type { Translation } from '../../kernel/messages.ts'
import type { es } from './sessions.form.es.ts'

export const en: Translation<typeof es> = {
  'login.title': 'Log in',
  'login.intro': 'Log in to see where you stand in each process or, if you’re on the team, to work on your team’s jobs.',
  'login.staff_hint': 'On the team without an account? Ask your administrator for an invitation.',
  'login.page_description': 'Log in to {{site}}.',
  'login.email': 'Email',
  'login.password': 'Password',
  'login.button': 'Log in',
  'login.first_password': 'It also works if you haven’t set a password yet.',
  'login.forgot': 'Forgot your password?',
  'login.no_account': 'No account yet?',
  'login.open_register': 'Create an account',
  'login.close_register': 'Back to login',
  'login.wait_one': 'Too many attempts. Try again in {{count}} minute.',
  'login.wait_other': 'Too many attempts. Try again in {{count}} minutes.',
  'login.expired': 'Your session ended. Log in again to pick up where you left off.',
  'login.passkey': 'Log in with a passkey',
  'personal.error.login': 'Check your credentials',
}
