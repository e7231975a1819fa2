import {
  addRole,
  changeRoleOf,
  deleteRole,
  getRolePermissions,
  listHolders,
  listModules,
  listRoles,
  lookUpModule,
  updateRole,
  updateRolePermissions,
} from '#domain/people/roles/roles.contract.ts'
import { type AccessRow, loggedIn, whoMayChange, whoMayView } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'

let made = 0
const words = () => ({ name: `Rol de acceso ${++made}`, description: 'Para una prueba' })

export const access: readonly AccessRow[] = [
  [listRoles, whoMayView],
  [listHolders, whoMayView, async (site) => ({ params: await aRole(site) })],
  [addRole, whoMayChange, async () => ({ body: words() })],
  [updateRole, whoMayChange, async (site) => ({ params: await aRole(site), body: { ...words(), version: 1 } })],
  [deleteRole, whoMayChange, async (site) => ({ params: await aRole(site) })],
  [listModules, whoMayView],
  [lookUpModule, loggedIn, async () => ({ body: { module_id: 8 } })],
  [getRolePermissions, whoMayView, async (site) => ({ params: await aRole(site) })],
  [
    updateRolePermissions,
    whoMayChange,
    async (site) => ({
      params: await aRole(site),
      body: { permissions: [{ module_id: 6, id: 1, visible_user: true }], version: 1 },
    }),
  ],
  [
    changeRoleOf,
    whoMayChange,
    async (site) => ({ body: { new_role_id: (await aRole(site)).id, uuid_user: (await site.person()).uuid } }),
  ],
]

async function aRole({ platform }: TestApp) {
  const { uuid } = await platform.db.insertInto('roles').values(words()).returning('uuid').executeTakeFirstOrThrow()
  return { id: uuid }
}
