import { sql } from 'kysely'
import type { listApplicationNotesEndpoint } from '#domain/hiring/application-notes/application-notes.contract.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { readPage } from '../../platform/lists.ts'
import { fullName } from '../../platform/person-name.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isKnownTo } from '../../platform/sessions/visible-people.ts'
import { isApplicationVisibleTo, isVacancyVisibleTo } from '../../platform/sessions/visible-vacancies.ts'
import { mentionsOf, type ReadersOfNote, searchedWithNames } from '../../platform/updates/mentions.reads.ts'

const columns = [
  'comments.id',
  'comments.uuid',
  'comments.application_id',
  'comments.author_id',
  'comments.stage',
  'comments.body',
  'comments.version',
  'comments.created_at',
  'comments.updated_at',
  fullName.as('author'),
  mentionsOf('comment_mentions', 'comment_id', 'comments.id').as('mentions'),
  'applications.vacancy_id',
] as const

/** Leaves out comments on cards of deleted people, because they may identify the person (SPEC-54). */
const comments = (db: Reader) =>
  db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.author_id')
    .innerJoin('applications', 'applications.id', 'comments.application_id')
    .innerJoin('users as candidate', 'candidate.id', 'applications.user_id')
    .where('candidate.deleted_at', 'is', null)
    .select(columns)

/** A page of the comments on a card (COM-01). Sorted by id, which rises with time and is in the index of a card's comments. */
export function readApplicationNotes(db: Reader, applicationId: number, query: QueryOf<typeof listApplicationNotesEndpoint>) {
  const ofCard = comments(db).where('comments.application_id', '=', applicationId)
  const searched = searchedWithNames('comment_mentions', 'comment_id', 'comments.id', sql`comments.search`)
  return readPage(db, ofCard, query, 'comments', { created_at: 'id' }, searched)
}

export function readApplicationNote(db: Reader, viewer: Viewer, id: string) {
  return comments(db)
    .where(recordIs('comments', id))
    .where(isApplicationVisibleTo(viewer))
    .where(isKnownTo(viewer, 'candidate'))
    .executeTakeFirst()
}
export type ApplicationNoteRow = NonNullable<Awaited<ReturnType<typeof readApplicationNote>>>

/** The colleagues who may read the comments of a vacancy (NOT-03). */
export function readersOfApplicationNotes(vacancyId: number): ReadersOfNote {
  return { right: { module: 'candidates', item: 'view' }, vacancies: sql`(select ${vacancyId}::bigint)` }
}

/** The card of a candidate on a vacancy's board; undefined when it was removed or the account is deleted. */
export function readCardOf(db: Reader, viewer: Viewer, candidate: string, vacancy: string) {
  return db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .select(['applications.id', 'applications.stage', 'applications.vacancy_id', 'vacancies.uuid as vacancy_uuid'])
    .where(recordIs('users', candidate))
    .where(recordIs('vacancies', vacancy))
    .where(isVacancyVisibleTo(viewer))
    .where(isKnownTo(viewer))
    .where('applications.removed_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
}
export type CardRow = NonNullable<Awaited<ReturnType<typeof readCardOf>>>

/**
 * An author's newest comment on a card, if it has exactly this body and is not older than `since`. Locks the card until the
 * transaction ends.
 */
export async function readRepeated(tx: Tx, { id }: CardRow, authorId: number, body: string, since: Date) {
  await tx.selectFrom('applications').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  const last = await comments(tx)
    .where('comments.application_id', '=', id)
    .where('comments.author_id', '=', authorId)
    .orderBy('comments.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.body === body && last.created_at >= since ? last : undefined
}
