import { mayGiveRole, type Permissions } from '#domain/kernel/permissions.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { applyToggles, describeChange, differenceOf, type Toggle } from '#domain/people/roles/roles.rules.ts'
import { change } from '../../platform/changes.ts'
import { moveClosedToRole } from '../../platform/people/person.writes.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { administratorRole, candidateRole } from '../../platform/sessions/role-ids.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { type RoleRow, readRole, readRoleToChange } from './roles.reads.ts'
import { rightsOf } from './roles.views.ts'

interface RoleFields {
  readonly name: string
  readonly description: string
  /** Left out, it stays as it is; a new role is not limited. */
  readonly limited?: boolean | undefined
}
const taken = { roles_name: { name: ['roles.error.name_taken'] } }

/** Adds a role. Refuses permissions that the actor lacks, and an unlimited role if theirs is limited (ROL-01, ACC-08, TEA-02). */
export function addRole(platform: Platform, actor: Person, fields: RoleFields, permissions: Permissions) {
  return change(platform, actor, { action: 'role.added', detail: { ...fields, permissions }, taken }, async (tx, now) => {
    if (!mayGiveRole(actor, { permissions, limited: fields.limited ?? false })) return refuse('roles.error.lacks')
    const role = await tx
      .insertInto('roles')
      .values({ ...fields, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeRights(tx, role.id, permissions)
    return readRole(tx, actor, String(role.id))
  })
}

/**
 * Changes name, description and limit of a custom role, unless it changed since the actor read it (SPEC-15, TEA-02). The limit takes effect at
 * the next call of everybody with the role. Nobody changes the limit of their own role.
 */
export function updateRole(platform: Platform, actor: Person, { id }: RoleRow, version: number, fields: RoleFields) {
  return change(platform, actor, { action: 'role.modified', detail: { ...fields }, taken }, async (tx, now) => {
    const role = await readRoleToChange(tx, actor, id)
    if (role?.built_in) return refuse('roles.error.built_in')
    const { limited = role?.limited } = fields
    if (role && !mayGiveRole(actor, role)) return refuse('roles.error.lacks')
    if (role && limited !== role.limited && role.id === actor.roleId) return refuse('roles.error.own')
    if (role && !mayGiveRole(actor, { ...role, limited: limited ?? false })) return refuse('roles.error.lacks')
    if (role?.version !== version) return undefined
    await tx
      .updateTable('roles')
      .set({ ...fields, updated_at: now, version: version + 1 })
      .where('id', '=', id)
      .execute()
    return readRole(tx, actor, String(id))
  })
}

/**
 * Switches whether a role requires a second factor of its holders (MFA-01). Refuses the roles of candidates, a role with permissions that the
 * actor lacks, and to require of the actor's own role what they have not shown themselves, which would lock them out of this page.
 */
export function requireFactor(platform: Platform, actor: Person, { id, name }: RoleRow, required: boolean) {
  const action = required ? 'role.factor_required' : 'role.factor_optional'
  return change(platform, actor, { action, detail: { name } }, async (tx, now) => {
    const role = await readRoleToChange(tx, actor, id)
    if (!role) return refuse('errors.not_found')
    if (role.built_in !== null && role.id !== administratorRole) return refuse('roles.error.built_in')
    if (!mayGiveRole(actor, role)) return refuse('roles.error.lacks')
    if (required && role.id === actor.roleId && !(await hasShownFactor(tx, actor))) return refuse('second_factor.error.own_first')
    await tx
      .updateTable('roles')
      .set({ requires_factor: required, updated_at: now, version: role.version + 1 })
      .where('id', '=', id)
      .execute()
    return readRole(tx, actor, String(id))
  })
}

async function hasShownFactor(tx: Tx, { sessionId }: Person): Promise<boolean> {
  const session = await tx.selectFrom('sessions').select('factor').where('id', '=', sessionId).executeTakeFirst()
  return (session?.factor ?? null) !== null
}

/** Deletes a custom role that nobody has, unless it has permissions that the actor lacks (ACC-08). Deleted people with it become candidates. */
export function deleteRole(platform: Platform, actor: Person, { id, name }: RoleRow) {
  return change(platform, actor, { action: 'role.deleted', detail: { name } }, async (tx) => {
    const role = await readRoleToChange(tx, actor, id)
    if (role?.built_in) return refuse('roles.error.built_in')
    if (role && !mayGiveRole(actor, role)) return refuse('roles.error.lacks')
    await moveClosedToRole(tx, id, candidateRole)
    await tx.deleteFrom('roles').where('id', '=', id).execute()
    return role
  })
}

/**
 * Switches permissions of a role (ROL-01). They take effect at the next call of everybody with the role, on every process. Refuses
 * permissions that the actor lacks, and the actor's own role (SPEC-15, ACC-08).
 */
export function switchPermissions(
  platform: Platform,
  actor: Person,
  { id, name }: RoleRow,
  version: number,
  toggles: readonly Toggle[],
) {
  const detail: Record<string, unknown> = { name }
  return change(platform, actor, { action: 'role.permissions_changed', detail }, async (tx, now) => {
    const role = await readRoleToChange(tx, actor, id)
    if (role?.built_in) return refuse('roles.error.built_in')
    if (id === actor.roleId) return refuse('roles.error.own')
    if (role?.version !== version) return undefined
    const permissions = applyToggles(role.permissions, toggles)
    if (!mayGiveRole(actor, { ...role, permissions: differenceOf(role.permissions, permissions) }))
      return refuse('roles.error.lacks')
    Object.assign(detail, { permissions, ...describeChange(role.permissions, permissions) })
    await tx.deleteFrom('role_permissions').where('role_id', '=', id).execute()
    await writeRights(tx, id, permissions)
    await tx
      .updateTable('roles')
      .set({ updated_at: now, version: version + 1 })
      .where('id', '=', id)
      .execute()
    return readRole(tx, actor, String(id))
  })
}

async function writeRights(tx: Tx, roleId: number, permissions: Permissions): Promise<void> {
  const rights = rightsOf(permissions).map((right) => ({ role_id: roleId, ...right }))
  if (rights.length > 0) await tx.insertInto('role_permissions').values(rights).execute()
}
