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
}
