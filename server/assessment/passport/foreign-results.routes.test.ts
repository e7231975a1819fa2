import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  addForeignResultEndpoint,
  listForeignResultsEndpoint,
  listOwnForeignResultsEndpoint,
  removeForeignResultEndpoint,
} from '#domain/assessment/passport/foreign-results.contract.ts'
import { foreignLimits } from '#domain/assessment/passport/foreign-results.rules.ts'
import { stopSharingEndpoint } from '#domain/assessment/passport/passport.contract.ts'
import { getUserEndpoint } from '#domain/people/users/user-profile.contract.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { storeForeignResult } from '../../testing/foreign-results.ts'
import { answersOf, shareAt } from '../../testing/foreign-site.ts'
import { serveForeignSite } from '../../testing/served-site.ts'

const abroad: Record<string, string> = {}
let served: Awaited<ReturnType<typeof serveForeignSite>>
beforeAll(async () => {
  served = await serveForeignSite((path) => answersOf(foreign)(path))
  abroad.PUBLIC_URL = served.origin
})
const foreign = sharedTestApp(abroad)
const site = sharedTestApp({ FOREIGN_LOOPBACK: '1', TRUST_PROXY: '127.0.0.1' })
afterAll(() => served.stop())
beforeEach(() => served.instead.clear())

const ana = () => site.person({ firstName: 'Ana María', lastName: 'Ríos Gómez' })
let networks = 0
const add = ({ token }: TestPerson, credential: string) =>
  site.call(addForeignResultEndpoint, {
    token,
    body: { credential },
    headers: { 'x-forwarded-for': `198.51.${++networks % 250}.7` },
  })
const errorOf = async (person: TestPerson, credential: string) => {
  const { status, refusal } = await add(person, credential)
  return [status, refusal.errors?.credential?.[0]]
}
const own = async ({ token }: TestPerson) => (await site.call(listOwnForeignResultsEndpoint, { token })).answer.data
const seenBy = async ({ token }: TestPerson, { uuid }: TestPerson) =>
  (await site.call(listForeignResultsEndpoint, { token, params: { uuid } })).answer.data
const makeOld = (uuid: string) => {
  const at = new Date(Date.now() - 30 * 3_600_000)
  return site.platform.db.updateTable('foreign_results').set({ checked_at: at, asked_at: at }).where('uuid', '=', uuid).execute()
}

test('PAS-02 a result of another installation is checked there and shown to staff, marked with its issuer', async () => {
  const person = await ana()
  const { address } = await shareAt(foreign)
  const added = await add(person, address)
  expect(added.answer.data).toMatchObject({
    state: 'valid',
    address,
    answered: true,
    issuer: { site: served.origin, name: expect.stringMatching(/./) },
    attested: { bands: ['S', 'E'], language: 'es', questions: 10, name: 'Ana Ríos', error: expect.any(Number) },
  })
  const staff = await site.person({ role: 'administrator' })
  expect(await seenBy(staff, person)).toEqual([{ ...added.answer.data, holder: 'same', shown_by_others: false }])
  expect(await site.auditOf(person)).toEqual(['user.foreign_result_added'])
})

