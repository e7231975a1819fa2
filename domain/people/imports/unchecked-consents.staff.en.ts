import type { Translation } from '../../kernel/messages.ts'
import type { es } from './unchecked-consents.staff.es.ts'

/** Texts for staff who check consents of earlier imports. */
export const en: Translation<typeof es> = {
  'unchecked.title': 'Consents to check',
  'unchecked.description':
    'These imports left columns out or put them into the note, and one of them may have said no. Look each person up in the file or read their note, and say whether their consent stands.',
  'unchecked.back': 'Back to importing candidates',
  'unchecked.person': 'Person',
  'unchecked.consent': 'Declared consent',
  'unchecked.import': 'Import',
  'unchecked.imported_by': '{{name}}, {{date}}',
  'unchecked.columns_one': 'Column not imported: {{columns}}',
  'unchecked.columns_other': 'Columns not imported: {{columns}}',
  'unchecked.in_note': 'The answer is in the person’s note',
  'unchecked.ignored_columns': 'Columns not imported',
  'unchecked.day': 'Day of the consent',
  'unchecked.how': 'How they gave it',
  'unchecked.imported_at': 'Imported on',
  'unchecked.importer': 'Imported by',
  'unchecked.choose_named': 'Select {{name}}',
  'unchecked.choose_all': 'Select everyone on this page',
  'unchecked.chosen_one': '{{count}} person selected',
  'unchecked.chosen_other': '{{count}} people selected',
  'unchecked.chosen_none': 'Clear selection',
  'unchecked.refused': 'Refused',
  'unchecked.refused_named': 'Refused: {{name}}',
  'unchecked.refused_many': 'They refused',
  'unchecked.refused_confirm': 'Record the refusal',
  'unchecked.stands': 'Stands',
  'unchecked.stands_named': 'Stands: {{name}}',
  'unchecked.stands_many': 'They stand',
  'unchecked.stands_confirm': 'Yes, I checked',
  'unchecked.refused_title_one': 'Did {{name}} say no?',
  'unchecked.refused_title_other': 'Did these {{count}} people say no?',
  'unchecked.refused_text_one':
    'Their consent is withdrawn, nobody writes to them any more, and we remember their address so that nobody asks again. Their data is erased in 30 days unless there is a new consent.',
  'unchecked.refused_text_other':
    'Their consents are withdrawn, nobody writes to them any more, and we remember their addresses so that nobody asks again. Their data is erased in 30 days unless there is a new consent.',
  'unchecked.stands_title_one': 'Have you checked the consent of {{name}}?',
  'unchecked.stands_title_other': 'Have you checked the consents of these {{count}} people?',
  'unchecked.stands_text_one': 'They leave this list and their consent stays as it is. The audit says who checked it.',
  'unchecked.stands_text_other': 'They leave this list and their consents stay as they are. The audit says who checked them.',
  'unchecked.done.refused': 'Refusals recorded: {{count}}.',
  'unchecked.done.stands': 'Consents checked: {{count}}.',
  'unchecked.empty': 'No consents to check',
  'unchecked.empty_hint':
    'Consents declared by earlier imports that left out columns of their file, or put them into the note, appear here.',
  'audit.action.user.consent_checked': 'Checked a declared consent',
  'exports.list.uncheckedConsents': 'consents to check',
}
