import { mayGiveRole, modeOf, type RightsOfRole } from '#domain/kernel/permissions.ts'
import type { Person } from '../../platform/sessions/viewer.ts'

/** Whether the viewer may invite a colleague with a role: a staff role without permissions that the viewer lacks (SPEC-15). */
export function mayInviteWith(viewer: Person, role: RightsOfRole): boolean {
  return modeOf(role.permissions) === 'allowed' && mayGiveRole(viewer, role)
}
