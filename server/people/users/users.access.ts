import { setFlagsEndpoint } from '#domain/hiring/applications/availability.contract.ts'
import { eraseOwnAccountEndpoint, packOwnDataEndpoint } from '#domain/people/users/own-data.contract.ts'
import { setOwnerEndpoint } from '#domain/people/users/owners.contract.ts'
import { getUserEndpoint } from '#domain/people/users/user-profile.contract.ts'
import {
  deleteUserEndpoint,
  filterUsersEndpoint,
  findSkillsEndpoint,
  findVacanciesEndpoint,
  listDeletedUsersEndpoint,
  listUsersEndpoint,
  listUsersWithSkillsEndpoint,
  restoreUserEndpoint,
  setContactEndpoint,
  setExtraTimeEndpoint,
} from '#domain/people/users/users.contract.ts'
import { type AccessRow, changeRequired, loggedIn, viewRequired } from '../../testing/access.ts'
import { type TestApp, type TestPerson, testPassword } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'

export const access: readonly AccessRow[] = [
  [packOwnDataEndpoint, loggedIn],
  [eraseOwnAccountEndpoint, loggedIn, async (site, caller) => ({ body: { current_password: await aPasswordOf(site, caller) } })],
  [listUsersEndpoint, viewRequired],
  [filterUsersEndpoint, viewRequired, async () => ({ body: { userType: 3 } })],
  [listUsersWithSkillsEndpoint, viewRequired],
  [getUserEndpoint, viewRequired, async (site) => ({ params: { uuid: await anApplicant(site) } })],
  [findVacanciesEndpoint, viewRequired],
  [findSkillsEndpoint, viewRequired],
  [setFlagsEndpoint, changeRequired, async (site) => ({ body: { uuid: await aSelectedPerson(site), hired_strut: 'Y' } })],
  [setExtraTimeEndpoint, changeRequired, async (site) => ({ body: { uuid: await aPerson(site), extra_time: 50 } })],
  [
    setContactEndpoint,
    changeRequired,
    async (site) => ({ body: { uuid: await aPerson(site), no_contact: true, reason: 'Lo pidió por teléfono' } }),
  ],
  [
    setOwnerEndpoint,
    changeRequired,
    async (site) => ({ body: { uuid_users: [await aPerson(site)], owner: (await site.person({ role: 'administrator' })).uuid } }),
  ],
  [deleteUserEndpoint, changeRequired, async (site) => ({ body: { uuid: await aPerson(site), reason: 'Dos cuentas' } })],
  [listDeletedUsersEndpoint, changeRequired],
  [restoreUserEndpoint, changeRequired, async (site) => ({ body: { uuid: await aDeletedPerson(site) } })],
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

async function aSelectedPerson(site: TestApp) {
  const { id, uuid } = await site.person()
  await makeApplication(site.platform, (await makeVacancy(site.platform)).id, id, 'approved')
  return uuid
}

async function aDeletedPerson(site: TestApp) {
  const [uuid, { token }] = [await aPerson(site), await site.person({ role: 'administrator' })]
  await site.call(deleteUserEndpoint, { token, body: { uuid, reason: 'Dos cuentas' } })
  return uuid
}
