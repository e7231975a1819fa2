import { sql } from 'kysely'
import { limits } from '#domain/kernel/limits.ts'
import { fullName } from '../../platform/person-name.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isVisibleTo } from '../../platform/sessions/visible-people.ts'

const results = (db: Reader) => db.selectFrom('foreign_results').selectAll('foreign_results')

/** The results of other sites that a person shows, the newest first. */
export function readForeignResults(db: Reader, userId: number) {
  return results(db).where('user_id', '=', userId).orderBy('id', 'desc').limit(limits.countCap).execute()
}
export type ForeignRow = Awaited<ReturnType<typeof readForeignResults>>[number]

/** One of them. */
export function readForeignResult(db: Reader, userId: number, uuid: string) {
  return results(db).where('user_id', '=', userId).where(recordIs('foreign_results', uuid)).executeTakeFirst()
}

/** The one that a job checks again. */
export const readResultToCheck = (db: Reader, id: number) => results(db).where('id', '=', id).executeTakeFirst()

/** A person with an open account whom the viewer may read about, by the name in their profile. */
export function readHolder(db: Reader, viewer: Viewer, id: string) {
  return db
    .selectFrom('users')
    .select(['users.id', fullName.as('name')])
    .where(recordIs('users', id))
    .where('users.deleted_at', 'is', null)
    .where(isVisibleTo(viewer))
    .executeTakeFirst()
}

/** The name in the profile of a person. */
export async function readProfileName(db: Reader, userId: number): Promise<string> {
  return (await db.selectFrom('users').select(fullName.as('name')).where('id', '=', userId).executeTakeFirstOrThrow()).name
}

/** Which of a person's results other people show too, by their addresses. */
export async function readSharedAddresses(db: Reader, userId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('foreign_results as own')
    .select('own.address')
    .where('own.user_id', '=', userId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('foreign_results as other')
          .innerJoin('users', 'users.id', 'other.user_id')
          .select('other.id')
          .where(sql<boolean>`md5(other.address) = md5(own.address) and other.address = own.address`)
          .where('other.user_id', '<>', userId)
          .where('users.deleted_at', 'is', null),
      ),
    )
    .execute()
  return new Set(rows.map(({ address }) => address))
}

/** What a person finds of them in their own data. */
export function readOwnEvidence(db: Reader, userId: number) {
  return db
    .selectFrom('foreign_results')
    .select([
      'address',
      'site',
      'issuer_name',
      'holder_name',
      'skill_name as skill',
      'language',
      'bands',
      'points_error as error',
    ])
    .select(['questions', 'finished_at', 'valid_until', 'added_at', 'checked_at', 'withdrawn_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}
