import { expect, test } from 'vitest'
import {
  addClientEndpoint,
  deleteClientEndpoint,
  getClientEndpoint,
  listClientsEndpoint,
  selectClientsEndpoint,
  updateClientEndpoint,
} from '#domain/hiring/clients/clients.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp()
const staff = () => site.person({ role: 'administrator' })
const fields = (name: string, more: object = {}) => ({
  name_clients: name,
  ubication_clients: 'Medellín - Antioquia',
  status_clients: 'A' as const,
  ...more,
})

test('CLI-01 a client is added, read, changed and deleted, each change with an audit row', async () => {
  const actor = await staff()
  const { token } = actor
  const { data } = (await site.call(addClientEndpoint, { token, body: fields('Cantera & Hijos') })).answer
  expect(data).toMatchObject({ name_clients: 'Cantera & Hijos', status_clients: 'A', version: 1 })
  const params = { id: String(data.id) }
  expect((await site.call(getClientEndpoint, { token, params })).answer.data).toEqual(data)
  const body = { ...fields('Cantera e Hijos', { status_clients: 'I' }), version: 1 }
  const changed = (await site.call(updateClientEndpoint, { token, params, body })).answer.data
  expect(changed).toMatchObject({ name_clients: 'Cantera e Hijos', status_clients: 'I', version: 2 })
  expect((await site.call(updateClientEndpoint, { token, params, body })).refusal.error_message).toBe('errors.stale')
  const unseen = await site.call(updateClientEndpoint, { token, params, body: fields('Cantera y Cía.') })
  expect(unseen.answer.data).toMatchObject({ name_clients: 'Cantera y Cía.', version: 3 })
  expect((await site.call(deleteClientEndpoint, { token, params })).status).toBe(200)
  expect((await site.call(getClientEndpoint, { token, params })).status).toBe(404)
  expect(await site.auditOf(actor)).toEqual(['client.added', 'client.modified', 'client.modified', 'client.deleted'])
})

test('CLI-01 SPEC-68 a client without a status is active when it is new, and keeps its status when it changes', async () => {
  const { token } = await staff()
  const { status_clients: _status, ...documented } = fields('Canteras del Norte')
  const { data } = (await site.call(addClientEndpoint, { token, body: documented })).answer
  expect(data.status_clients).toBe('A')
  const params = { id: data.uuid }
  const paused = await site.call(updateClientEndpoint, { token, params, body: { ...documented, status_clients: 'I' } })
  expect(paused.answer.data.status_clients).toBe('I')
  const renamed = await site.call(updateClientEndpoint, { token, params, body: { ...documented, ubication_clients: 'Lima' } })
  expect(renamed.answer.data).toMatchObject({ ubication_clients: 'Lima', status_clients: 'I' })
})

test("CLI-01 name and location follow the documents' rules, and each pair exists only once", async () => {
  const { token } = await staff()
  const errorsOf = async (body: object) =>
    (await site.call(addClientEndpoint, { token, body: { ...fields('Abc'), ...body } })).refusal.errors
  expect(await errorsOf({ name_clients: '', ubication_clients: '' })).toEqual({
    name_clients: ['personal.error.name_required'],
    ubication_clients: ['experience.error.location_required'],
  })
  expect(await errorsOf({ name_clients: 'a<b', ubication_clients: 'ab' })).toEqual({
    name_clients: ['personal.error.name_invalid'],
    ubication_clients: ['experience.error.location_invalid'],
  })
  expect((await site.call(addClientEndpoint, { token, body: fields('Minas del Sur') })).status).toBe(200)
  expect(await errorsOf(fields('MINAS DEL SUR'))).toEqual({ name_clients: ['clients.error.taken'] })
  expect(
    (await site.call(addClientEndpoint, { token, body: fields('Minas del Sur', { ubication_clients: 'Lima' }) })).status,
  ).toBe(200)
})

test('CLI-01 a client with vacancies cannot be deleted', async () => {
  const { token } = await staff()
  const { id } = await makeVacancy(site.platform)
  const vacancy = site.platform.db.selectFrom('vacancies').select('client_id').where('id', '=', id)
  const { client_id } = await vacancy.executeTakeFirstOrThrow()
  const refused = await site.call(deleteClientEndpoint, { token, params: { id: String(client_id) } })
  expect([refused.status, refused.refusal.error_message]).toEqual([409, 'errors.in_use'])
})

test('CLI-01 JOB-02 the list is searched, sorted and paged; the select list has active clients by name', async () => {
  const { token } = await staff()
  for (const [name, more] of [
    ['Muestra Beta', { ubication_clients: 'Lima' }],
    ['Muestra Alfa', { ubication_clients: 'Quito' }],
    ['Muestra Gama', { ubication_clients: 'Quito', status_clients: 'I' }],
  ] as const)
    await site.call(addClientEndpoint, { token, body: fields(name, more) })
  const names = async (query: object) =>
    (await site.call(listClientsEndpoint, { token, query: { q: 'muestra', ...query } })).answer.data.map((row) =>
      row.name_clients.slice(8),
    )
  expect(await names({})).toEqual(['Alfa', 'Beta', 'Gama'])
  expect(await names({ sort: '-ubication_clients', size: 1 })).toEqual(['Gama'])
  expect(await names({ sort: 'status_clients', size: 1 })).toEqual(['Gama'])
  expect(await names({ sort: 'created_at', size: 2, page: 1 })).toEqual(['Gama'])
  expect(await names({ q: 'quito múestra' })).toEqual(['Alfa', 'Gama'])
  const choices = (await site.call(selectClientsEndpoint, { token })).answer.data.map((row) => row.name_clients)
  expect(choices.filter((name) => name.startsWith('Muestra'))).toEqual(['Muestra Alfa', 'Muestra Beta'])
})
