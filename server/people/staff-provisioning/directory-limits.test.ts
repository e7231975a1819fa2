import { expect, test } from 'vitest'
import type { ScimPerson } from '#domain/people/staff-provisioning/staff-provisioning.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { directoryOf } from '../../testing/directory.ts'
import { entriesOf } from '../../testing/entries.ts'
import { watchPlans } from '../../testing/query-plans.ts'
import { listStaff, readStaff, readStaffId } from './staff-provisioning.reads.ts'

const token = 'the-token-of-the-directory-0123456789'
const reader = 'Lectura de candidatos'
const site = sharedTestApp({ SCIM_TOKEN: token, SCIM_DEFAULT_ROLE: reader, TRUST_PROXY: '127.0.0.1' })
const { ask, patch, find } = directoryOf(site, token)
const { rowOf, anEntry, register } = entriesOf(site)
let made = 0

async function aReader() {
  const { db } = site.platform
  const person = await site.person({ role: [{ module: 'candidates', item: 'view' }] })
  const known = await db.selectFrom('roles').select('id').where('name', '=', reader).executeTakeFirst()
  const own = db.selectFrom('users').select('role_id').where('id', '=', person.id)
  if (known) await db.updateTable('users').set({ role_id: known.id }).where('id', '=', person.id).execute()
  else await db.updateTable('roles').set({ name: reader }).where('id', '=', own).execute()
  return person
}

async function create(more: Record<string, unknown> = {}): Promise<ScimPerson> {
  await aReader()
  made += 1
  const body = { userName: `creada.${made}@agencia.test`, name: { givenName: 'Ana', familyName: 'Ríos' }, ...more }
  const { status, json } = await ask('POST', '/Users', { body })
  expect(status).toBe(201)
  return json
}

const move = (id: string, value: string) => patch(id, { op: 'replace', path: 'userName', value })

test('SSO-02 ACC-08 a directory moves no address of an account that it did not create and whose role it cannot give', async () => {
  const [administrator, ours] = [await site.person({ role: 'administrator' }), await aReader()]
  const { status, json } = await move(administrator.uuid, 'mallory@agencia.test')
  expect([status, json.scimType]).toEqual([409, 'mutability'])
  const replaced = await ask('PUT', `/Users/${administrator.uuid}`, { body: { userName: 'mallory@agencia.test' } })
  expect(replaced.status).toBe(409)
  expect((await rowOf(administrator.uuid)).email).toBe(administrator.email)
  expect((await move(administrator.uuid, administrator.email)).status).toBe(200)
  expect((await move(ours.uuid, 'otra.lectora@agencia.test')).status).toBe(200)
})

test('SSO-02 a directory moves the address of an account that it created, also after a colleague promoted it', async () => {
  const { id } = await create()
  await site.platform.db.updateTable('users').set({ role_id: 1 }).where('uuid', '=', id).execute()
  expect((await move(id, 'promovida@agencia.test')).json.userName).toBe('promovida@agencia.test')
})

test('SSO-02 INT-11 an address that a directory moves an account away from goes back to the entry that waits for it', async () => {
  const colleague = await aReader()
  const { entry, form } = await anEntry()
  const account = await register(form)
  const { role_id } = await rowOf(colleague.uuid)
  await site.platform.db.updateTable('users').set({ role_id }).where('id', '=', account.id).execute()
  expect((await move(account.uuid, 'de.la.empresa@agencia.test')).status).toBe(200)
  expect((await rowOf(entry.uuid)).email).toBe(form.email)
})

test('SSO-02 INJ-03 signs that the database or e-mails cannot take do not reach them', async () => {
  const { id, name } = await create({
    externalId: 'externo\u0000 1',
    name: { givenName: 'Entra en https://evil.test', familyName: 'Ríos\r\nPaz\u202e' },
  })
  expect(name).toMatchObject({ givenName: 'creada', familyName: 'Ríos Paz' })
  expect((await find('externalId eq "externo\\u0000 1"')).Resources).toMatchObject([{ id }])
  const unread = [await ask('GET', '/Users/a\u0000'), await ask('GET', '/Users/1')]
  expect(unread.map(({ status }) => status)).toEqual([404, 404])
})

test.each([
  ['one that comes twice', 'filter=a&filter=b'],
  ['a long one', `filter=${'x'.repeat(501)}`],
  ['an empty one', 'filter='],
])('SSO-02 a filter that cannot be read is refused, and lists nobody: %s', async (_what, query) => {
  const { status, json } = await ask('GET', `/Users?${query}`)
  expect([status, json.scimType, json.Resources]).toEqual([400, 'invalidFilter', undefined])
})

test('SSO-02 people are found by indexes, by their address and by their id', async () => {
  const { pool } = site.platform.database
  await pool.query(`
    insert into users (role_id, first_name, last_name, email, password_hash, language)
    select 1, 'Ana', 'Ríos', 'colega.' || n || '@otra.test', 'none', 'es' from generate_series(1, 5000) as n`)
  await pool.query('analyze users')
  const plans = watchPlans(site.platform, 'users')
  const page = { startIndex: 1, count: 100 }
  const uuid = '00000000-0000-4000-8000-000000000000'
  for (const read of [
    () => listStaff(plans.db, { by: 'email', value: 'colega.7@otra.test' }, page),
    () => listStaff(plans.db, { by: 'uuid', value: uuid }, page),
    () => readStaff(plans.db, uuid),
    () => readStaffId(plans.db, uuid),
  ])
    expect((await plans.of(read)).readsAll).toBe(false)
})
