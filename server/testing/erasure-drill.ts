import { sql } from 'kysely'
import { expect } from 'vitest'
import { issueTokenEndpoint, verifyRoleEndpoint } from '#domain/kernel/session.contract.ts'
import { replaceCvEndpoint } from '#domain/people/profile/cv.contract.ts'
import { deleteUserEndpoint, restoreUserEndpoint } from '#domain/people/users/users.contract.ts'
import { eraseDueAccounts } from '../people/users/erasure.writes.ts'
import { removeUnnamed } from '../platform/files/stored-files.ts'
import { startTestApp, type TestApp, type TestPerson, testPassword } from './app.ts'
import { pdfFile } from './documents.ts'
import { tablesWith } from './tables-with.ts'

const day = 24 * 3600

/** Runs the application over a database, and closes both. */
export async function withApp<Result>(
  settings: Parameters<typeof startTestApp>[0] & object,
  use: (site: TestApp) => Promise<Result>,
): Promise<Result> {
  let stop = async () => {}
  const site = await startTestApp({
    ...settings,
    atEnd: (end) => {
      stop = end
    },
  })
  return use(site).finally(() => stop())
}

export type DrillPeople = Awaited<ReturnType<typeof prepareDrill>>

/** The state before the database is saved: four people with a CV each. */
export async function prepareDrill(site: TestApp) {
  const password_hash = await site.platform.passwords.hash(testPassword)
  const people: Record<'erased' | 'deleted' | 'kept' | 'stays', TestPerson> = {
    erased: await site.person({ firstName: 'Erasmo', lastName: 'Vanegas' }),
    deleted: await site.person({ firstName: 'Delia', lastName: 'Quintero' }),
    kept: await site.person({ firstName: 'Carmenza', lastName: 'Rojas' }),
    stays: await site.person({ firstName: 'Estela', lastName: 'Prieto' }),
  }
  for (const person of Object.values(people)) {
    await site.platform.db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute()
    expect((await sendCv(site, person)).status).toBe(200)
  }
  // A CV that was replaced before the database was saved.
  const replaced = await cvOf(site, people.stays)
  await ageFiles(site)
  await sendCv(site, people.stays)
  return { ...people, replaced }
}

/** The changes after the save: an account is erased, one deleted, one deleted and reopened, and CVs are replaced. */
export async function changeAfterSave(site: TestApp, { erased, deleted, kept, stays }: DrillPeople) {
  const staff = await site.person({ role: 'administrator' })
  const later: string[] = []
  for (const person of [erased, stays]) {
    await sendCv(site, person)
    later.push(await cvOf(site, person))
  }
  await ageFiles(site)
  await sendCv(site, stays)
  const remove = ({ uuid }: TestPerson) =>
    site.call(deleteUserEndpoint, { token: staff.token, body: { uuid, reason: 'Lo pidió por teléfono' } })
  expect((await remove(erased)).status).toBe(200)
  const past = new Date(site.platform.now().getTime() - 1000)
  await site.platform.db.updateTable('deleted_accounts').set({ erase_at: past }).where('user_id', '=', erased.id).execute()
  await eraseDueAccounts(site.platform)
  for (const person of [deleted, kept]) expect((await remove(person)).status).toBe(200)
  expect((await site.call(restoreUserEndpoint, { token: staff.token, body: { uuid: kept.uuid } })).status).toBe(200)
  return later
}

/** Checks that must hold once the saved database is restored and the server has started. */
export async function checkRestored(site: TestApp, people: DrillPeople, later: readonly string[]) {
  const logIn = async ({ email }: TestPerson) => {
    const body = { grant_type: 'password', username: email, password: testPassword, client_id: 'cantera-web' }
    return (await site.call(issueTokenEndpoint, { body })).status
  }
  const { erased, deleted, kept, stays, replaced } = people
  expect(await tablesWith(site, 'Erasmo', 'Vanegas', erased.email)).toEqual([])
  expect(await tablesWith(site, 'Delia', deleted.email)).toEqual(['deleted_accounts'])
  expect(await Promise.all([erased, deleted, kept, stays].map(logIn))).toEqual([400, 400, 200, 200])
  expect((await site.call(verifyRoleEndpoint, { token: stays.token })).status).toBe(401)
  const { rows } = await sql<{ reason: string; days: number }>`
    select deletion_reason as reason, round(extract(epoch from erase_at - now()) / 86400)::int as days
    from users join deleted_accounts on user_id = id where id = ${deleted.id}`.execute(site.platform.db)
  expect(rows).toEqual([{ reason: 'Lo pidió por teléfono', days: 30 }])

  const cvs = async () => (await Promise.all([replaced, ...later].map((key) => site.platform.files.read(key)))).map(Boolean)
  await removeUnnamed(site.platform)
  expect(await cvs()).toEqual([true, false, true])
  site.passSeconds(31 * day)
  await removeUnnamed(site.platform)
  expect(await cvs()).toEqual([false, false, false])
  expect(await site.platform.files.read(await cvOf(site, stays))).toBeDefined()
}

async function sendCv(site: TestApp, { token }: TestPerson) {
  return site.call(replaceCvEndpoint, { token, files: { file: pdfFile('hoja-de-vida.pdf', 3000) } })
}

/** Makes files older: those stored for less than a day go without a quarantine. */
async function ageFiles({ platform }: TestApp): Promise<void> {
  await platform.db
    .updateTable('files')
    .set({ created_at: new Date(platform.now().getTime() - 2 * day * 1000) })
    .execute()
}

async function cvOf({ platform }: TestApp, { id }: TestPerson): Promise<string> {
  const file = platform.db.selectFrom('users').innerJoin('files', 'files.id', 'cv_file_id').select('storage_key')
  return (await file.where('users.id', '=', id).executeTakeFirstOrThrow()).storage_key
}
