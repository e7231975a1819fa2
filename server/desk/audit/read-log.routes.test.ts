import { expect, test } from 'vitest'
import { getResultEndpoint } from '#domain/assessment/results/results.contract.ts'
import { listAuditEndpoint } from '#domain/desk/audit/audit.contract.ts'
import { listReadsEndpoint } from '#domain/desk/audit/read-log.contract.ts'
import { exportOf } from '#domain/desk/exports/exports.contract.ts'
import { listApplicationNotesEndpoint } from '#domain/hiring/application-notes/application-notes.contract.ts'
import { getBoardEndpoint, getCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { getFileTextEndpoint } from '#domain/kernel/file-text.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import { moduleKeys } from '#domain/kernel/permissions.ts'
import { getCvEndpoint } from '#domain/people/profile/cv.contract.ts'
import { getUserEndpoint } from '#domain/people/users/user-profile.contract.ts'
import { filterUsersEndpoint, listUsersEndpoint } from '#domain/people/users/users.contract.ts'
import { readOwnData } from '../../people/users/own-data.reads.ts'
import { chainLogs, removeOldReads } from '../../platform/audit/log-chain.ts'
import { changeWithFile } from '../../platform/files/stored-files.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { pdf } from '../../testing/documents.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { makeResult } from '../../testing/results.ts'
import { receivedUpload } from '../../testing/uploads.ts'

const site = sharedTestApp({ SITE_TIME_ZONE: 'America/Bogota', WORKER: '0' })
const administrator = (firstName: string) => site.person({ role: 'administrator', firstName, lastName: 'Lectora' })
const candidate = (firstName: string) => site.person({ firstName, lastName: 'Leída', cv: true })
const find = async (by: TestPerson, query: object = {}) => {
  await site.platform.reads.flush()
  return (await site.call(listReadsEndpoint, { token: by.token, query: { size: 50, ...query } })).answer
}
/** What the read log says of a colleague, oldest first. */
const readsBy = async ({ id }: TestPerson) => {
  await site.platform.reads.flush()
  return site.platform.db
    .selectFrom('read_log')
    .select(['what', 'list', 'person_id', 'rows'])
    .where('actor_id', '=', id)
    .orderBy('id')
    .execute()
}
const about = (what: string, { id }: TestPerson) => ({ what, list: null, person_id: id, rows: null })

test('AUD-01 a profile, a card and its notes that staff open are a row about the person', async () => {
  const [reader, olga, pia] = [await administrator('Rita'), await candidate('Olga'), await candidate('Pía')]
  const vacancy = await makeVacancy(site.platform)
  const card = await makeApplication(site.platform, vacancy.id, pia.id)
  const { token } = reader
  expect((await site.call(getUserEndpoint, { token, params: { uuid: olga.uuid } })).status).toBe(200)
  // By its number too (SPEC-02).
  expect((await site.call(getCardEndpoint, { token, params: { id: String(card.id) } })).status).toBe(200)
  await site.call(listApplicationNotesEndpoint, { token, body: { id_user: olga.uuid, job_id: vacancy.uuid } })
  expect(await readsBy(reader)).toEqual([about('person', olga), about('person', pia)])
  const { data } = await find(reader, { q: 'olga leida' })
  expect(data).toMatchObject([{ what: 'person', person: { uuid: olga.uuid, fullname: 'Olga Leída' }, list: null }])
  expect(data[0]?.actor).toEqual({ uuid: reader.uuid, fullname: 'Rita Lectora' })
})

test('AUD-01 a result that staff open is a row about its person', async () => {
  const [reader, person] = [await administrator('Rosa'), await candidate('Rut')]
  const { userSkill } = await makeResult(site.platform, { userId: person.id, texts: 0 })
  expect((await site.call(getResultEndpoint, { token: reader.token, params: { uuid: userSkill } })).status).toBe(200)
  expect(await readsBy(reader)).toEqual([about('result', person)])
})

test('AUD-01 a CV that staff open is a row, its ranges and its text are not further ones', async () => {
  const [reader, person] = [await administrator('Cora'), await candidate('Carla')]
  const upload = await receivedUpload(site.dataDir, 'cv.pdf', pdf(3000))
  await changeWithFile(site.platform, upload, 'cv', async (tx, keep) => {
    const cv = { cv_file_id: await keep() }
    return tx.updateTable('users').set(cv).where('id', '=', person.id).returning('id').executeTakeFirstOrThrow()
  })
  const { data } = (await site.call(getUserEndpoint, { token: reader.token, params: { uuid: person.uuid } })).answer
  const url = new URL((data as { file: string }).file, 'https://cantera.test')
  const open = (at: URL) => site.app.inject({ url: `${at.pathname}${at.search}`, headers: { range: 'bytes=0-9' } })
  expect((await open(url)).statusCode).toBe(206)
  expect((await open(url)).statusCode).toBe(206)
  const query = Object.fromEntries(url.searchParams) as { expires: string; signature: string; by: string }
  await site.call(getFileTextEndpoint, { params: { uuid: url.pathname.split('/')[2] ?? '' }, query: query as never })
  expect(await readsBy(reader)).toEqual([about('person', person), about('cv', person)])
  // Nobody opens it under the name of another colleague, or of nobody.
  const other = new URL(url)
  other.searchParams.set('by', (await administrator('Otra')).uuid)
  expect((await open(other)).statusCode).toBe(404)
  other.searchParams.delete('by')
  expect((await open(other)).statusCode).toBe(404)
})

test('AUD-01 a list of people is one row with its name and size, and none with the searched words', async () => {
  const reader = await administrator('Lía')
  const vacancy = await makeVacancy(site.platform)
  for (const name of ['Uno', 'Dos']) await makeApplication(site.platform, vacancy.id, (await candidate(name)).id)
  const { token } = reader
  const { total } = (await site.call(listUsersEndpoint, { token, query: { q: 'leida', size: 1 } })).answer
  await site.call(filterUsersEndpoint, { token, query: { q: 'secreto' }, body: {} })
  await site.call(getBoardEndpoint, { token, params: { job: vacancy.uuid } })
  const rows = await readsBy(reader)
  expect(rows).toEqual([
    { what: 'list', list: 'users', person_id: null, rows: total },
    { what: 'list', list: 'board', person_id: null, rows: 2 },
  ])
})

test('AUD-01 every export of people is a row with its size, in the audit and in the read log', async () => {
  const reader = await administrator('Ema')
  const call = () => site.call(exportOf(listUsersEndpoint), { token: reader.token, query: { q: 'ema' }, body: { format: 'csv' } })
  expect([(await call()).status, (await call()).status]).toEqual([200, 200])
  const row = { what: 'export', list: 'users', person_id: null, rows: 1 }
  expect(await readsBy(reader)).toEqual([row, row])
  expect(await site.auditOf(reader)).toEqual(['list.exported', 'list.exported'])
})

test('AUD-01 the same read counts once a minute, and a refused one or one of own data never', async () => {
  const [reader, person] = [await administrator('Mía'), await candidate('Mona')]
  const open = (uuid: string, { token } = reader) => site.call(getUserEndpoint, { token, params: { uuid } })
  await open(person.uuid)
  await open(person.uuid)
  expect(await readsBy(reader)).toHaveLength(1)
  site.passSeconds(61)
  await open(person.uuid)
  await open(reader.uuid)
  expect((await open('00000000-0000-4000-8000-000000000000')).status).toBe(404)
  expect(await readsBy(reader)).toHaveLength(2)
  const refused = await site.person({ role: [{ module: 'clients', item: 'view' }] })
  expect((await open(person.uuid, refused)).status).toBe(403)
  await site.call(getCvEndpoint, { token: person.token })
  expect([...(await readsBy(refused)), ...(await readsBy(person))]).toEqual([])
})

test('AUD-01 the log is searched by person, colleague, kind and days, and leaves as a file', async () => {
  const [reader, other] = [await administrator('Nora'), await administrator('Nadia')]
  const [ana, eva] = [await candidate('Anabel'), await candidate('Evelia')]
  for (const [by, of] of [
    [reader, ana],
    [reader, eva],
    [other, ana],
  ] as const)
    await site.call(getUserEndpoint, { token: by.token, params: { uuid: of.uuid } })
  await site.call(listUsersEndpoint, { token: other.token })
  const names = async (query: object) =>
    (await find(reader, query)).data.map(({ actor, person }) => [actor.fullname.split(' ')[0], person?.fullname.split(' ')[0]])
  expect(await names({ q: 'anabel' })).toEqual([
    ['Nadia', 'Anabel'],
    ['Nora', 'Anabel'],
  ])
  expect(await names({ colleague: 'nora lect' })).toEqual([
    ['Nora', 'Evelia'],
    ['Nora', 'Anabel'],
  ])
  expect(await names({ q: 'anabel', colleague: 'nora' })).toEqual([['Nora', 'Anabel']])
  expect(await names({ colleague: 'nadia', what: 'list' })).toEqual([['Nadia', undefined]])
  expect(await names({ colleague: 'nora', to: '2001-01-01' })).toEqual([])
  expect(await names({ q: '¿?' })).toEqual([])
  const file = await site.call(exportOf(listReadsEndpoint), {
    token: reader.token,
    query: { colleague: 'nora' },
    body: { format: 'csv', language: 'es' },
  })
  expect(file.text.split('\n').slice(0, 2).join('\n')).toMatch(
    /^\ufeff"Qué leyó".*\r?\n"Datos de una persona";"Evelia Leída";"?"?;"Nora Lectora";/,
  )
  expect((await site.call(listAuditEndpoint, { token: reader.token, query: { person: 'nora' } })).answer.total).toBe(1)
})

test('AUD-01 TEA-02 a limited role sees nothing of the read log', async () => {
  const person = await candidate('Lina')
  const role = moduleKeys.map((module) => ({ module, item: 'view' as const }))
  const limited = await site.person({ role })
  await site.call(getUserEndpoint, { token: (await administrator('Lola')).token, params: { uuid: person.uuid } })
  expect((await find(limited)).total).toBeGreaterThan(0)
  await site.platform.db
    .updateTable('roles')
    .set({ limited: true })
    .where('id', '=', (from) => from.selectFrom('users').select('role_id').where('id', '=', limited.id))
    .execute()
  expect(await find(limited)).toMatchObject({ data: [], total: 0 })
})

test('AUD-01 SPEC-53 own data say when staff of which role read what, also of a merged account', async () => {
  const [reader, person, former] = [await administrator('Dina'), await candidate('Dalia'), await candidate('Delia')]
  for (const { uuid } of [person, former]) await site.call(getUserEndpoint, { token: reader.token, params: { uuid } })
  await site.platform.reads.flush()
  await site.platform.db.updateTable('users').set({ merged_into: person.id }).where('id', '=', former.id).execute()
  const { reads_by_staff: reads } = await readOwnData(site.platform, { id: person.id, language: 'es' })
  const row = { at: expect.any(Date), what: 'person', role: 'administrator' }
  expect(reads).toEqual([row, row])
  expect(JSON.stringify(reads)).not.toContain('Dina')
})

test('AUD-01 reads are removed after a year', async () => {
  const [reader, person] = [await administrator('Vera'), await candidate('Viola')]
  const open = () => site.call(getUserEndpoint, { token: reader.token, params: { uuid: person.uuid } })
  await open()
  site.passSeconds(120)
  await open()
  expect(await readsBy(reader)).toHaveLength(2)
  const inAYear = new Date(site.platform.now().getTime() + limits.readLog.keptDays * 24 * 3_600_000 - 60_000)
  await chainLogs(site.platform.db)
  await removeOldReads({ ...site.platform, now: () => inAYear })
  expect(await readsBy(reader)).toHaveLength(1)
})

test('AUD-01 reads that cannot be written wait, and are written later', async () => {
  const [reader, person] = [await administrator('Wanda'), await candidate('Wilma')]
  const { db } = site.platform
  await site.platform.reads.flush()
  await db.schema.alterTable('read_log').renameTo('read_log_away').execute()
  expect((await site.call(getUserEndpoint, { token: reader.token, params: { uuid: person.uuid } })).status).toBe(200)
  await site.platform.reads.flush()
  await db.schema.alterTable('read_log_away').renameTo('read_log').execute()
  expect(await readsBy(reader)).toEqual([about('person', person)])
})
