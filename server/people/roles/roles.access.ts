import {
  addRoleEndpoint,
  changeRoleOfEndpoint,
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
import { type AccessRow, changeRequired, loggedIn, viewRequired } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'

let made = 0
const words = () => ({ name: `Rol de acceso ${++made}`, description: 'Para una prueba' })

export const access: readonly AccessRow[] = [
  [listRolesEndpoint, viewRequired],
  [listHoldersEndpoint, viewRequired, async (site) => ({ params: await aRole(site) })],
  [addRoleEndpoint, changeRequired, async () => ({ body: words() })],
  [updateRoleEndpoint, changeRequired, async (site) => ({ params: await aRole(site), body: { ...words(), version: 1 } })],
  [requireFactorEndpoint, changeRequired, async (site) => ({ params: await aRole(site), body: { required: true } })],
  [deleteRoleEndpoint, changeRequired, async (site) => ({ params: await aRole(site) })],
  [listModulesEndpoint, viewRequired],
  [lookUpModuleEndpoint, loggedIn, async () => ({ body: { module_id: 8 } })],
  [getRolePermissionsEndpoint, viewRequired, async (site) => ({ params: await aRole(site) })],
  [
    updateRolePermissionsEndpoint,
    changeRequired,
    async (site) => ({
      params: await aRole(site),
      body: { permissions: [{ module_id: 6, id: 1, visible_user: true }], version: 1 },
    }),
  ],
  [
    changeRoleOfEndpoint,
    changeRequired,
    async (site) => ({ body: { new_role_id: (await aRole(site)).id, uuid_user: (await site.person()).uuid } }),
  ],
]

async function aRole({ platform }: TestApp) {
  const { uuid } = await platform.db.insertInto('roles').values(words()).returning('uuid').executeTakeFirstOrThrow()
  return { id: uuid }
}
