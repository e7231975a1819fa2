import type { es } from './fields.form.es.ts'
import type { Translation } from './messages.ts'

export const en: Translation<typeof es> = {
  'common.optional': 'optional',
  'common.error.name_required': 'Enter a name.',
  'common.error.last_required': 'Enter a last name.',
  'common.show_password': 'Show password',
  'common.hide_password': 'Hide password',
  'common.select_option': 'Choose an option',
  'common.file_fitting': 'Making the picture smaller…',
  'common.file_made_smaller': '{{now}} (the picture was {{before}})',
  'common.file_choose': 'Choose a file or drop it here',
  'common.file_remove': 'Remove file',
  'common.file_rule': '{{kinds}}. Under 1 MB.',
  'common.file_progress': 'Uploading: {{percent}}%',
  'common.needs_script':
    'This form needs JavaScript, which is turned off in your browser. If you can’t turn it on, write to {{email}} or call {{phone}}.',
  'common.form_has_errors_one': 'Check {{count}} field before continuing.',
  'common.form_has_errors_other': 'Check {{count}} fields before continuing.',
  'common.draft_restored': 'We’ve restored what you typed.',
  'common.draft_restored_partly': 'We’ve restored what you typed. Passwords and files aren’t kept: please add them again.',
  'common.draft_discard': 'Start over',
  'common.leave_title': 'Leave without saving?',
  'common.leave_question': 'The changes in this form haven’t been saved.',
  'common.leave_confirm': 'Leave without saving',
  'common.leave_stay': 'Keep editing',
  'common.email_meant': 'Did you mean {{address}}?',
  'common.email_correct': 'Yes, correct it',
  'common.email_keep': 'No, it’s right',
  'common.ask_title': 'Save it like this?',
  'common.ask_confirm': 'Yes, save it',
  'common.ask_back': 'Go back and fix it',
}
