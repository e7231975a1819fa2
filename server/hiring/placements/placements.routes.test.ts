import { expect, test } from 'vitest'
import { getFeesEndpoint } from '#domain/desk/figures/fees.contract.ts'
import { listUpdatesEndpoint } from '#domain/desk/updates/updates.contract.ts'
import { undoHireEndpoint } from '#domain/hiring/board/hires.contract.ts'
import { deleteClientEndpoint } from '#domain/hiring/clients/clients.contract.ts'
import * as placements from '#domain/hiring/placements/placements.contract.ts'
import { calendarDay, dayMs } from '#domain/kernel/dates.ts'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import { exports } from '../../exports.ts'
import { eraseAtOnce } from '../../people/users/erasure.writes.ts'
import { readOwnData } from '../../people/users/own-data.reads.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { makeHire, makePlacement, placementFields } from '../../testing/placements.ts'
import { rowsOfXlsx } from '../../testing/workbooks.ts'
import { endHires } from '../cards/application-rows.writes.ts'
import { joinPlacements } from './placements.writes.ts'
import { remindOfGuarantees } from './reminders.writes.ts'

const site = sharedTestApp({ WORKER: '0' })
const staff = () => site.person({ role: 'administrator' })
const dayAfter = (days: number) =>
  calendarDay(new Date(site.platform.now().getTime() + days * dayMs), site.platform.config.timeZone)

test('PLC-01 a hire becomes one placement, which is changed and deleted, each with an audit row', async () => {
  const actor = await staff()
  const { token } = actor
  const { card, candidate, vacancy } = await makeHire(site)
  const params = { id: card.uuid }
  expect((await site.call(placements.getNewPlacementEndpoint, { token, params })).answer.data).toMatchObject({
    ...{ uuid_element: card.uuid, placement: null, currency: 'COP', owner: null },
    ...{ person: { uuid: candidate.uuid }, vacancy: { uuid: vacancy.uuid } },
  })
  const body = { ...placementFields(), uuid_element: card.uuid }
  const { data } = (await site.call(placements.addPlacementEndpoint, { token, body })).answer
  expect(data).toMatchObject({ salary: 5_000_000, fee: 6_000_000, guarantee_ends_on: '2027-05-02', ended_on: null, version: 1 })
  const twice = await site.call(placements.addPlacementEndpoint, { token, body })
  expect([twice.status, twice.refusal.error_message]).toEqual([409, 'placements.error.twice'])
  const of = { token, params: { id: data.uuid } }
  const change = { ...placementFields(), fee: '7000,50', guarantee_days: '', version: 1 }
  expect((await site.call(placements.updatePlacementEndpoint, { ...of, body: change })).answer.data).toMatchObject({
    ...{ fee: 7000.5, guarantee_ends_on: null, state: 'none', version: 2 },
  })
  expect((await site.call(placements.updatePlacementEndpoint, { ...of, body: change })).refusal.error_message).toBe(
    'errors.stale',
  )
  expect((await site.call(placements.deletePlacementEndpoint, of)).status).toBe(200)
  expect((await site.call(placements.getPlacementEndpoint, of)).status).toBe(404)
  expect(await site.auditOf(actor)).toEqual(['placement.added', 'placement.modified', 'placement.deleted'])
})

test('PLC-01 another hire through the same card is placed after the first one ended', async () => {
  const { token } = await staff()
  const { card, candidate } = await makePlacement(site)
  const { db } = site.platform
  await endHires(db as never, candidate.id, site.platform.now())
  const again = new Date(site.platform.now().getTime() + dayMs)
  await db.updateTable('applications').set({ hired_at: null, hire_ended_at: null }).where('id', '=', card.id).execute()
  await db.updateTable('applications').set({ hired_at: again }).where('id', '=', card.id).execute()
  const hires = async () =>
    (await site.call(placements.listHiresToPlaceEndpoint, { token })).answer.data.map(({ uuid_element }) => uuid_element)
  expect(await hires()).toContain(card.uuid)
  const body = { ...placementFields(), uuid_element: card.uuid }
  expect((await site.call(placements.addPlacementEndpoint, { token, body })).answer.data).toMatchObject({ ended_on: null })
  expect((await site.call(placements.addPlacementEndpoint, { token, body })).status).toBe(409)
  expect(await hires()).not.toContain(card.uuid)
  const rows = await db.selectFrom('placements').select('ended_at').where('application_id', '=', card.id).orderBy('id').execute()
  expect(rows.map(({ ended_at }) => ended_at === null)).toEqual([false, true])
})

