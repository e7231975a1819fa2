import { sql } from 'kysely'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { listPersonNotesEndpoint } from '#domain/people/person-notes/person-notes.contract.ts'
import { readPage } from '../../platform/lists.ts'
import { fullName } from '../../platform/person-name.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isVisibleTo } from '../../platform/sessions/visible-people.ts'
import { mentionsOf, type ReadersOfNote, searchedWithNames } from '../../platform/updates/mentions.reads.ts'

/** Notes with the names of their authors. */
const notes = (db: Reader) =>
  db
    .selectFrom('person_notes')
    .innerJoin('users', 'users.id', 'person_notes.author_id')
    .select(['person_notes.id', 'person_notes.uuid', 'person_notes.user_id', 'person_notes.author_id', 'person_notes.body'])
    .select(['person_notes.version', 'person_notes.created_at', 'person_notes.updated_at', fullName.as('author')])
    .select(mentionsOf('note_mentions', 'note_id', 'person_notes.id').as('mentions'))

/** The colleagues who may read the notes on a person (NOT-03). */
export function readersOfNotes(userId: number): ReadersOfNote {
  return {
    right: { module: 'users', item: 'view' },
    person: userId,
    vacancies: sql`(select vacancy_id from applications where user_id = ${userId}::bigint)`,
  }
}

/** A page of the notes on a person (POO-01). Sorted by id, which rises with time and is in the index of a person's notes. */
export function readNotesOn(db: Reader, userId: number, query: QueryOf<typeof listPersonNotesEndpoint>) {
  const searched = searchedWithNames('note_mentions', 'note_id', 'person_notes.id', sql`searchable(person_notes.body)`)
  return readPage(db, notes(db).where('person_notes.user_id', '=', userId), query, 'person_notes', { created_at: 'id' }, searched)
}

export const readNote = (db: Reader, id: string) => notes(db).where(recordIs('person_notes', id)).executeTakeFirst()
export type NoteRow = NonNullable<Awaited<ReturnType<typeof readNote>>>

/** A note on a person with an open account whom the viewer may read. */
export async function readNoteFor(db: Reader, viewer: Viewer, id: string): Promise<NoteRow | undefined> {
  const note = await readNote(db, id)
  const person =
    note &&
    (await db
      .selectFrom('users')
      .select('id')
      .where('id', '=', note.user_id)
      .where('deleted_at', 'is', null)
      .where(isVisibleTo(viewer))
      .executeTakeFirst())
  return person && note
}

/**
 * The author's newest note on a person, if it has exactly this body and was written a moment ago. Locks the person until the transaction ends.
 */
export async function readRepeatedNote(tx: Tx, userId: number, authorId: number, body: string, now: Date) {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const last = await notes(tx)
    .where('person_notes.user_id', '=', userId)
    .where('person_notes.author_id', '=', authorId)
    .orderBy('person_notes.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const since = new Date(now.getTime() - limits.repeatedNoteSeconds * 1000)
  return last?.body === body && last.created_at >= since ? last : undefined
}
