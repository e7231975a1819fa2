import { sql } from 'kysely'
import type { listAnswersToSee } from '#domain/interviews/interviews.contract.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { parseSort } from '#domain/kernel/pagination.ts'
import { searchWords } from '#domain/kernel/search-words.ts'
import { cappedCount } from '../../platform/lists.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import { hasWordsBeginning } from '../../platform/word-search.ts'

/** One invitation: an interview, and the sequence of its calendar entry. */
export interface Invited {
  readonly uuid: string
  readonly sequence: number
}

/** The interviews of an application that are still to come, with whom they are about; held still until the transaction ends. */
export function readInterviewsToCome(tx: Tx, applicationId: number, now: Date) {
  return tx
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .select(['interviews.id', 'interviews.uuid', 'interviews.stage', 'interviews.sequence'])
    .select(['interviews.starts_at', 'interviews.ends_at', 'interviews.time_zone', 'interviews.sender', 'interviews.place'])
    .select(['users.id as user_id', 'users.first_name', 'users.last_name', 'users.email', 'users.language'])
    .select(['applications.id as application_id', 'vacancies.title as job'])
    .where('interviews.application_id', '=', applicationId)
    .where('interviews.cancelled_at', 'is', null)
    .where('interviews.starts_at', '>', now)
    .orderBy('interviews.id')
    .forUpdate('interviews')
    .execute()
}
export type InterviewToCome = Awaited<ReturnType<typeof readInterviewsToCome>>[number]

/** Invitations with their interview as it is now; those of deleted people are not there. */
const invitations = (db: Reader) =>
  db
    .selectFrom('interview_invitations as invitation')
    .innerJoin('interviews', 'interviews.id', 'invitation.interview_id')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .select(['invitation.interview_id', 'invitation.sequence', 'invitation.answer', 'invitation.answer_note'])
    .select(['interviews.sequence as last_sequence', 'interviews.cancelled_at', 'interviews.starts_at', 'interviews.ends_at'])
    .select(['interviews.time_zone', 'interviews.sender', 'interviews.place', 'interviews.note'])
    .select(['applications.uuid as application_uuid', 'vacancies.uuid as vacancy_uuid', 'vacancies.title as job'])
    .where('users.deleted_at', 'is', null)

const named = (db: Reader, { uuid, sequence }: Invited) =>
  invitations(db).where('interviews.uuid', '=', uuid).where('invitation.sequence', '=', sequence)

/** The invitation that a link stands for. */
export function readInvitation(db: Reader, invited: Invited) {
  return named(db, invited).executeTakeFirst()
}
export type InvitationRow = NonNullable<Awaited<ReturnType<typeof readInvitation>>>

/** The same, held still until the transaction ends. */
export function readInvitationToAnswer(tx: Tx, invited: Invited) {
  return named(tx, invited).forUpdate(['interviews', 'invitation']).executeTakeFirst()
}

/** An invitation of one of a candidate's own applications, to the stage that they were told of; held still until the transaction ends. */
export function readOwnInvitationToAnswer(tx: Tx, userId: number, applicationId: string, sequence: number) {
  return invitations(tx)
    .where(recordIs('applications', applicationId))
    .where('applications.user_id', '=', userId)
    .whereRef('interviews.stage', '=', 'applications.told_stage')
    .where('invitation.sequence', '=', sequence)
    .forUpdate(['interviews', 'invitation'])
    .executeTakeFirst()
}

/** Who cannot come to an interview that is still to come and was not changed since, one page of them. */
export async function readAnswersToSee(db: Reader, { page, size, sort, q }: QueryOf<typeof listAnswersToSee>, now: Date) {
  const { direction } = parseSort(sort)
  const words = searchWords(q)
  if (q !== '' && words.length === 0) return { rows: [], total: 0, total_capped: false }
  const found = db
    .selectFrom('interview_invitations as invitation')
    .innerJoin('interviews', (join) =>
      join.onRef('interviews.id', '=', 'invitation.interview_id').onRef('interviews.sequence', '=', 'invitation.sequence'),
    )
    .innerJoin('applications', (join) =>
      join.onRef('applications.id', '=', 'interviews.application_id').onRef('applications.told_stage', '=', 'interviews.stage'),
    )
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .where(sql<boolean>`invitation.answer in ('declined', 'other_time')`)
    .where('interviews.starts_at', '>', now)
    .where('applications.removed_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .$if(words.length > 0, (query) => query.where(hasWordsBeginning('users.search', words)))
  const rows = await found
    .select(['applications.uuid', 'users.uuid as user_uuid', 'users.first_name', 'users.last_name'])
    .select(['vacancies.uuid as vacancy_uuid', 'vacancies.title', 'interviews.starts_at', 'interviews.time_zone'])
    .select((from) => from.ref('invitation.answer').$notNull().as('answer'))
    .select((from) => from.ref('invitation.answered_at').$notNull().as('answered_at'))
    .select('invitation.answer_note')
    .orderBy('invitation.answered_at', direction)
    .orderBy('invitation.interview_id', direction)
    .offset(page * size)
    .limit(size)
    .execute()
  return { rows, ...(await cappedCount(db, found)) }
}
