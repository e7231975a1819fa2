import type { Tx } from '../../platform/platform.ts'
import { permissionsOf, rightsOf } from '../../platform/sessions/find-viewer.ts'

/** The account of an address, with its permissions and the date of an invitation that is not accepted yet. Locks its row. */
export async function readInvited(tx: Tx, email: string) {
  const row = await tx
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select(['users.id', 'users.invited_at', 'roles.limited', rightsOf('users.role_id')])
    .where('users.email', '=', email)
    .where('users.deleted_at', 'is', null)
    .forUpdate('users')
    .executeTakeFirst()
  return row && { id: row.id, invitedAt: row.invited_at, limited: row.limited, permissions: permissionsOf(row.rights ?? []) }
}
