import type { Translation } from '../../kernel/messages.ts'
import type { es } from './added-candidates.candidate.es.ts'

export const en: Translation<typeof es> = {
  'intake.claim_title': 'Your details at {{site}}',
  'intake.claim_intro':
    'The recruitment team at {{site}} recorded your details so that it can consider you for its jobs. You decide whether we keep them.',
  'intake.held_name': 'Name',
  'intake.held_email': 'Email',
  'intake.held_phone': 'Phone',
  'intake.held_city': 'City',
  'intake.held_cv': 'CV',
  'intake.held_source': 'Where we got them',
  'intake.held_jobs': 'Jobs',
  'intake.due': 'If you do nothing, we erase them on {{date}}.',

  'intake.held_intro':
    'On {{date}} you agreed that {{site}} may keep your details and consider you for its jobs ({{how}}). This is what it holds.',
  'intake.give_title': 'Should we keep them?',
  'intake.give_means': 'By agreeing, you say:',
  'intake.own_email_help': 'You log in with this address, and we’ll email you updates on your application.',
  'intake.give_button': 'Yes, I agree',
  'intake.given': 'Thank you. To log in another day, get a password with “Forgot your password?”.',

  'intake.refuse_intro': 'We erase all of these details at once and won’t write to you again.',
  'intake.refuse_button': 'No, erase my details',
  'intake.object_title': 'No longer OK with you?',
  'intake.object_intro': 'You can object at any time. We erase all of these details at once and won’t write to you again.',
  'intake.object_button': 'Erase my details',
  'intake.refuse_question': 'Erase your details? This can’t be undone.',
  'intake.refuse_confirm': 'Yes, erase my details',
  'intake.refuse_back': 'Go back',
  'intake.refused_title': 'We’ve erased your details',
  'intake.refused':
    'We no longer have your details and won’t write to you again. To keep that promise, we keep an encoded fingerprint of your email that no one can read.',

  'intake.unknown_title': 'This link doesn’t work',
  'intake.used_title': 'Link already used',
  'intake.registered_title': 'There is an account with your email',
  'intake.registered_intro':
    'Someone registered with this email and hasn’t confirmed it yet. If it was you, confirm it with the link we sent you: that gives your consent, and these details move to your account. If it wasn’t you, or you don’t want that, we erase them.',
  'intake.refused_account':
    'The account registered with your email is still there, without these details. If you don’t want it, or didn’t create it, choose a new password, log in and erase it under “My account”.',
  'intake.expired_title': 'The time is up',
  'intake.register': 'Create an account',
  'intake.error.consent_required': 'We need your permission to keep your details.',
  'intake.error.unknown':
    'The link may be incomplete. Or we’ve already erased the details, because you asked us to or because the time to answer ran out.',
  'intake.error.used': 'This link has been answered, or there is a newer one. If you’ve already given consent, log in.',
  'intake.error.registered':
    'There is an account with this email already. Confirm it with the link we sent you, or recover your password.',
  'intake.error.expired':
    'The time to answer is over, and we’re erasing your details. If you’re interested in a job, create an account.',
}
