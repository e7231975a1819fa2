import type { Translation } from '../../kernel/messages.ts'
import type { es } from './comments.staff.es.ts'

export const en: Translation<typeof es> = {
  'comments.title': 'Notes',
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
  'comments.error.empty': 'Write something before you save the note.',
}
