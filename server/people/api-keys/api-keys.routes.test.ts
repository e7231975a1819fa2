import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { listAuditEndpoint } from '#domain/desk/audit/audit.contract.ts'
import { addClientEndpoint, listClientsEndpoint } from '#domain/hiring/clients/clients.contract.ts'
import { mayKeysCall } from '#domain/kernel/endpoint.ts'
import { everyPermission, type Right } from '#domain/kernel/permissions.ts'
import { addApiKeyEndpoint, listApiKeysEndpoint, revokeApiKeyEndpoint } from '#domain/people/api-keys/api-keys.contract.ts'
import { endSessionsOfPersonEndpoint } from '#domain/people/sessions/sessions-of-person.contract.ts'
import { endOfKeys } from '../../platform/api-keys/key-use.writes.ts'
import { asSeenBy, refuseAccess } from '../../platform/http/admission.ts'
import { nobody } from '../../platform/sessions/viewer.ts'
import { routesOf } from '../../routes.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { giveApp } from '../../testing/factors.ts'
import { secondServer } from '../../testing/second-server.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1', WORKER: '0' })
const administrator = () => site.person({ role: 'administrator' })
const seesClients: readonly Right[] = [{ module: 'clients', item: 'view' }]

/** The number of the role of a new person with these rights. */
async function roleWith(rights: readonly Right[], limited = false): Promise<number> {
  const { id } = await site.person({ role: rights, limited })
  return (await site.platform.db.selectFrom('users').select('role_id').where('id', '=', id).executeTakeFirstOrThrow()).role_id
}

async function makeKey(creator: TestPerson, body: { role_id: number } & Record<string, unknown>) {
  const answer = await site.call(addApiKeyEndpoint, { token: creator.token, body: { name: 'Nómina', ...body } })
  return answer.answer.data
}
const list = (token: string) => site.call(listClientsEndpoint, { token })

test('KEY-01 a key is shown once, has the rights of its role, shows its use, and is refused once revoked', async () => {
  const creator = await administrator()
  const { key, ...made } = await makeKey(creator, { role_id: await roleWith(seesClients) })
  expect(key).toMatch(/^cantera_[0-9a-f]{12}_[\w-]{43}$/)
  expect(made).toMatchObject({ name: 'Nómina', state: 'works', per_minute: 300, last_used_at: null })
  expect(key.startsWith(made.begins.slice(0, -1))).toBe(true)
  const listed = await site.call(listApiKeysEndpoint, { token: creator.token })
  expect(listed.text).not.toContain(key.slice(-43))
  const stored = await site.platform.db.selectFrom('api_keys').selectAll().where('uuid', '=', made.uuid).executeTakeFirstOrThrow()
  expect(JSON.stringify(stored)).not.toContain(key.slice(-43))

  expect((await list(key)).status).toBe(200)
  expect((await site.call(addClientEndpoint, { token: key, body: {} })).status).toBe(403)
  expect((await list(`${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`)).status).toBe(401)
  const used = (await site.call(listApiKeysEndpoint, { token: creator.token })).answer.data.find(({ uuid }) => uuid === made.uuid)
  expect(used?.last_used_at).toEqual(expect.any(String))

  expect((await site.call(revokeApiKeyEndpoint, { token: creator.token, params: { id: made.uuid } })).status).toBe(200)
  expect((await list(key)).status).toBe(401)
  expect((await site.call(revokeApiKeyEndpoint, { token: creator.token, params: { id: made.uuid } })).status).toBe(404)
  expect(await site.auditOf(creator)).toEqual(['api_key.added', 'api_key.revoked'])
})

test.each([
  ['Bearer ', 200],
  ['bearer ', 200],
  ['BEARER   ', 200],
  ['Bearer', 401],
  ['Basic ', 401],
])('KEY-01 a key after the scheme "%s" is answered %i', async (scheme, status) => {
  const { key } = await makeKey(await administrator(), { role_id: await roleWith(seesClients) })
  const answer = await site.app.inject({ url: '/api/clients/list', headers: { authorization: `${scheme}${key}` } })
  expect(answer.statusCode).toBe(status)
})

