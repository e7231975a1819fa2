import type { NoteView } from '#domain/kernel/notes.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { presentNoteText } from '../../platform/updates/mentions.views.ts'
import { mayDoToNote } from './person-notes.policy.ts'
import type { NoteRow } from './person-notes.reads.ts'

export const presentNoteTo =
  (viewer: Person) =>
  (row: NoteRow): NoteView => ({
    uuid_comment: row.uuid,
    user_comment: row.author,
    created_at: row.created_at.toISOString(),
    ...presentNoteText(row),
    changed: row.version > 1,
    version: row.version,
    may: mayDoToNote(row, viewer),
  })
