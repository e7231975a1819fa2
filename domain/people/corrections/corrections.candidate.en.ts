import type { Translation } from '../../kernel/messages.ts'
import type { es } from './corrections.candidate.es.ts'

export const en: Translation<typeof es> = {
  'corrections.field.name': 'First name',
  'corrections.field.lastname': 'Last name',
  'corrections.field.email': 'Email',
  'corrections.field.phone': 'Mobile phone',
  'corrections.field.city': 'City',
  'corrections.field.birth': 'Date of birth',
  'corrections.field.cv': 'CV',
  'corrections.field.country': 'Country',
  'corrections.field.skills': 'Skills',
  'corrections.own_title': 'Corrections by our team',
  'corrections.own_intro':
    'This is what our hiring team corrected in your details. If something is wrong, change it here or write to us.',
  'corrections.own_change': '“{{former}}” became “{{present}}”',
  'corrections.own_added': 'added “{{present}}”',
  'corrections.own_removed': 'removed “{{former}}”',
  'corrections.pending_title': 'Your email address is about to change',
  'corrections.pending_text':
    'Our team entered {{address}} as your new email address. The change takes effect on {{date}}; if you didn’t ask for it, stop it.',
  'corrections.pending_stop': 'Stop the change',
  'corrections.change_stop': 'You stopped the change. Your account keeps its email address.',
  'corrections.change_use': 'You confirmed your address. The change takes effect on the day in the email.',
  'corrections.change_stop_title': 'Stop the change of your address',
  'corrections.change_stop_intro':
    'Our team entered another email address for your account. If you didn’t ask for this, stop the change: your account keeps this address.',
  'corrections.change_use_title': 'Confirm your new address',
  'corrections.change_use_intro':
    'Confirm that this address is yours. Until the day in the email you log in with the former one.',
  'corrections.change_use_button': 'Confirm my address',
  'corrections.error.change_link': 'This link no longer works: the change was made, stopped or replaced.',
}