test('KEY-01 the last use of a key is written at most once a minute', async () => {
  const { key, uuid } = await makeKey(await administrator(), { role_id: await roleWith(seesClients) })
  const lastUse = async () => {
    await list(key)
    const row = await site.platform.db
      .selectFrom('api_keys')
      .select('last_used_at')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow()
    return row.last_used_at?.getTime() ?? 0
  }
  const first = await lastUse()
  site.passSeconds(30)
  expect(await lastUse()).toBe(first)
  site.passSeconds(31)
  expect(await lastUse()).toBeGreaterThan(first)
})

test('KEY-01 a key has an end of at most a year, 90 days by default', async () => {
  const creator = await administrator()
  const role_id = await roleWith(seesClients)
  const ask = (ends_on: string) => site.call(addApiKeyEndpoint, { token: creator.token, body: { name: 'Web', role_id, ends_on } })
  const day = (days: number) => new Date(site.platform.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
  for (const wrong of [day(-2), day(367), 'mañana'])
    expect((await ask(wrong)).refusal.errors).toEqual({ ends_on: ['api_keys.error.ends_on'] })
  expect((await ask(day(364))).status).toBe(200)
  const { key, expires_at } = await makeKey(creator, { role_id })
  const days = (Date.parse(expires_at) - site.platform.now().getTime()) / 86_400_000
  expect(days).toBeGreaterThan(90)
  expect(days).toBeLessThan(91.1)
  const { db, now } = site.platform
  await db.updateTable('api_keys').set({ expires_at: now() }).where('expires_at', '=', new Date(expires_at)).execute()
  expect((await list(key)).status).toBe(401)
})

test('KEY-01 a key never exceeds its creator, and ends with their account', async () => {
  const { db, now } = site.platform
  const creator = await site.person({ role: [...seesClients, { module: 'roles', item: 'change' }] })
  const above = await roleWith([...seesClients, { module: 'clients', item: 'change' }])
  const refused = await site.call(addApiKeyEndpoint, { token: creator.token, body: { name: 'Web', role_id: above } })
  expect([refused.status, refused.refusal.error_message]).toEqual([403, 'roles.error.lacks'])
  const { key } = await makeKey(creator, { role_id: await roleWith(seesClients) })
  expect((await list(key)).status).toBe(200)
  const own = await db.selectFrom('users').select('role_id').where('id', '=', creator.id).executeTakeFirstOrThrow()
  await db.updateTable('users').set({ role_id: 2 }).where('id', '=', creator.id).execute()
  expect((await list(key)).status).toBe(403)
  await db.updateTable('users').set(own).where('id', '=', creator.id).execute()
  expect((await list(key)).status).toBe(200)
  await db.updateTable('users').set({ deleted_at: now() }).where('id', '=', creator.id).execute()
  expect((await list(key)).status).toBe(401)
})

test('KEY-01 ACC-07 the keys of a colleague end when another one ends their access', async () => {
  const creator = await administrator()
  const { key } = await makeKey(creator, { role_id: await roleWith(seesClients) })
  expect((await list(key)).status).toBe(200)
  const ended = { token: (await administrator()).token, params: { uuid: creator.uuid } }
  expect((await site.call(endSessionsOfPersonEndpoint, ended)).status).toBe(200)
  expect((await list(key)).status).toBe(401)
})

test('KEY-01 IDT-03 a key is refused while its role requires a second factor that its creator has not set up', async () => {
  const creator = await administrator()
  const role_id = await roleWith(seesClients)
  const { key } = await makeKey(creator, { role_id })
  const { db } = site.platform
  await db.updateTable('roles').set({ requires_factor: true }).where('id', '=', role_id).execute()
  expect((await list(key)).refusal.error_message).toBe('errors.factor_required')
  await giveApp(site, creator)
  expect((await list(key)).status).toBe(200)
})

test('KEY-01 the audit names the key beside the colleague for whom it acts', async () => {
  const creator = await site.person({ role: 'administrator', firstName: 'Luz', lastName: 'Mora' })
  const { key } = await makeKey(creator, { role_id: 1, name: 'Página web' })
  const body = { name_clients: 'Cliente por clave', ubication_clients: 'Cali', status_clients: 'A', notes_clients: '' }
  expect((await site.call(addClientEndpoint, { token: key, body })).status).toBe(200)
  const { data } = (await site.call(listAuditEndpoint, { token: creator.token, query: { action: 'client.added' } })).answer
  expect(data[0]?.actor).toEqual({ uuid: creator.uuid, fullname: 'Página web · Luz Mora' })
})

test('KEY-01 each key has its own number of calls in a minute', async () => {
  const creator = await administrator()
  const role_id = await roleWith(seesClients)
  const [few, other] = [await makeKey(creator, { role_id, per_minute: 2 }), await makeKey(creator, { role_id })]
  expect([(await list(few.key)).status, (await list(few.key)).status]).toEqual([200, 200])
  const refused = await list(few.key)
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await list(other.key)).status).toBe(200)
})

