import type { Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import { administratorRole } from '../../platform/sessions/role-ids.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isVisibleTo } from '../../platform/sessions/visible-people.ts'

/** Whether there is an administrator who is not deleted. */
export async function hasAdministrator(db: Reader): Promise<boolean> {
  const one = await db
    .selectFrom('users')
    .select('id')
    .where('role_id', '=', administratorRole)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return one !== undefined
}

/** A person with an open account whom the viewer may read, for a change. */
export function readUserToChange(db: Reader, viewer: Viewer, id: string) {
  return db
    .selectFrom('users')
    .select(['users.id', 'users.uuid', 'users.role_id'])
    .where(recordIs('users', id))
    .where('users.deleted_at', 'is', null)
    .where(isVisibleTo(viewer))
    .executeTakeFirst()
}

/** Several of them, locked in the order of their ids until the transaction ends. */
export function usersToChange(tx: Tx, viewer: Viewer, ids: readonly string[]) {
  return tx
    .selectFrom('users')
    .select(['users.id', 'users.uuid'])
    .where((is) => is.or(ids.map((id) => recordIs('users', id))))
    .where('users.deleted_at', 'is', null)
    .where(isVisibleTo(viewer))
    .orderBy('users.id')
    .forNoKeyUpdate('users')
}

/** A person whose account staff deleted and can still restore. */
export function readUserToRestore(db: Reader, viewer: Viewer, id: string) {
  return db
    .selectFrom('users')
    .innerJoin('deleted_accounts', 'deleted_accounts.user_id', 'users.id')
    .select(['users.id', 'users.role_id'])
    .where(recordIs('users', id))
    .where('users.deletion_reason', 'is not', null)
    .where(isVisibleTo(viewer))
    .executeTakeFirst()
}
