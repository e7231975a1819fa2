import { expect, test } from 'vitest'
import { selectClients } from '#domain/clients/clients.contract.ts'
import { startTestApp } from '../../testing/app.ts'
import { addClient } from './clients.writes.ts'

test('JOB-02 the select list has the active clients by name', async () => {
  const site = await startTestApp()
  const { token } = await site.person({ role: [{ module: 'candidates', item: 'view' }] })
  expect((await site.call(selectClients, { token })).answer).toEqual({ data: [], total: 0, total_capped: false })
  await site.platform.db
    .insertInto('clients')
    .values([
      { name: 'Cliente Beta', location: 'Lima' },
      { name: 'Cliente Alfa', location: 'Quito' },
      { name: 'Cliente Aparte', location: 'Quito', active: false },
    ])
    .execute()
  const { answer } = await site.call(selectClients, { token })
  expect(answer.total).toBe(2)
  expect(answer.data).toEqual([
    { id: expect.any(Number), uuid: expect.stringMatching(/^[0-9a-f-]{36}$/), name_clients: 'Cliente Alfa' },
    { id: expect.any(Number), uuid: expect.stringMatching(/^[0-9a-f-]{36}$/), name_clients: 'Cliente Beta' },
  ])
})

test('ROL-02 who holds neither vacancies nor clients sees no client', async () => {
  const site = await startTestApp()
  const status = async (role?: Parameters<typeof site.person>[0]) => {
    const token = role && (await site.person(role)).token
    return (await site.call(selectClients, { token })).status
  }
  expect(await status()).toBe(401)
  expect(await status({})).toBe(403)
  expect(await status({ role: [{ module: 'messages', item: 'change' }] })).toBe(403)
  expect(await status({ role: [{ module: 'clients', item: 'view' }] })).toBe(200)
})

test('CLI-01 a client is added with an audit row', async () => {
  const site = await startTestApp()
  const actor = await site.person({ role: 'administrator' })
  const { uuid } = await addClient(
    site.platform,
    { ...actor, kind: 'person', sessionId: 0, roleId: 1, language: 'es', permissions: {} },
    { name: 'Cliente Nuevo', location: 'Cali' },
  )
  const { db } = site.platform
  const client = await db.selectFrom('clients').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow()
  expect(client).toMatchObject({ name: 'Cliente Nuevo', location: 'Cali', active: true })
  const rows = await db.selectFrom('audit_log').select(['action', 'actor_id', 'subject_id']).execute()
  expect(rows).toEqual([{ action: 'client.added', actor_id: actor.id, subject_id: client.id }])
})
