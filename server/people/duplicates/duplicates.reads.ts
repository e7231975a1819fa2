import { type RawBuilder, sql } from 'kysely'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import type { listDuplicatesEndpoint } from '#domain/people/duplicates/duplicates.contract.ts'
import { cappedCount, readPage } from '../../platform/lists.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isStaffMember, isVisibleTo } from '../../platform/sessions/visible-people.ts'
import { isApplicationVisibleTo } from '../../platform/sessions/visible-vacancies.ts'

/** The pairs that are not noted as different people, both of whom the viewer may read. */
const openPairs = (db: Reader, viewer: Viewer) =>
  db
    .selectFrom('probable_duplicates')
    .where('apart_at', 'is', null)
    // These two become one by themselves, once the address is confirmed (INT-11).
    .where(
      sql<boolean>`not exists (
        select from yielded_addresses as yielded
        where (yielded.user_id, yielded.account_id) in ((older_id, newer_id), (newer_id, older_id))
      )`,
    )
    .where(isVisible(viewer, 'older_id'))
    .where(isVisible(viewer, 'newer_id'))

/** The number of open pairs, for the menu's badge. */
export const countDuplicates = (db: Reader, viewer: Viewer) => cappedCount(db, openPairs(db, viewer))

/** One page of the open pairs (INT-05). */
export function readDuplicates(db: Reader, viewer: Viewer, query: QueryOf<typeof listDuplicatesEndpoint>) {
  const pairs = openPairs(db, viewer)
    .innerJoin('users as older', 'older.id', 'probable_duplicates.older_id')
    .innerJoin('users as newer', 'newer.id', 'probable_duplicates.newer_id')
    .leftJoin('profiles as of_older', 'of_older.user_id', 'older.id')
    .leftJoin('profiles as of_newer', 'of_newer.user_id', 'newer.id')
    .select(['by_phone', 'by_birth', 'by_cv', 'found_at'])
    .select([
      'older.uuid as older_uuid',
      'older.first_name as older_first_name',
      'older.last_name as older_last_name',
      'older.email as older_email',
      'older.created_at as older_created_at',
      'of_older.personal_phone as older_phone',
    ])
    .select([
      'newer.uuid as newer_uuid',
      'newer.first_name as newer_first_name',
      'newer.last_name as newer_last_name',
      'newer.email as newer_email',
      'newer.created_at as newer_created_at',
      'of_newer.personal_phone as newer_phone',
    ])
  return readPage(db, pairs, query, 'probable_duplicates', { found_at: 'found_at' }, sql`(older.search || newer.search)`)
}
export type DuplicateRow = Awaited<ReturnType<typeof readDuplicates>>['rows'][number]

const isVisible = (viewer: Viewer, column: string): RawBuilder<boolean> => sql`exists (
  select from users where users.id = ${sql.ref(`probable_duplicates.${column}`)} and users.deleted_at is null and ${isWhollyVisibleTo(viewer)}
)`

/** Condition that the viewer sees a person with all of their applications: a merge moves them all (TEA-02). */
const isWhollyVisibleTo = (viewer: Viewer): RawBuilder<boolean> => sql`(${isVisibleTo(viewer)} and not exists (
  select from applications as held where held.user_id = users.id and not ${isApplicationVisibleTo(viewer, 'held')}
))`

/** A person whom the viewer sees with all of their applications, and all that a merge compares. */
export function readAccount(db: Reader, viewer: Viewer, id: string) {
  return accounts(db).where(recordIs('users', id)).where(isWhollyVisibleTo(viewer)).executeTakeFirst()
}
export type AccountRow = NonNullable<Awaited<ReturnType<typeof readAccount>>>

/** The same for what the server merges by itself. */
export function readAccountOf(db: Reader, id: number) {
  return accounts(db).where('users.id', '=', id).executeTakeFirst()
}

function accounts(db: Reader) {
  return db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('files', 'files.id', 'users.cv_file_id')
    .selectAll('profiles')
    .select([
      'users.id',
      'users.uuid',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.email_verified_at',
      'users.created_at',
      'users.deleted_at',
      'users.cv_file_id',
      'users.available',
      'users.hired',
      'users.consent_due_at',
      sql<boolean>`users.password_hash <> 'none'`.as('has_login'),
      'users.no_contact_since',
      'users.no_contact_reason',
      'users.owner_id',
      'files.original_name as cv_name',
      isStaffMember.as('is_staff'),
      sql<boolean>`exists (
        select from attempts where attempts.user_id = users.id and attempts.state = 'running'
      )`.as('is_in_test'),
      yieldedTo.as('yielded_to'),
    ])
}

/** The account that has the address of the entry in the row of `users` (INT-11). */
const yieldedTo = sql<number | null>`(select account_id from yielded_addresses where yielded_addresses.user_id = users.id)`

/** How many records of each kind an account has. */
export async function readSums(db: Reader, userId: number) {
  const count = (table: string) => sql`(select count(*)::integer from ${sql.table(table)} where user_id = ${userId})`
  const sums = sql<{ applications: number; tests: number; skills: number; records: number }>`
    select ${count('applications')} as applications, ${count('attempts')} as tests, ${count('user_skills')} as skills,
      ${count('education')} + ${count('work_experience')} + ${count('personal_references')} + ${count('portfolio_items')} as records
  `
  return (await sums.execute(db)).rows[0] ?? { applications: 0, tests: 0, skills: 0, records: 0 }
}

/** The applications of two people to the same vacancies. */
export function readSharedApplications(db: Reader, oneId: number, otherId: number) {
  return db
    .selectFrom('applications as one')
    .innerJoin('applications as other', 'other.vacancy_id', 'one.vacancy_id')
    .innerJoin('vacancies', 'vacancies.id', 'one.vacancy_id')
    .where('one.user_id', '=', oneId)
    .where('other.user_id', '=', otherId)
    .select(['vacancies.uuid as vacancy_uuid', 'vacancies.title', 'vacancies.language'])
    .select(['one.id as one_id', 'one.uuid as one_uuid', 'one.stage as one_stage', 'one.removed_at as one_removed_at'])
    .select(['one.stage_changed_at as one_changed_at', 'one.hired_at as one_hired_at'])
    .select([
      'other.id as other_id',
      'other.uuid as other_uuid',
      'other.stage as other_stage',
      'other.removed_at as other_removed_at',
    ])
    .select(['other.stage_changed_at as other_changed_at', 'other.hired_at as other_hired_at'])
    .orderBy('one.id')
    .execute()
}
export type SharedRow = Awaited<ReturnType<typeof readSharedApplications>>[number]
