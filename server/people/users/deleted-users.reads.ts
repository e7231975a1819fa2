import { sql } from 'kysely'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import type { listDeletedUsersEndpoint } from '#domain/people/users/users.contract.ts'
import { readPage } from '../../platform/lists.ts'
import type { Reader } from '../../platform/platform.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isVisibleTo } from '../../platform/sessions/visible-people.ts'

/** One page of the accounts that staff deleted and can restore, the next to be erased first (SPEC-54). */
export function readDeletedUsers(db: Reader, viewer: Viewer, query: QueryOf<typeof listDeletedUsersEndpoint>) {
  const deleted = db
    .selectFrom('users')
    .innerJoin('deleted_accounts as hidden', 'hidden.user_id', 'users.id')
    .select(['users.uuid', 'hidden.first_name', 'hidden.last_name', 'hidden.email', 'hidden.erase_at'])
    .select((from) => [
      from.ref('users.deleted_at').$notNull().as('deleted_at'),
      from.ref('users.deletion_reason').$notNull().as('reason'),
    ])
    .where('users.deletion_reason', 'is not', null)
    .where(isVisibleTo(viewer))
  return readPage(db, deleted, query, 'users', { erase_at: sql`hidden.erase_at` }, 'hidden.search')
}
export type DeletedUserRow = Awaited<ReturnType<typeof readDeletedUsers>>['rows'][number]
