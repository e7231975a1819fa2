import type { listApplications } from '#domain/applications/applications.contract.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { parseSort } from '#domain/kernel/pagination.ts'
import { cappedCount } from '../../platform/lists.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import { hasWords, readWordQuery } from '../vacancies/word-queries.reads.ts'

/** What somebody applied to and was not removed from, one page of it (APP-03), at the stage that they were told of (decision 64). */
export async function readApplicationsOf(db: Reader, userId: number, { page, size, sort, q }: QueryOf<typeof listApplications>) {
  const { direction } = parseSort(sort)
  const words = await readWordQuery(db, q)
  const fitting = db
    .selectFrom('applications')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .leftJoin('interviews', (join) =>
      join.onRef('interviews.application_id', '=', 'applications.id').onRef('interviews.stage', '=', 'applications.told_stage'),
    )
    .where('applications.user_id', '=', userId)
    .where('applications.removed_at', 'is', null)
    .$if(words !== '', (query) => query.where(hasWords('search', words)))
  const [rows, count] = await Promise.all([
    fitting
      .select(['applications.uuid', 'applications.applied_at', 'applications.told_stage', 'applications.told_at'])
      .select(['interviews.starts_at', 'interviews.ends_at', 'interviews.time_zone'])
      .select(['interviews.sender', 'interviews.place', 'interviews.note'])
      .select(['vacancies.uuid as vacancy_uuid', 'vacancies.title', 'vacancies.employment_type', 'vacancies.active'])
      .orderBy('applications.applied_at', direction)
      .orderBy('applications.id', direction)
      .offset(page * size)
      .limit(size)
      .execute(),
    cappedCount(db, fitting),
  ])
  return { rows, ...count }
}

/** A vacancy that is or was public, for an application to it; it cannot be deleted until the transaction ends. */
export async function readVacancyToApplyTo(tx: Tx, id: string) {
  return tx
    .selectFrom('vacancies')
    .select(['id', 'active'])
    .where(recordIs('vacancies', id))
    .where('published_at', 'is not', null)
    .forKeyShare()
    .executeTakeFirst()
}

/** Whether somebody has a CV to apply with (decision 27). */
export async function hasCv(tx: Tx, userId: number): Promise<boolean> {
  const user = await tx.selectFrom('users').select('cv_file_id').where('id', '=', userId).executeTakeFirstOrThrow()
  return user.cv_file_id !== null
}

/** Whether somebody has a card on a vacancy's board. */
export async function isOnBoard(tx: Tx, userId: number, vacancyId: number): Promise<boolean> {
  const card = await tx
    .selectFrom('applications')
    .select('id')
    .where('vacancy_id', '=', vacancyId)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return card !== undefined
}
