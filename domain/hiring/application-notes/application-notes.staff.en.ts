import type { Translation } from '../../kernel/messages.ts'
import type { es } from './application-notes.staff.es.ts'

export const en: Translation<typeof es> = {
  'comments.title': 'Notes',
  'comments.of_application': 'Notes on this application',
  'comments.write': 'Write a note',
  'comments.hint': 'Your team reads it; the candidate never does.',
  'comments.save': 'Save note',
  'comments.edit_label': 'Your note',
  'comments.edit_named': 'Edit {{name}}’s note',
  'comments.delete_named': 'Delete {{name}}’s note',
  'comments.delete_what': '{{name}}’s note',
  'comments.empty': 'No notes yet. What you write here helps your team decide.',
  'comments.view_only': 'You can read the notes but not write any.',
  'comments.changed': 'edited',
  'comments.more': 'There are older notes: these are the latest {{count}}.',
  'comments.added': 'Note saved',
  'comments.modified': 'Note updated',
  'comments.deleted': 'Note deleted',
  'comments.gone': 'deleted account',
  'comments.mention': 'Colleagues to mention',
  'comments.mention_hint': 'Type @ to mention somebody of your team.',
  'comments.mention_found_one': '{{count}} colleague. Choose with the arrow keys and Enter.',
  'comments.mention_found_other': '{{count}} colleagues. Choose with the arrow keys and Enter.',
  'comments.mention_unpicked':
    'Nobody is told about {{names}}. To mention someone, pick their name from the list that opens when you type @.',
  'comments.mention_none': 'Nobody with that name may read this note.',
  'comments.error.mention': 'You can only mention people who may read this note. Remove the mention or pick somebody else.',
  'comments.error.empty': 'Write something before you save the note.',
  'audit.action.comment.added': 'Wrote a note',
  'audit.action.comment.deleted': 'Deleted a note',
  'audit.action.comment.modified': 'Changed a note',
}
