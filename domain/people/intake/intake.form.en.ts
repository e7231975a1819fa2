import type { Translation } from '../../kernel/messages.ts'
import type { es } from './intake.form.es.ts'

export const en: Translation<typeof es> = {
  'intake.claim_title': 'Your details at {{site}}',
  'intake.claim_intro':
    'The recruitment team at {{site}} noted these details so that it can consider you for its jobs. You decide whether we keep them.',
  'intake.held_name': 'Name',
  'intake.held_email': 'Email',
  'intake.held_phone': 'Phone',
  'intake.held_city': 'City',
  'intake.held_cv': 'CV',
  'intake.held_source': 'Where we got them',
  'intake.held_jobs': 'Jobs',
  'intake.due': 'If you do nothing, we erase them on {{date}}.',

  'intake.give_title': 'Yes, keep them',
  'intake.give_intro':
    'Choose a password and the account is yours: you can correct your details, follow your application and erase everything whenever you like.',
  'intake.own_email_help': 'You log in with this address, and we let you know there how your application is going.',
  'intake.give_button': 'Give my consent',
  'intake.given': 'Thank you. The account is yours.',

  'intake.refuse_title': 'No, erase them',
  'intake.refuse_intro': 'We erase all of these details at once and won’t write to you again.',
  'intake.refuse_button': 'Refuse consent',
  'intake.refuse_question': 'Erase your details? This can’t be undone.',
  'intake.refuse_confirm': 'Yes, erase my details',
  'intake.refuse_back': 'Go back',
  'intake.refused_title': 'We’ve erased your details',
  'intake.refused': 'We hold nothing about you any more and won’t write to you again.',

  'intake.unknown_title': 'This link doesn’t work',
  'intake.used_title': 'Link already used',
  'intake.expired_title': 'The time is up',
  'intake.register': 'Create an account',
  'intake.error.consent_required': 'We need your permission to keep your details.',
  'intake.error.unknown':
    'The link may be incomplete. Or we’ve already erased the details, because you asked us to or because 30 days went by without an answer.',
  'intake.error.used': 'This link has been answered, or there is a newer one. If you’ve already given consent, log in.',
  'intake.error.expired':
    'The 30 days to answer are over, and we’re erasing your details. If you’re interested in a job, create an account.',
}
