import { sql } from 'kysely'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { limits } from '#domain/kernel/limits.ts'
import { mayGiveRole } from '#domain/kernel/permissions.ts'
import type { listHoldersEndpoint, listRolesEndpoint } from '#domain/people/roles/roles.contract.ts'
import { inOrder } from '../../platform/in-order.ts'
import { readPage } from '../../platform/lists.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import { permissionsOf, rightsOf } from '../../platform/sessions/find-viewer.ts'
import { administratorRole } from '../../platform/sessions/role-ids.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { isKnownTo, isVisibleTo } from '../../platform/sessions/visible-people.ts'
import { isLimited } from '../../platform/sessions/visible-vacancies.ts'

/** A limited role shows nobody else with a role (TEA-02), and people without consent are shown to few (SPEC-77). */
const isShownHolder = (viewer: Person) => (isLimited(viewer) ? isVisibleTo(viewer) : isKnownTo(viewer))

/** Roles with their permissions and how many people have them, counted up to limits.countCap. */
function rolesWithRights(db: Reader, viewer: Person) {
  return db.selectFrom('roles').select([
    'roles.id',
    'roles.uuid',
    'roles.name',
    'roles.description',
    'roles.built_in',
    'roles.updated_at',
    'roles.version',
    'roles.limited',
    'roles.requires_factor',
    rightsOf('roles.id'),
    sql<number>`(
      select count(*)::integer from (
        select from users where users.role_id = roles.id and users.deleted_at is null and ${isShownHolder(viewer)}
        limit ${sql.lit(limits.countCap)}
      ) as counted
    )`.as('holders'),
  ])
}
type Row = Awaited<ReturnType<ReturnType<typeof rolesWithRights>['execute']>>[number]

const withPermissions = ({ rights, ...role }: Row) => ({ ...role, permissions: permissionsOf(rights ?? []) })
export type RoleRow = ReturnType<typeof withPermissions>

export async function readRoles(db: Reader, viewer: Person, query: QueryOf<typeof listRolesEndpoint>) {
  const sortedBy = { id: 'id', name: inOrder('roles.name'), updated_at: 'updated_at' }
  const { rows, ...counts } = await readPage(db, rolesWithRights(db, viewer), query, 'roles', sortedBy)
  return { rows: rows.map(withPermissions), ...counts }
}

export async function readRole(db: Reader, viewer: Person, id: string): Promise<RoleRow | undefined> {
  const row = await rolesWithRights(db, viewer).where(recordIs('roles', id)).executeTakeFirst()
  return row && withPermissions(row)
}

/** A role by its number. Locks it until the transaction ends. */
export async function readRoleToChange(tx: Tx, viewer: Person, id: number): Promise<RoleRow | undefined> {
  await tx.selectFrom('roles').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return readRole(tx, viewer, String(id))
}

/** Whether a person has every permission of a role. Without them they must not act on people with that role (SPEC-15, ACC-08). */
export async function holdsAllOf(db: Reader, actor: Person, roleId: number): Promise<boolean> {
  const role = await readRole(db, actor, String(roleId))
  return role === undefined || mayGiveRole(actor, role)
}

/** One page of the people with a role, by last name. */
export function readHolders(db: Reader, viewer: Person, { id }: RoleRow, query: QueryOf<typeof listHoldersEndpoint>) {
  const holders = db
    .selectFrom('users')
    .select(['users.id', 'users.uuid', 'users.first_name', 'users.last_name', 'users.email'])
    .where('users.role_id', '=', id)
    .where('users.deleted_at', 'is', null)
    .where(isShownHolder(viewer))
  return readPage(db, holders, query, 'users', { fullname: inOrder(sql`users.last_name || ' ' || users.first_name`) })
}

/** A person whom the viewer may read, whose role is about to change. Locks them until the transaction ends. */
export function readPersonToChange(tx: Tx, viewer: Person, id: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'uuid', 'role_id', 'first_name', 'last_name'])
    .where(recordIs('users', id))
    .where('deleted_at', 'is', null)
    .where(isVisibleTo(viewer))
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/**
 * Whether a person is the only administrator. Invited administrators do not count until they accept. Call it before removing an
 * administrator: it serialises such transactions, so that two of them cannot remove the last two (ACC-08).
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
