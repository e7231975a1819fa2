import type { Translation } from '../../kernel/messages.ts'
import type { es } from './reasons.staff.es.ts'

export const en: Translation<typeof es> = {
  'reasons.title': 'Rejection reasons',
  'reasons.description':
    'Your company’s own list. The reason stays with the application for your figures: it isn’t sent to anyone, and the candidate doesn’t see it.',
  'reasons.add': 'Add reason',
  'reasons.edit': 'Edit reason',
  'reasons.name': 'Reason',
  'reasons.updated_at': 'Last changed',
  'reasons.empty': 'There are no reasons yet',
  'reasons.choose': 'Reason for rejection',
  'reasons.choose_hint': 'Only for your figures: the candidate doesn’t see it.',
  'reasons.none': 'No reason',
  'reasons.manage': 'Edit the list of reasons',
  'reasons.set': 'The reason has been saved',
  'reasons.error.name_taken': 'There’s already a reason with this name.',
  'reasons.error.stage': 'A reason can be chosen when the application is in the rejected stage.',
  'audit.action.application.reason_set': 'Chose the reason for a rejection',
  'audit.action.reason.added': 'Added a rejection reason',
  'audit.action.reason.deleted': 'Deleted a rejection reason',
  'audit.action.reason.modified': 'Changed a rejection reason',
  'exports.list.reasons': 'rejection reasons',
}
