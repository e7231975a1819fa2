import type { Tx } from '../../platform/platform.ts'
import { permissionsOf, rightsOf } from '../../platform/sessions/find-viewer.ts'

/** The account of an address, with its permissions and the date of an invitation that is not accepted yet. Locks its row. */
export async function readInvited(tx: Tx, email: string) {
  const row = await tx
    .selectFrom('users')
    .select(['id', 'invited_at', rightsOf('users.role_id')])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row && { id: row.id, invitedAt: row.invited_at, permissions: permissionsOf(row.rights ?? []) }
}
