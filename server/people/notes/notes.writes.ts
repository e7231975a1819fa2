import type { BodyOf } from '#domain/kernel/endpoint.ts'
import type { editPersonNoteEndpoint } from '#domain/people/notes/notes.contract.ts'
import { change, seenVersion } from '../../platform/changes.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { type NoteRow, readNote, readRepeatedNote } from './notes.reads.ts'

/** The audit names the person of a note and leaves its text out, so that deleting the note deletes its text everywhere. */
interface Noted {
  readonly id: number
  readonly note: NoteRow
}

/**
 * Adds a note on a person (POO-01). The same text again within a moment, as after a lost answer, returns the existing note without a second
 * audit row.
 */
export async function addNote(platform: Platform, actor: Person, person: { readonly id: number }, body: string) {
  let repeated: NoteRow | undefined
  const added = await change<Noted>(platform, actor, { action: 'user.note_added' }, async (tx, now) => {
    repeated = await readRepeatedNote(tx, person.id, actor.id, body, now)
    if (repeated) return undefined
    const { uuid } = await tx
      .insertInto('person_notes')
      .values({ user_id: person.id, author_id: actor.id, body, created_at: now, updated_at: now })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    const note = await readNote(tx, uuid)
    return note && { id: person.id, note }
  })
  return repeated ? { id: person.id, note: repeated } : added
}

/** Changes a note. Refuses as stale when it was changed in another window since. */
export function editNote(
  platform: Platform,
  actor: Person,
  note: NoteRow,
  { description, ...seen }: BodyOf<typeof editPersonNoteEndpoint>,
) {
  const version = seenVersion(seen, note)
  return change<Noted>(platform, actor, { action: 'user.note_modified' }, async (tx, now) => {
    const changed = await tx
      .updateTable('person_notes')
      .set({ body: description, updated_at: now, version: version + 1 })
      .where('id', '=', note.id)
      .where('version', '=', version)
      .returning(['body', 'updated_at', 'version'])
      .executeTakeFirst()
    return changed && { id: note.user_id, note: { ...note, ...changed } }
  })
}

export function deleteNote(platform: Platform, actor: Person, note: NoteRow) {
  return change<Noted>(platform, actor, { action: 'user.note_deleted' }, async (tx) => {
    const gone = await tx.deleteFrom('person_notes').where('id', '=', note.id).returning('id').executeTakeFirst()
    return gone && { id: note.user_id, note }
  })
}
