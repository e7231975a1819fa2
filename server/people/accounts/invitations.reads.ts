import type { Tx } from '../../platform/platform.ts'
import { permissionsOf, rightsOf } from '../../platform/sessions/find-viewer.ts'

/** Who has an address already, and whether they are only invited, with what their role holds. */
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
