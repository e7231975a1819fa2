import { limits } from '#domain/kernel/limits.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import { permissionsOf, rightsOf } from '../../platform/sessions/find-viewer.ts'

const rights = rightsOf('roles.id')

const roles = (db: Reader) => db.selectFrom('roles').select(['id', 'uuid', 'name', 'description', 'built_in', rights])

/** Every role with what it holds, by name. */
export async function readRolesWithRights(db: Reader) {
  const rows = await roles(db).orderBy('id').limit(limits.countCap).execute()
  return rows.map(withPermissions)
}

export async function readRoleWithRights(db: Reader, id: string) {
  const row = await roles(db).where(recordIs('roles', id)).executeTakeFirst()
  return row && withPermissions(row)
}
export type RoleWithRights = NonNullable<Awaited<ReturnType<typeof readRoleWithRights>>>

/** Who has an address already, and whether they are only invited, with what their role holds. */
export async function readInvited(db: Reader, email: string) {
  const row = await db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select(['users.id', 'users.invited_at', rights])
    .where('users.email', '=', email)
    .where('users.deleted_at', 'is', null)
    .forUpdate('users')
    .executeTakeFirst()
  return row && withPermissions(row)
}

function withPermissions<Row extends { rights: string[] | null }>({ rights, ...row }: Row) {
  return { ...row, permissions: permissionsOf(rights ?? []) }
}
