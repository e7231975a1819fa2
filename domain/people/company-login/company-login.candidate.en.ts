import type { Translation } from '../../kernel/messages.ts'
import type { es } from './company-login.candidate.es.ts'

export const en: Translation<typeof es> = {
  'login.company_title': 'Company account',
  'login.company_waiting': 'We’re checking your account. This takes a few seconds.',
  'login.company_begin_again': 'Logging in with a company account ends here. Start from the login page.',
  'login.company_back': 'Back to login',
  'login.company_away':
    'Your company’s account service isn’t responding. Try again in a few minutes. If it still fails, tell whoever manages the site.',
  'login.company_refused': 'We couldn’t verify your company account. Please start again.',
  'login.company_address':
    'Your company account has no verified email at a domain that this site accepts. Ask whoever manages your company’s accounts for help.',
  'login.company_role': 'Your company account has no role on this site. Ask whoever manages the site for one.',
  'login.company_candidate':
    'There’s already an account with this email that isn’t on the team. Ask whoever manages the site to give it a role, then log in again.',
  'login.company_unconfirmed':
    'There’s already a team account with this email, but nobody has confirmed the address. Choose a new password with “Forgot your password?”, which confirms it. Then log in with your company account again.',
  'login.company_taken': 'The account with this email is linked to a different company account. Tell whoever manages the site.',
  'login.company_closed': 'Your account on this site is closed. If you think that’s a mistake, tell whoever manages it.',
  'login.company_only': 'The team logs in with company accounts. Use “Log in with your company account”.',
}