test('PLC-01 a placement needs a hire, known currencies and an owner who sees clients', async () => {
  const { token } = await staff()
  const { card, candidate } = await makeHire(site)
  const errorsOf = async (more: object) => {
    const body = { ...placementFields(), uuid_element: card.uuid, ...more }
    return (await site.call(placements.addPlacementEndpoint, { token, body })).refusal.errors
  }
  expect(await errorsOf({ currency: 'XXX', owner: candidate.uuid })).toEqual({
    currency: ['placements.error.currency'],
    owner: ['clients.error.owner'],
  })
  expect(await errorsOf({ salary: '', fee: 0 })).toEqual({ salary: ['placements.error.salary'], fee: ['placements.error.fee'] })
  await site.platform.db.updateTable('applications').set({ hired_at: null }).where('id', '=', card.id).execute()
  const body = { ...placementFields(), uuid_element: card.uuid }
  expect((await site.call(placements.addPlacementEndpoint, { token, body })).status).toBe(404)
})

test('PLC-01 a client and a hire with a placement stay', async () => {
  const { token } = await staff()
  const { card, client_id, vacancy } = await makePlacement(site)
  const undone = await site.call(undoHireEndpoint, { token, body: { uuid_element: card.uuid } })
  expect([undone.status, undone.refusal.error_message]).toEqual([409, 'board.error.placed'])
  const other = { name: 'Otra empresa', location: 'Cali' }
  const { id } = await site.platform.db.insertInto('clients').values(other).returning('id').executeTakeFirstOrThrow()
  await site.platform.db.updateTable('vacancies').set({ client_id: id }).where('id', '=', vacancy.id).execute()
  const refused = await site.call(deleteClientEndpoint, { token, params: { id: String(client_id) } })
  expect([refused.status, refused.refusal.error_message]).toEqual([409, 'errors.in_use'])
})

test('PLC-01 a hire that ends within the guarantee marks its placement, and a restored hire clears the mark', async () => {
  const { token } = await staff()
  const { uuid, card, candidate } = await makePlacement(site, { starts_on: dayAfter(-30), guarantee_days: 60 })
  const stateOf = async () =>
    (await site.call(placements.getPlacementEndpoint, { token, params: { id: uuid } })).answer.data.state
  expect(await stateOf()).toBe('running')
  await site.platform.db.transaction().execute((tx) => endHires(tx, candidate.id, site.platform.now()))
  expect(await stateOf()).toBe('ended_within')
  const change = (columns: object) =>
    site.platform.db.updateTable('applications').set(columns).where('id', '=', card.id).execute()
  await change({ hire_ended_at: null })
  expect(await stateOf()).toBe('running')
  await site.platform.db.transaction().execute((tx) => endHires(tx, candidate.id, site.platform.now()))
  // The same card is used for a later application.
  await change({ hired_at: null, hire_ended_at: null })
  expect(await stateOf()).toBe('ended_within')
})

