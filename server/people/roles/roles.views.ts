import type { BodyOf } from '#domain/kernel/endpoint.ts'
import { fullName } from '#domain/kernel/full-name.ts'
import {
  holds,
  itemsOf,
  mayGiveRole,
  moduleKeys,
  modules,
  type PermissionItem,
  type Permissions,
  permissionItems,
} from '#domain/kernel/permissions.ts'
import { modulesWith } from '#domain/kernel/session.contract.ts'
import type { RoleView, updateRolePermissionsEndpoint } from '#domain/people/roles/roles.contract.ts'
import type { Toggle } from '#domain/people/roles/roles.rules.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import type { RoleRow, readHolders } from './roles.reads.ts'

export function presentRole(role: RoleRow, viewer: Person): RoleView {
  const { id, uuid, name, description, updated_at, version, built_in, holders, limited, requires_factor } = role
  return {
    id,
    uuid,
    name,
    description,
    updated_at: updated_at.toISOString(),
    version,
    built_in,
    holders,
    limited,
    requires_factor,
    grantable: mayGiveRole(viewer, role),
  }
}

export function presentHolder({ uuid, first_name, last_name, email }: Awaited<ReturnType<typeof readHolders>>['rows'][number]) {
  return { uuid, fullname: fullName(first_name, last_name), email }
}

export function presentModuleList(viewer: Person) {
  const data = modulesWith(viewer.permissions).map(({ permissions: _, ...module }) => module)
  return { data, total: data.length }
}

/** A person's permissions in one module, by its id. */
export function presentItemsOf(moduleId: number, permissions: Permissions) {
  return { data: modulesWith(permissions).find(({ id }) => id === moduleId)?.permissions ?? [] }
}

/** The permissions of the form's flags: a ticked module grants its view. */
export function permissionsOfFlags(flags: Readonly<Record<`module_${number}` | number, unknown>>): Permissions {
  const ticked = moduleKeys.filter((module) => {
    const { id } = modules[module]
    return flags[`module_${id}`] === true || flags[id] === true
  })
  return Object.fromEntries(ticked.map((module) => [module, ['view']]))
}

const moduleOf = new Map(moduleKeys.map((module) => [modules[module].id as number, module]))

/** The request's switches as toggles. */
export function togglesOf(permissions: BodyOf<typeof updateRolePermissionsEndpoint>['permissions']): Toggle[] {
  return permissions.flatMap(({ module_id, id, visible_user }) => {
    const module = moduleOf.get(module_id)
    return module ? [{ module, item: permissionItems[id - 1] as PermissionItem, on: visible_user }] : []
  })
}

/** Permissions as rows of role_permissions. */
export function rightsOf(permissions: Permissions) {
  return moduleKeys.flatMap((module) =>
    itemsOf(module)
      .filter((item) => holds(permissions, { module, item }))
      .map((item) => ({ module_id: modules[module].id, item })),
  )
}
