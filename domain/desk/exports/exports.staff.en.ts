import type { Translation } from '../../kernel/messages.ts'
import type { es } from './exports.staff.es.ts'

export const en: Translation<typeof es> = {
  'exports.open': 'Export',
  'exports.as': 'Export: {{format}}',
  'exports.xlsx': 'Excel (.xlsx)',
  'exports.csv': 'Separated text (.csv)',
  'exports.busy': 'Preparing the file…',
  'exports.phone': 'Mobile phone',
  'exports.skills': 'Skills',
  'exports.source_note': 'Data source',
  'exports.notes': 'Notes',
  'exports.yes': 'Yes',
  'exports.no': 'No',
  'exports.limited': 'Only their own jobs',
  'exports.confirmed': 'Confirmed email',
  'audit.action.list.exported': 'Exported a list',
}