test('PLC-01 the list is searched, sorted and filtered by client, month and state, and leaves as a file', async () => {
  const { token } = await staff()
  const today = { starts_on: dayAfter(-1), guarantee_days: 10 }
  const [one, other] = [
    await makePlacement(site, today),
    await makePlacement(site, { starts_on: '2019-05-31', guarantee_days: null }),
  ]
  await site.platform.db.updateTable('vacancies').set({ title: 'Perforista' }).where('id', '=', other.vacancy.id).execute()
  const list = async (query: object) =>
    (await site.call(placements.listPlacementsEndpoint, { token, query })).answer.data.map(({ uuid }) => uuid)
  expect(await list({ month: '2019-05' })).toEqual([other.uuid])
  expect(await list({ month: '2019-06' })).toEqual([])
  expect(await list({ client: String(one.client_id) })).toEqual([one.uuid])
  expect(await list({ client: String(one.client_id), state: 'running' })).toEqual([one.uuid])
  expect(await list({ client: String(one.client_id), state: 'over' })).toEqual([])
  expect((await list({ sort: 'starts_on' }))[0]).toBe(other.uuid)
  expect(await list({ q: 'perforista' })).toEqual([other.uuid])
  const asked = { token, query: { q: 'perforista' }, body: { format: 'xlsx', language: 'es' } }
  const { bytes } = await site.call(exports.placements[1] as Endpoint, asked)
  const [titles = [], row = []] = await rowsOfXlsx(bytes)
  expect(Number(row[titles.indexOf('Honorarios')])).toBe(6_000_000)
})

test('PLC-01 hires without a placement are listed until they have one', async () => {
  const { token } = await staff()
  const { card, candidate } = await makeHire(site)
  const brought = await makeHire(site, { brought_at: site.platform.now() })
  const open = async () =>
    (await site.call(placements.listHiresToPlaceEndpoint, { token })).answer.data.map(({ uuid_element }) => uuid_element)
  expect(await open()).toContain(card.uuid)
  expect(await open()).not.toContain(brought.card.uuid)
  const body = { ...placementFields(), uuid_element: card.uuid }
  const { data } = (await site.call(placements.addPlacementEndpoint, { token, body })).answer
  expect(await open()).not.toContain(card.uuid)
  const ofPerson = await site.call(placements.listHiresOfPersonEndpoint, { token, params: { id: candidate.uuid } })
  expect(ofPerson.answer.data.map(({ placement }) => placement)).toEqual([data.uuid])
})

test('PLC-01 NOT-01 the owner is notified once, seven days before the guarantee ends', async () => {
  const owner = await site.person({ role: [{ module: 'clients', item: 'view' }] })
  const other = await site.person({ role: [{ module: 'clients', item: 'view' }] })
  const guaranteed = (days: number) => ({ owner_id: owner.id, starts_on: dayAfter(days - 10), guarantee_days: 10 })
  const due = await makePlacement(site, guaranteed(7))
  const [later, over, ended] = [
    await makePlacement(site, guaranteed(9)),
    await makePlacement(site, guaranteed(-2)),
    await makePlacement(site, { ...guaranteed(5), ended_at: new Date() }),
  ]
  await remindOfGuarantees(site.platform)
  await remindOfGuarantees(site.platform)
  const noticed = await site.platform.db
    .selectFrom('staff_notices')
    .select(['user_id', 'record_id'])
    .where('kind', '=', 'guarantee_ends')
    .where('record_id', 'in', [due.id, later.id, over.id, ended.id])
    .execute()
  expect(noticed).toEqual([{ user_id: owner.id, record_id: due.id }])
  expect(noticed.some(({ user_id }) => user_id === other.id)).toBe(false)
})

test('PLC-01 TEA-02 without an owner who sees clients all are notified, except limited roles', async () => {
  const seeing = [
    { module: 'clients', item: 'view' },
    { module: 'candidates', item: 'view' },
  ] as const
  const [gone, colleague, limited] = [
    await site.person({ role: [...seeing] }),
    await site.person({ role: [...seeing] }),
    await site.person({ role: [...seeing], limited: true }),
  ]
  const due = await makePlacement(site, { owner_id: gone.id, starts_on: dayAfter(-5), guarantee_days: 10 })
  await site.platform.db.updateTable('users').set({ deleted_at: site.platform.now() }).where('id', '=', gone.id).execute()
  await remindOfGuarantees(site.platform)
  const names = async ({ token }: TestPerson) =>
    (await site.call(listUpdatesEndpoint, { token })).answer.data
      .filter(({ kind }) => kind === 'guarantee_ends')
      .map(({ subject }) => subject)
  const { first_name, last_name } = await site.platform.db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', due.candidate.id)
    .executeTakeFirstOrThrow()
  expect(await names(colleague)).toContain(`${first_name} ${last_name}`)
  expect(await names(limited)).toEqual([])
})

