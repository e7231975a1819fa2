import {
  deleteUser,
  filterUsers,
  findSkills,
  findVacancies,
  listUsers,
  listUsersWithSkills,
  restoreUser,
  setExtraTime,
  setFlags,
} from '#domain/users/users.contract.ts'
import { type AccessRow, whoMayChange, whoMayView } from '../../testing/access.ts'
import type { TestApp } from '../../testing/app.ts'

export const access: readonly AccessRow[] = [
  [listUsers, whoMayView],
  [filterUsers, whoMayView, async () => ({ body: { userType: 3 } })],
  [listUsersWithSkills, whoMayView],
  [findVacancies, whoMayView],
  [findSkills, whoMayView],
  [setFlags, whoMayChange, async (site) => ({ body: { uuid: await aPerson(site), hired_strut: 'Y' } })],
  [setExtraTime, whoMayChange, async (site) => ({ body: { uuid: await aPerson(site), extra_time: 50 } })],
  [deleteUser, whoMayChange, async (site) => ({ body: { uuid: await aPerson(site), reason: 'Dos cuentas' } })],
  [restoreUser, whoMayChange, async (site) => ({ body: { uuid: await aDeletedPerson(site) } })],
]

const aPerson = async (site: TestApp) => (await site.person()).uuid

async function aDeletedPerson(site: TestApp) {
  const [uuid, { token }] = [await aPerson(site), await site.person({ role: 'administrator' })]
  await site.call(deleteUser, { token, body: { uuid, reason: 'Dos cuentas' } })
  return uuid
}
