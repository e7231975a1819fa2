import { sql } from 'kysely'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { searchWords } from '#domain/kernel/search-words.ts'
import type { listDeletedUsers } from '#domain/users/users.contract.ts'
import { readPage } from '../../platform/lists.ts'
import type { Reader } from '../../platform/platform.ts'
import { hasWordsBeginning } from '../../platform/word-search.ts'

/** One page of the accounts that staff deleted and may open again, who is erased next first (decision 54). */
export function readDeletedUsers(db: Reader, { q, ...page }: QueryOf<typeof listDeletedUsers>) {
  const words = searchWords(q)
  const deleted = db
    .selectFrom('users')
    .innerJoin('deleted_accounts as kept', 'kept.user_id', 'users.id')
    .select(['users.uuid', 'kept.first_name', 'kept.last_name', 'kept.email', 'kept.erase_at'])
    .select((from) => [
      from.ref('users.deleted_at').$notNull().as('deleted_at'),
      from.ref('users.deletion_reason').$notNull().as('reason'),
    ])
    .where('users.deletion_reason', 'is not', null)
    .$if(q !== '', (query) => query.where(words.length > 0 ? hasWordsBeginning('kept.search', words) : sql<boolean>`false`))
  return readPage(db, deleted, { ...page, q: '' }, 'users', { erase_at: sql`kept.erase_at` })
}
export type DeletedUserRow = Awaited<ReturnType<typeof readDeletedUsers>>['rows'][number]