test('PLC-01 SPEC-54 the erasure of a person empties the note about the invoice, and keeps the fee', async () => {
  const { candidate, id } = await makePlacement(site, { invoice_note: 'Factura de Ana' })
  const { db, now } = site.platform
  await db.transaction().execute((tx) => eraseAtOnce(tx, site.platform, candidate.id, now()))
  const kept = await db.selectFrom('placements').select(['invoice_note', 'fee']).where('id', '=', id).executeTakeFirstOrThrow()
  expect(kept).toMatchObject({ invoice_note: '', fee: 6_000_000 })
})

test('PLC-01 106 the person reads start and salary among their own data, and never the fee', async () => {
  const { candidate } = await makePlacement(site, { fee: 123_456.78 })
  const own = await readOwnData(site.platform, { id: candidate.id, language: 'es' })
  expect(own.applications.map(({ offer }) => offer)).toEqual([
    { starts_on: '2027-02-01', salary: 5_000_000, salary_period: 'month', currency: 'COP' },
  ])
  expect(JSON.stringify(own)).not.toContain('123456')
})

test('PLC-01 of two placements in the same vacancy a merge of two people keeps that of the survivor', async () => {
  const [one, other, lone] = [await makePlacement(site), await makePlacement(site), await makeHire(site)]
  const { db } = site.platform
  await db.transaction().execute((tx) => joinPlacements(tx, one.card.id, other.card.id))
  await db.transaction().execute((tx) => joinPlacements(tx, lone.card.id, one.card.id))
  const rows = await db.selectFrom('placements').select(['id', 'application_id']).where('id', 'in', [one.id, other.id]).execute()
  expect(rows).toEqual([{ id: one.id, application_id: lone.card.id }])
})

test('PLC-01 106 figures sum placements and fees per month, owner and client, each currency apart', async () => {
  const { token, id: owner_id, uuid: owner } = await staff()
  const { id: usd } = await site.platform.db
    .selectFrom('currencies')
    .select('id')
    .where('code', '=', 'USD')
    .executeTakeFirstOrThrow()
  const first = await makePlacement(site, { owner_id, starts_on: '2018-03-31', fee: 100.5 })
  await makePlacement(site, {
    client_id: first.client_id,
    starts_on: '2018-04-01',
    fee: 200,
    ended_at: new Date('2018-04-20T12:00:00Z'),
  })
  await makePlacement(site, { client_id: first.client_id, owner_id, starts_on: '2018-04-02', fee: 50, fee_currency_id: usd })
  await makePlacement(site, { starts_on: '2018-05-01' })
  const query = { from: '2018-03', to: '2018-04' }
  const { data } = (await site.call(getFeesEndpoint, { token, query })).answer
  const pesos = { currency: 'COP', placements: 2, ended_within: 1, fees: 300.5 }
  const dollars = { currency: 'USD', placements: 1, ended_within: 0, fees: 50 }
  expect(data.totals).toEqual([pesos, dollars])
  expect(data.months).toEqual([
    { month: '2018-03', currency: 'COP', placements: 1, ended_within: 0, fees: 100.5 },
    { month: '2018-04', currency: 'COP', placements: 1, ended_within: 1, fees: 200 },
    { month: '2018-04', ...dollars },
  ])
  expect(data.owners.map(({ owner: of, fees, currency }) => [of?.uuid ?? null, fees, currency])).toEqual([
    [null, 200, 'COP'],
    [owner, 100.5, 'COP'],
    [owner, 50, 'USD'],
  ])
  expect(data.clients.map(({ client, ...sum }) => sum)).toEqual([pesos, dollars])
  const limited = await site.person({ role: [{ module: 'clients', item: 'view' }], limited: true })
  expect((await site.call(getFeesEndpoint, { token: limited.token, query })).answer.data.totals).toEqual([])
})
