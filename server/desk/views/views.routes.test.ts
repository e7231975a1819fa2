import { expect, test } from 'vitest'
import { addViewEndpoint, deleteViewEndpoint, listViewsEndpoint, updateViewEndpoint } from '#domain/desk/views/views.contract.ts'
import { listClientsEndpoint } from '#domain/hiring/clients/clients.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import { deleteUserEndpoint, listUsersEndpoint } from '#domain/people/users/users.contract.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'

const site = sharedTestApp()
const list = listClientsEndpoint.path
const settings = { query: { q: 'norte', sort: '-created_at' }, columns: ['created_at'] }
const seesClients = () => site.person({ role: [{ module: 'clients', item: 'view' }] })

const add = ({ token }: TestPerson, fields: Record<string, unknown> = {}) =>
  site.call(addViewEndpoint, { token, body: { list, name: 'Del norte', settings, ...fields } })
const views = async ({ token }: TestPerson, of: string = list) =>
  (await site.call(listViewsEndpoint, { token, query: { list: of } })).answer.data

test('VIE-01 a view keeps words, order and columns of a list; colleagues see it once it is shared', async () => {
  const [owner, colleague] = [await seesClients(), await seesClients()]
  const { success_message, data } = (await add(owner)).answer
  expect(success_message).toBe('views.saved')
  const saved = {
    uuid: data.uuid,
    name: 'Del norte',
    ...{ shared: false, is_default: false, own: true, left_out: [], version: 1, settings },
    owner: expect.any(String),
  }
  expect(await views(owner)).toEqual([saved])
  expect(await views(colleague)).toEqual([])

  const body = { name: 'Norte', shared: true, is_default: true, version: 1 }
  await site.call(updateViewEndpoint, { token: owner.token, params: { id: data.uuid }, body })
  const shared = { ...saved, name: 'Norte', shared: true, version: 2 }
  expect(await views(owner)).toEqual([{ ...shared, is_default: true }])
  expect(await views(colleague)).toEqual([{ ...shared, own: false }])
  const stale = await site.call(updateViewEndpoint, { token: owner.token, params: { id: data.uuid }, body })
  expect(stale.refusal.error_message).toBe('errors.stale')

  await site.call(deleteViewEndpoint, { token: owner.token, params: { id: data.uuid } })
  expect([await views(owner), await views(colleague)]).toEqual([[], []])
})

test('VIE-01 one view of a list is its default, and a list has views of its own', async () => {
  const owner = await site.person({ role: 'administrator' })
  const first = (await add(owner, { is_default: true })).answer.data
  const second = (await add(owner, { name: 'Otra', is_default: true })).answer.data
  await add(owner, { list: listUsersEndpoint.path, settings: { query: { userType: '2' }, columns: [] }, is_default: true })
  const defaults = (await views(owner)).map(({ uuid, is_default }) => [uuid, is_default])
  expect(defaults).toEqual([
    [first.uuid, false],
    [second.uuid, true],
  ])
  expect(await views(owner, listUsersEndpoint.path)).toMatchObject([{ is_default: true, settings: { query: { userType: '2' } } }])
})

test('VIE-01 nobody changes or finds a view of another, nor one of a list that they may not open', async () => {
  const [owner, colleague, outsider] = [
    await seesClients(),
    await seesClients(),
    await site.person({ role: [{ module: 'users', item: 'view' }] }),
  ]
  const [own, shared] = [(await add(owner)).answer.data.uuid, (await add(owner, { shared: true })).answer.data.uuid]
  const refused = async ({ token }: TestPerson, id: string) => {
    const params = { id }
    const body = { name: 'Ajena', shared: false, is_default: false, version: 1 }
    const changed = await site.call(updateViewEndpoint, { token, params, body })
    const deleted = await site.call(deleteViewEndpoint, { token, params })
    return [changed.refusal.error_message, deleted.refusal.error_message]
  }
  expect(await refused(colleague, own)).toEqual(['errors.not_found', 'errors.not_found'])
  expect(await refused(colleague, shared)).toEqual(['errors.forbidden', 'errors.forbidden'])
  expect(await refused(outsider, shared)).toEqual(['errors.not_found', 'errors.not_found'])
  expect((await site.call(listViewsEndpoint, { token: outsider.token, query: { list } })).refusal.error_message).toBe(
    'errors.forbidden',
  )
  expect((await add(outsider)).refusal.error_message).toBe('errors.forbidden')
  expect(await views(owner)).toHaveLength(2)
})

test.each([
  ['of another list', { settings: { query: { userType: '2' }, columns: [] } }, 'errors.bad_filter'],
  ['of an unknown list', { list: '/api/nothing' }, 'errors.bad_request'],
  ['of 10 kB', { settings: { query: { q: 'x'.repeat(10_000) }, columns: [] } }, 'errors.bad_filter'],
  [
    'of many columns',
    { settings: { query: {}, columns: Array.from({ length: 200 }, (_, place) => `column${place}`) } },
    'errors.bad_filter',
  ],
  ['of a column with markup', { settings: { query: {}, columns: ['<img>'] } }, 'errors.bad_filter'],
  ['of an order that the list does not have', { settings: { query: { sort: 'fee' }, columns: [] } }, 'errors.bad_filter'],
])('VIE-01 refuses settings %s', async (_, fields, message) => {
  const { refusal } = await add(await seesClients(), fields)
  expect([refusal.error_message, ...Object.values(refusal.errors ?? {}).flat()]).toContain(message)
})

test('VIE-01 filters of an earlier release are left out and named', async () => {
  const owner = await seesClients()
  const { uuid } = (await add(owner)).answer.data
  const stored = { query: { ...settings.query, country: 'CO' }, columns: ['gone'] }
  await site.platform.db
    .updateTable('list_views')
    .set({ settings: JSON.stringify(stored) })
    .where('uuid', '=', uuid)
    .execute()
  expect((await views(owner)).filter(({ own }) => own)).toMatchObject([
    { settings: { query: settings.query, columns: ['gone'] }, left_out: ['country'] },
  ])
})

test('VIE-01 a person has at most so many views, and they go with the account', async () => {
  const owner = await seesClients()
  const rows = Array.from({ length: limits.views.ofPerson }, () => ({
    ...{ user_id: owner.id, list, name: 'Vista', shared: true },
    settings: JSON.stringify(settings),
  }))
  await site.platform.db.insertInto('list_views').values(rows).execute()
  expect((await add(owner)).refusal.error_message).toBe('views.error.full')
  const administrator = await site.person({ role: 'administrator' })
  const seen = async () => (await views(administrator)).filter(({ name }) => name === 'Vista').length
  expect(await seen()).toBe(limits.views.ofPerson)
  await site.call(deleteUserEndpoint, { token: administrator.token, body: { uuid: owner.uuid, reason: 'Se fue' } })
  expect(await seen()).toBe(0)
})
