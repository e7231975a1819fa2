import { setFlags } from '#domain/hiring/applications/availability.contract.ts'
import { eraseOwnAccount, packOwnData } from '#domain/people/users/own-data.contract.ts'
import { getUser } from '#domain/people/users/user-profile.contract.ts'
import {
  deleteUser,
  filterUsers,
  findSkills,
  findVacancies,
  listDeletedUsers,
  listUsers,
  listUsersWithSkills,
  restoreUser,
  setExtraTime,
} from '#domain/people/users/users.contract.ts'
import { type AccessRow, changeRequired, loggedIn, viewRequired } from '../../testing/access.ts'
import { type TestApp, type TestPerson, testPassword } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'

export const access: readonly AccessRow[] = [
  [packOwnData, loggedIn],
  [eraseOwnAccount, loggedIn, async (site, caller) => ({ body: { current_password: await aPasswordOf(site, caller) } })],
  [listUsers, viewRequired],
  [filterUsers, viewRequired, async () => ({ body: { userType: 3 } })],
  [listUsersWithSkills, viewRequired],
  [getUser, viewRequired, async (site) => ({ params: { uuid: await anApplicant(site) } })],
  [findVacancies, viewRequired],
  [findSkills, viewRequired],
  [setFlags, changeRequired, async (site) => ({ body: { uuid: await aPerson(site), hired_strut: 'Y' } })],
  [setExtraTime, changeRequired, async (site) => ({ body: { uuid: await aPerson(site), extra_time: 50 } })],
  [deleteUser, changeRequired, async (site) => ({ body: { uuid: await aPerson(site), reason: 'Dos cuentas' } })],
  [listDeletedUsers, changeRequired],
  [restoreUser, changeRequired, async (site) => ({ body: { uuid: await aDeletedPerson(site) } })],
]

async function aPasswordOf({ platform: { db, passwords } }: TestApp, caller: TestPerson | undefined) {
  const password_hash = await passwords.hash(testPassword)
  if (caller) await db.updateTable('users').set({ password_hash }).where('id', '=', caller.id).execute()
  return testPassword
}

const aPerson = async (site: TestApp) => (await site.person()).uuid

async function anApplicant(site: TestApp) {
  const { id, uuid } = await site.person({ cv: true })
  await makeApplication(site.platform, (await makeVacancy(site.platform)).id, id)
  return uuid
}

async function aDeletedPerson(site: TestApp) {
  const [uuid, { token }] = [await aPerson(site), await site.person({ role: 'administrator' })]
  await site.call(deleteUser, { token, body: { uuid, reason: 'Dos cuentas' } })
  return uuid
}
