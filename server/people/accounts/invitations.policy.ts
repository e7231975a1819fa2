import { mayGrant, modeOf, type Permissions } from '#domain/kernel/permissions.ts'
import type { Person } from '../../platform/sessions/viewer.ts'

/** Whether somebody may make a colleague with a role: one that makes a colleague, and holds no more than they do (SPEC-15). */
export function mayInviteWith(viewer: Person, role: { readonly permissions: Permissions }): boolean {
  return modeOf(role.permissions) === 'allowed' && mayGrant(viewer.permissions, role.permissions)
}
