import { refuse } from '#domain/kernel/refusals.ts'
import { modulesWith } from '#domain/kernel/session.contract.ts'
import {
  addRoleEndpoint,
  deleteRoleEndpoint,
  getRolePermissionsEndpoint,
  listHoldersEndpoint,
  listModulesEndpoint,
  listRolesEndpoint,
  lookUpModuleEndpoint,
  requireFactorEndpoint,
  updateRoleEndpoint,
  updateRolePermissionsEndpoint,
} from '#domain/people/roles/roles.contract.ts'
import { applyToggles } from '#domain/people/roles/roles.rules.ts'
import { seenVersion } from '../../platform/changes.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { type RoleRow, readHolders, readRole, readRoles } from './roles.reads.ts'
import { permissionsOfFlags, presentHolder, presentItemsOf, presentModuleList, presentRole, togglesOf } from './roles.views.ts'
import * as writes from './roles.writes.ts'

const seenBy = (viewer: Person) => (role: RoleRow) => presentRole(role, viewer)

export const roleRoutes = (platform: Platform) => [
  route(listRolesEndpoint, async ({ query, viewer }) => answerPage(await readRoles(platform.db, viewer, query), seenBy(viewer))),

  route(listHoldersEndpoint, async ({ params, query, viewer }) => {
    const role = await readRole(platform.db, viewer, params.id)
    return role ? answerPage(await readHolders(platform.db, viewer, role, query), presentHolder) : refuse('errors.not_found')
  }),

  route(addRoleEndpoint, async ({ body: { name, description, limited, modules = [], ...flags }, viewer }) => {
    const ticked = applyToggles(permissionsOfFlags(flags), togglesOf(modules))
    const added = await writes.addRole(platform, viewer, { name, description, limited }, ticked)
    return answerChange('common.added', added, seenBy(viewer))
  }),

  route(updateRoleEndpoint, async ({ params, body: { version, name, description, limited }, viewer }) => {
    const role = await readRole(platform.db, viewer, params.id)
    if (!role) return refuse('errors.not_found')
    return answerChange(
      'common.modified',
      await writes.updateRole(platform, viewer, role, seenVersion({ version }, role), { name, description, limited }),
      seenBy(viewer),
    )
  }),

  route(requireFactorEndpoint, async ({ params, body, viewer }) => {
    const role = await readRole(platform.db, viewer, params.id)
    if (!role) return refuse('errors.not_found')
    return answerChange('common.modified', await writes.requireFactor(platform, viewer, role, body.required), seenBy(viewer))
  }),

  route(deleteRoleEndpoint, async ({ params, viewer }) => {
    const role = await readRole(platform.db, viewer, params.id)
    if (!role) return refuse('errors.not_found')
    return answerChange('common.deleted', await writes.deleteRole(platform, viewer, role), seenBy(viewer))
  }),

  route(listModulesEndpoint, async ({ viewer }) => presentModuleList(viewer)),

  route(lookUpModuleEndpoint, async ({ body, viewer }) => presentItemsOf(body.module_id, viewer.permissions)),

  route(getRolePermissionsEndpoint, async ({ params, viewer }) => {
    const role = await readRole(platform.db, viewer, params.id)
    if (!role) return refuse('errors.not_found')
    return { data: { role: presentRole(role, viewer), modules: modulesWith(role.permissions) } }
  }),

  route(updateRolePermissionsEndpoint, async ({ params, body: { version, permissions, modules }, viewer }) => {
    const role = await readRole(platform.db, viewer, params.id)
    if (!role) return refuse('errors.not_found')
    const toggles = togglesOf([...modules, ...permissions])
    const changed = await writes.switchPermissions(platform, viewer, role, seenVersion({ version }, role), toggles)
    return answerChange('roles.permissions_saved', changed, seenBy(viewer))
  }),
]