test('PAS-02 the address and the file of a result are one result, also when they are added at once', async () => {
  const person = await ana()
  const { address, file } = await shareAt(foreign)
  const both = await Promise.all([add(person, address), add(person, file)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  await add(person, `"${file}"`)
  expect(await own(person)).toHaveLength(1)
})

test('PAS-02 a result of another site is no result of this site', async () => {
  const person = await ana()
  const staff = await site.person({ role: 'administrator' })
  const before = (await site.call(getUserEndpoint, { token: staff.token, params: { uuid: person.uuid } })).answer.data
  await add(person, (await shareAt(foreign)).address)
  const after = (await site.call(getUserEndpoint, { token: staff.token, params: { uuid: person.uuid } })).answer.data
  expect(after).toEqual(before)
  const { db } = site.platform
  for (const table of ['attempts', 'user_skills', 'skill_credentials'] as const)
    expect(await db.selectFrom(table).select('id').where('user_id', '=', person.id).execute()).toEqual([])
})

test('PAS-02 the result of a person with another name is refused, and one without a name says so to staff', async () => {
  const [person, staff] = [await ana(), await site.person({ role: 'administrator' })]
  const other = await shareAt(foreign, { name: ['Luis', 'Peña'] })
  expect(await errorOf(person, other.address)).toEqual([422, 'foreign_results.error.other_person'])
  const unnamed = await shareAt(foreign, { named: false, name: ['Luis', 'Peña'] })
  expect((await add(person, unnamed.file)).status).toBe(200)
  expect(await seenBy(staff, person)).toMatchObject([{ holder: 'unnamed', shown_by_others: false }])
  const copier = await ana()
  await add(copier, unnamed.address)
  expect(await seenBy(staff, person)).toMatchObject([{ shown_by_others: true }])
  await site.platform.db.updateTable('users').set({ last_name: 'Otra' }).where('id', '=', person.id).execute()
  const named = await shareAt(foreign)
  await storeForeignResult(site, person.id, { address: named.address, holder_name: 'Ana Ríos' })
  expect((await seenBy(staff, person)).map(({ holder }) => holder)).toEqual(['other', 'unnamed'])
})

test('PAS-02 a withdrawn result is not accepted again, neither by its address nor by its file', async () => {
  const person = await ana()
  const { address, file, uuid, person: taker } = await shareAt(foreign)
  await foreign.call(stopSharingEndpoint, { token: taker.token, params: { uuid } })
  for (const given of [file, address]) expect(await errorOf(person, given)).toEqual([422, 'foreign_results.error.withdrawn'])
  expect(await own(person)).toEqual([])
})

test('PAS-02 a shown result ends when it is added again after its issuer withdrew it', async () => {
  const [person, stranger] = [await ana(), await ana()]
  const [one, two] = [await shareAt(foreign), await shareAt(foreign)]
  for (const { address } of [one, two]) await add(person, address)
  await add(stranger, one.address)
  await foreign.call(stopSharingEndpoint, { token: one.person.token, params: { uuid: one.uuid } })
  expect(await errorOf(person, one.address.toUpperCase().replace(/PASSPORT\/.*/, `passport/${one.token}`))).toEqual([
    422,
    'foreign_results.error.withdrawn',
  ])
  expect(await own(person)).toMatchObject([{ state: 'valid' }, { address: one.address, state: 'withdrawn', answered: true }])
  expect(await own(stranger)).toMatchObject([{ state: 'valid' }])
  await foreign.call(stopSharingEndpoint, { token: two.person.token, params: { uuid: two.uuid } })
  expect(await errorOf(person, two.file)).toEqual([422, 'foreign_results.error.withdrawn'])
  expect(await own(person)).toMatchObject([{ state: 'withdrawn' }, { state: 'withdrawn' }])
})

test('PAS-02 an old result is checked again by a job when somebody opens it, and a withdrawn one says so', async () => {
  const [person, staff] = [await ana(), await site.person({ role: 'administrator' })]
  const { address, uuid: shared, person: taker } = await shareAt(foreign)
  const { uuid } = (await add(person, address)).answer.data
  await foreign.call(stopSharingEndpoint, { token: taker.token, params: { uuid: shared } })
  const asked = served.asked.length
  expect(await seenBy(staff, person)).toMatchObject([{ state: 'valid' }])
  expect(served.asked).toHaveLength(asked)
  await makeOld(uuid)
  expect(await seenBy(staff, person)).toMatchObject([{ state: 'valid' }])
  await expect.poll(() => seenBy(staff, person)).toMatchObject([{ state: 'withdrawn', answered: true }])
  const again = served.asked.length
  await makeOld(uuid)
  await own(person)
  expect(served.asked).toHaveLength(again)
})

test('PAS-02 an issuer that does not answer leaves the result as it was, with the day of its last answer', async () => {
  const person = await ana()
  const { uuid } = (await add(person, (await shareAt(foreign)).address)).answer.data
  await makeOld(uuid)
  served.instead.set(/status/, { status: 503 })
  const [before] = await own(person)
  await expect.poll(() => own(person)).toMatchObject([{ state: 'valid', answered: false, checked_at: before?.checked_at }])
})

test('PAS-02 a candidate removes a result, and nobody else does', async () => {
  const [person, stranger] = [await ana(), await ana()]
  const { uuid } = await storeForeignResult(site, person.id)
  const remove = ({ token }: TestPerson) => site.call(removeForeignResultEndpoint, { token, params: { uuid } })
  expect((await remove(stranger)).status).toBe(404)
  expect((await remove(person)).answer.success_message).toBe('foreign_results.removed')
  expect(await own(person)).toEqual([])
  expect((await remove(person)).status).toBe(404)
  expect(await site.auditOf(person)).toEqual(['user.foreign_result_removed'])
})

test('PAS-02 a person shows a bounded number of results and has a bounded number checked per hour', async () => {
  const person = await ana()
  for (let count = 0; count < foreignLimits.ofPerson; count += 1) await storeForeignResult(site, person.id)
  expect(await errorOf(person, (await shareAt(foreign)).address)).toEqual([422, 'foreign_results.error.full'])
  for (let count = 1; count < foreignLimits.checksPerHour; count += 1) await add(person, 'hola')
  expect((await add(person, 'hola')).status).toBe(429)
})
