import type { Translation } from '../../kernel/messages.ts'
import type { es } from './completion.staff.es.ts'

/** Texts for staff about known people whom an import completes. */
export const en: Translation<typeof es> = {
  'imports.known': 'People who are already here',
  'imports.known_hint': 'Only the same email address makes it the same person. Nothing that a person has is replaced.',
  'imports.known_only': 'People who are already here get what they lack; what they have is not replaced.',
  'imports.known.leave_out': 'Leave them out',
  'imports.known.complete': 'Fill in what they lack',
  'imports.known.add': 'Add them to the job, with their details unchanged',
  'imports.known.complete_and_add': 'Fill in what they lack and add them to the job',

  'imports.completions': 'People who are completed',
  'imports.completions_changed_one':
    '{{count}} person gets something from the file, and sees it in their account as a correction by the team.',
  'imports.completions_changed_other':
    '{{count}} people get something from the file, and see it in their account as a correction by the team.',
  'imports.completions_unchanged_one': 'Nothing changes for {{count}}.',
  'imports.completions_unchanged_other': 'Nothing changes for {{count}}.',
  'imports.completions_more': 'These are the first {{count}}.',
  'imports.changes': 'What changes',

  'imports.completes.fields': 'Fills in {{names}}',
  'imports.completes.adds': 'adds {{names}}',
  'imports.completes.consent': 'records the consent',
  'imports.completes.keeps_cv': 'already has a CV and keeps it',
  'imports.completes.to_note': 'keeps {{names}} in a note only, because the person hasn’t confirmed their email',
  'imports.completes.no_cv_yet': 'doesn’t store the CV until the person confirms their email: import it again then',
  'imports.completes.skills_name': 'skills',
  'imports.completes.nothing': 'Nothing changes',
  'imports.completes.field.lastname': 'last name',
  'imports.completes.field.phone': 'phone',
  'imports.completes.field.city': 'city',
  'imports.completes.field.country': 'country',
  'imports.completes.field.birth': 'date of birth',
  'imports.completes.field.source': 'source',
  'imports.completes.tags_one': '{{count}} tag',
  'imports.completes.tags_other': '{{count}} tags',
  'imports.completes.skills_one': '{{count}} skill',
  'imports.completes.skills_other': '{{count}} skills',
  'imports.completes.notes_one': '{{count}} note',
  'imports.completes.notes_other': '{{count}} notes',
  'imports.completes.cv': 'CV',

  'imports.run_complete_one': 'Complete {{count}} person',
  'imports.run_complete_other': 'Complete {{count}} people',
  'imports.run_both': 'Import {{added}} and complete {{completed}}',
  'imports.done_complete_one': '{{count}} person was completed',
  'imports.done_complete_other': '{{count}} people were completed',
  'imports.download_report': 'Download the result',
  'imports.undoing': 'Undoing the import',
  'imports.undoing_hint': 'You may leave this page; after a restart of the server it continues where it was.',
  'imports.undo_started': 'The import is being undone',
  'imports.undo_restoring_one': '{{count}} person who was here before loses what the import added.',
  'imports.undo_restoring_other': '{{count}} people who were here before lose what the import added.',
  'imports.undo_keeping': 'Of these, the following keep something, because it was changed since:',
  'imports.undone_left_one': '{{count}} person who was here before kept something that was changed since.',
  'imports.undone_left_other': '{{count}} people who were here before kept something that was changed since.',
  'imports.error.stopped':
    'The import stopped before the end of the file. Upload the file again: those who came in are recognised by their email address.',
  'imports.error.vacancy_closed': 'The job was closed during the import: the remaining people came in without it.',
  'imports.error.undo_stopped': 'The import was not undone completely. Try again.',
}
