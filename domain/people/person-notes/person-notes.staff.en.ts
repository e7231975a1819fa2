import type { Translation } from '../../kernel/messages.ts'
import type { es } from './person-notes.staff.es.ts'

export const en: Translation<typeof es> = {
  'person_notes.title': 'Notes on the person',
  'person_notes.write': 'Write a note on the person',
  'person_notes.hint': 'It counts for all their applications. Your team reads it; the person never does.',
  'person_notes.save': 'Save to their profile',
  'person_notes.view_only': 'You can read the notes on the person but not write any.',
  'person_notes.empty': 'There are no notes on the person yet.',
  'audit.action.user.note_added': 'Wrote a note about a person',
  'audit.action.user.note_deleted': 'Deleted a note about a person',
  'audit.action.user.note_modified': 'Edited a note about a person',
}
