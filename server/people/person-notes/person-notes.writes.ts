import { type Insertable, sql } from 'kysely'
import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import type { editPersonNoteEndpoint } from '#domain/people/person-notes/person-notes.contract.ts'
import type { DB } from '../../database/schema.ts'
import { change, seenVersion } from '../../platform/changes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readMentioned } from '../../platform/updates/mentions.reads.ts'
import { mentionInNote } from '../../platform/updates/mentions.writes.ts'
import { type NoteRow, readersOfNotes, readNote, readRepeatedNote } from './person-notes.reads.ts'

// Triggers follow every write of person_notes, and write the person's search document again: search_new_notes, search_changed_note.

/** Adds notes as they are, without mentions and without an audit row of their own. */
export async function addNotes(
  tx: Tx,
  notes: readonly Insertable<DB['person_notes']>[],
): Promise<{ user_id: number; id: number }[]> {
  if (notes.length === 0) return []
  return tx.insertInto('person_notes').values(notes).returning(['user_id', 'id']).execute()
}

export async function deleteNotes(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('person_notes').where(sql<boolean>`id = any(${ids}::bigint[])`).execute()
}

export async function deleteNotesOf(tx: Tx, userIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('person_notes').where(sql<boolean>`user_id = any(${userIds}::bigint[])`).execute()
}

/** Somebody is mentioned who may not read the note, or who does not exist (NOT-03). */
const refuseMention = refuse('errors.fields', { errors: { description: ['comments.error.mention'] } })

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
  const added = await change<Noted>(platform, actor, { action: 'user.note_added', about: person.id }, async (tx, now) => {
    repeated = await readRepeatedNote(tx, person.id, actor.id, body, now)
    if (repeated) return undefined
    const mentioned = await readMentioned(tx, body, readersOfNotes(person.id))
    if (!mentioned) return refuseMention
    const { id, uuid } = await tx
      .insertInto('person_notes')
      .values({ user_id: person.id, author_id: actor.id, body, created_at: now, updated_at: now })
      .returning(['id', 'uuid'])
      .executeTakeFirstOrThrow()
    await mentionInNote(tx, now, id, { mentioned, before: [], by: actor.id })
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
  return change<Noted>(platform, actor, { action: 'user.note_modified', about: note.user_id }, async (tx, now) => {
    const before = note.mentions.map(({ id }) => id)
    const mentioned = await readMentioned(tx, description, readersOfNotes(note.user_id), before)
    if (!mentioned) return refuseMention
    const changed = await tx
      .updateTable('person_notes')
      .set({ body: description, updated_at: now, version: version + 1 })
      .where('id', '=', note.id)
      .where('version', '=', version)
      .returning('uuid')
      .executeTakeFirst()
    if (!changed) return undefined
    await mentionInNote(tx, now, note.id, { mentioned, before, by: actor.id })
    const edited = await readNote(tx, changed.uuid)
    return edited && { id: note.user_id, note: edited }
  })
}

export function deleteNote(platform: Platform, actor: Person, note: NoteRow) {
  return change<Noted>(platform, actor, { action: 'user.note_deleted' }, async (tx) => {
    const gone = await tx.deleteFrom('person_notes').where('id', '=', note.id).returning('id').executeTakeFirst()
    return gone && { id: note.user_id, note }
  })
}
