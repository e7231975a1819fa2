import type { Translation } from '../../kernel/messages.ts'
import type { es } from './recovery.candidate.es.ts'

export const en: Translation<typeof es> = {
  'recovery.title': 'Recover your password',
  'recovery.intro':
    'Enter your email and we’ll send you a link to create a new password, or your first one if you don’t have one yet.',
  'recovery.page_description': 'Get back into your {{site}} account.',
  'recovery.button': 'Send me the link',
  'recovery.sent_help': 'Open the link within 30 minutes. If you can’t find the message, check your spam folder.',
  'recovery.kept': 'We can’t send you the link: this site has no mail server yet. Ask the people who run it.',
  'recovery.neutral': 'If there’s an account with that email, we’ve sent it a link.',
  'recovery.again': 'Use another email or ask again',
  'recovery.to_login': 'Back to login',
  'recovery.wait_one': 'You’ve already asked for several links. Try again in {{count}} minute.',
  'recovery.wait_other': 'You’ve already asked for several links. Try again in {{count}} minutes.',

  'recovery.reset_title': 'Create a new password',
  'recovery.reset_intro': 'For the account {{email}}. When you save it we’ll close any sessions you have open.',
  'recovery.reset_button': 'Save password',
  'recovery.success': 'Your password has been changed. You can log in now.',
  'recovery.go_login': 'Log in',
  'recovery.expired_title': 'Expired link',
  'recovery.used_title': 'Link already used',
  'recovery.error.expired': 'Oops! Sorry, your recovery link has expired. Try again',
  'recovery.error.used':
    'This link has already been used, or the password was changed after it was requested. If that was you, log in with the new one.',
  'recovery.ask_again': 'Ask for another link',

  'invitation.title': 'Welcome to the team',
  'invitation.intro': 'Create the password you’ll log in with. Your account is {{email}}.',
  'invitation.button': 'Create my password',
  'invitation.accepted': 'Your account is ready. You can log in now.',
  'invitation.error.expired': 'Oops! Sorry, this invitation has expired. Ask the person who invited you for another one.',
}
