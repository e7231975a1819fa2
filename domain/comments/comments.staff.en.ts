import type { Translation } from '../kernel/messages.ts'
import type { es } from './comments.staff.es.ts'

export const en: Translation<typeof es> = {
  'comments.title': 'Notepad',
  'comments.write': 'Write a note',
  'comments.hint': 'Your team reads it; the candidate never does.',
  'comments.save': 'Comment',
  'comments.edit_label': 'Your note',
  'comments.edit_named': 'Edit the note by {{name}}',
  'comments.delete_named': 'Delete the note by {{name}}',
  'comments.delete_what': 'the note by {{name}}',
  'comments.empty': 'No notes yet. What you write here helps your team decide.',
  'comments.view_only': 'You can read the notes but not write any.',
  'comments.changed': 'edited',
  'comments.more': 'There are older notes: these are the latest {{count}}.',
  'comments.added': 'Note saved',
  'comments.modified': 'Note changed',
  'comments.deleted': 'Note deleted',
  'comments.error.empty': 'Write something before you save the note.',
}
