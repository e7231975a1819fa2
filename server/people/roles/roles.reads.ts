import { sql } from 'kysely'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { limits } from '#domain/kernel/limits.ts'
import { mayGrant } from '#domain/kernel/permissions.ts'
import type { listHolders, listRoles } from '#domain/people/roles/roles.contract.ts'
import { inOrder } from '../../platform/in-order.ts'
import { readPage } from '../../platform/lists.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import { permissionsOf, rightsOf } from '../../platform/sessions/find-viewer.ts'
import { administratorRole } from '../../platform/sessions/role-ids.ts'
import type { Person } from '../../platform/sessions/viewer.ts'

/** Roles with what they hold and how many people hold them, each counted no further than limits.countCap. */
function rolesWithRights(db: Reader) {
  return db.selectFrom('roles').select([
    'roles.id',
    'roles.uuid',
    'roles.name',
    'roles.description',
    'roles.built_in',
    'roles.updated_at',
    'roles.version',
    rightsOf('roles.id'),
    sql<number>`(
      select count(*)::integer from (
        select from users where users.role_id = roles.id and users.deleted_at is null limit ${sql.lit(limits.countCap)}
      ) as counted
    )`.as('holders'),
  ])
}
type Row = Awaited<ReturnType<ReturnType<typeof rolesWithRights>['execute']>>[number]

const withPermissions = ({ rights, ...role }: Row) => ({ ...role, permissions: permissionsOf(rights ?? []) })
export type RoleRow = ReturnType<typeof withPermissions>

/** One page of the roles (ROL-01). */
export async function readRoles(db: Reader, query: QueryOf<typeof listRoles>) {
  const sortedBy = { id: 'id', name: inOrder('roles.name'), updated_at: 'updated_at' }
  const { rows, ...counts } = await readPage(db, rolesWithRights(db), query, 'roles', sortedBy)
  return { rows: rows.map(withPermissions), ...counts }
}

export async function readRole(db: Reader, id: string): Promise<RoleRow | undefined> {
  const row = await rolesWithRights(db).where(recordIs('roles', id)).executeTakeFirst()
  return row && withPermissions(row)
}

/** A role by its number, held still until the transaction ends. */
export async function readRoleToChange(tx: Tx, id: number): Promise<RoleRow | undefined> {
  await tx.selectFrom('roles').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return readRole(tx, String(id))
}

/** Whether somebody holds all that a role holds: who does not has no say over the people who have it (SPEC-15, ACC-08). */
export async function holdsAllOf(db: Reader, { permissions }: Pick<Person, 'permissions'>, roleId: number): Promise<boolean> {
  const role = await readRole(db, String(roleId))
  return role === undefined || mayGrant(permissions, role.permissions)
}

/** Who holds a role, a page at a time, by last name. */
export function readHolders(db: Reader, { id }: RoleRow, query: QueryOf<typeof listHolders>) {
  const holders = db
    .selectFrom('users')
    .select(['users.id', 'users.uuid', 'users.first_name', 'users.last_name', 'users.email'])
    .where('users.role_id', '=', id)
    .where('users.deleted_at', 'is', null)
  return readPage(db, holders, query, 'users', { fullname: inOrder(sql`users.last_name || ' ' || users.first_name`) })
}

/** A person whose role is about to change, held still until the transaction ends. */
export function readPersonToChange(tx: Tx, id: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'uuid', 'role_id', 'first_name', 'last_name'])
    .where(recordIs('users', id))
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/**
 * Whether nobody else administers the site; who is only invited does not yet. Who asks before taking an administrator away waits here for others who do the same, until
 * their transactions end: two cannot take the last two (ACC-08).
 */
export async function isLastAdministrator(tx: Tx, userId: number): Promise<boolean> {
  await tx.selectFrom('roles').select('id').where('id', '=', administratorRole).forNoKeyUpdate().execute()
  const other = await tx
    .selectFrom('users')
    .select('id')
    .where('role_id', '=', administratorRole)
    .where('deleted_at', 'is', null)
    .where('invited_at', 'is', null)
    .where('id', '<>', userId)
    .limit(1)
    .executeTakeFirst()
  return other === undefined
}