test('KEY-01 no key calls what is about logins, keys, webhooks, roles, or a person of its own', async () => {
  const never = routesOf(site.platform)
    .map(({ endpoint }) => endpoint)
    .filter(
      ({ path, access }) =>
        access !== 'anyone' &&
        /session|password|factor|passkey|\/keys|webhook|invitation|api\/mailbox|notices|signature/i.test(path),
    )
  expect(never.length).toBeGreaterThan(30)
  expect(never.filter(mayKeysCall).map(({ method, path }) => `${method} ${path}`)).toEqual([])
  const changesRoles = routesOf(site.platform).filter(
    ({ endpoint }) => endpoint.path.startsWith('/api/roles') && endpoint.method !== 'GET',
  )
  expect(changesRoles.filter(({ endpoint }) => mayKeysCall(endpoint) && !endpoint.path.endsWith('/export'))).toEqual([])
})

test('KEY-01 a key with every right is admitted where keys may call, and nobody to public endpoints', () => {
  const person = { kind: 'person', id: 1, uuid: 'u', sessionId: 0, roleId: 1, language: 'es', limited: false } as const
  const viewer = { ...person, permissions: everyPermission, key: { id: 1, name: 'Nómina', perMinute: 1, lastUsedAt: null } }
  let admitted = 0
  for (const { endpoint } of routesOf(site.platform)) {
    const name = `${endpoint.method} ${endpoint.path}`
    if (endpoint.access === 'anyone') {
      expect(asSeenBy(endpoint, viewer), name).toEqual(nobody)
      continue
    }
    const refused = refuseAccess(endpoint, asSeenBy(endpoint, viewer))
    expect(refused?.refused, name).toBe(mayKeysCall(endpoint) ? undefined : 'errors.forbidden')
    if (!refused) admitted += 1
  }
  expect(admitted).toBeGreaterThan(100)
})

test('KEY-01 ACC-07 a revoked key is refused by every process at once', async () => {
  const second = await secondServer(site.platform)
  onTestFinished(() => second.stop())
  const creator = await administrator()
  const { key, uuid } = await makeKey(creator, { role_id: await roleWith(seesClients) })
  const ask = async () => {
    const headers = { authorization: `Bearer ${key}` }
    return (await second.app.inject({ url: '/api/clients/list', headers })).statusCode
  }
  expect(await ask()).toBe(200)
  await site.call(revokeApiKeyEndpoint, { token: creator.token, params: { id: uuid } })
  expect(await ask()).toBe(401)
})

test('KEY-01 ACC-07 keys of a restored database are over', async () => {
  const creator = await administrator()
  const { key, uuid } = await makeKey(creator, { role_id: await roleWith(seesClients) })
  await sql.raw(endOfKeys).execute(site.platform.db)
  expect((await list(key)).status).toBe(401)
  const listed = (await site.call(listApiKeysEndpoint, { token: creator.token })).answer.data
  expect(listed.find((one) => one.uuid === uuid)?.state).toBe('idle')
})

test('KEY-01 TEA-02 a key of a limited role shows only the vacancies of its creator', async () => {
  const creator = await administrator()
  const { key } = await makeKey(creator, { role_id: await roleWith([{ module: 'candidates', item: 'view' }], true) })
  const hidden = await site.app.inject({ url: '/api/dashboard/vacancies', headers: { authorization: `Bearer ${key}` } })
  expect([hidden.statusCode, hidden.json().data.vacancies]).toEqual([200, []])
})
