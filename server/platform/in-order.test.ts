import { expect, test } from 'vitest'
import { addClientEndpoint, listClientsEndpoint } from '#domain/hiring/clients/clients.contract.ts'
import { sharedTestApp } from '../testing/app.ts'
import { dictionaryOrder, sortClients } from '../testing/sorted-names.ts'

const site = sharedTestApp()

test('SPEC-76 a list is sorted like a Spanish dictionary on both engines', async () => {
  expect(await sortClients(site.platform)).toEqual(dictionaryOrder)
  const { token } = await site.person({ role: 'administrator' })
  const rows = (await site.call(listClientsEndpoint, { token, query: { sort: '-name_clients' } })).answer.data
  expect(rows.map(({ name_clients }) => name_clients)).toEqual(dictionaryOrder.toReversed())
})

test.each([
  ['Águila', 'ÁGUILA'],
  ['Ñandú', 'ñandú'],
  ['Instituto', 'INSTITUTO'],
  ['Última', 'Última'.normalize('NFD').toUpperCase()],
])('SPEC-76 the name %s is a duplicate of %s', async (name, same) => {
  const { token } = await site.person({ role: 'administrator' })
  const add = (name_clients: string) =>
    site.call(addClientEndpoint, { token, body: { name_clients, ubication_clients: 'Cali', status_clients: 'A' } })
  expect((await add(name)).status).toBe(200)
  expect((await add(same)).refusal.errors).toEqual({ name_clients: ['clients.error.taken'] })
})
