import { expect, test } from 'vitest'
import { issueTokenEndpoint, verifyPermissionsEndpoint, verifyRoleEndpoint } from '#domain/kernel/session.contract.ts'
import type { ScimPerson } from '#domain/people/staff-provisioning/staff-provisioning.contract.ts'
import { deleteUserEndpoint } from '#domain/people/users/users.contract.ts'
import { sharedTestApp, type TestPerson, testPassword } from '../../testing/app.ts'
import { directoryOf } from '../../testing/directory.ts'
import { givePassword, member } from '../../testing/members.ts'
import { secondServer } from '../../testing/second-server.ts'

const token = 'the-token-of-the-directory-0123456789'
const admin = 'guardia@agencia.test'
const site = sharedTestApp({
  SCIM_TOKEN: token,
  SCIM_DEFAULT_ROLE: 'administrator',
  SCIM_ROLES: 'Admin=administrator, Reader=Lectura',
  OIDC_ISSUER: 'http://127.0.0.1:49151',
  OIDC_CLIENT_ID: 'cantera',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_ALLOWED_DOMAINS: 'agencia.test',
  OIDC_PASSWORD_ADMIN: admin,
})
let made = 0

const { ask, patch, find } = directoryOf(site, token)

/** A person as Okta creates them. */
function sent(more: Record<string, unknown> = {}) {
  made += 1
  const userName = `colega.${made}@agencia.test`
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName,
    name: { givenName: 'Ana', familyName: 'Ríos' },
    emails: [{ primary: true, value: userName, type: 'work' }],
    externalId: `external ${made}`,
    active: true,
    ...more,
  }
}

const create = async (more: Record<string, unknown> = {}): Promise<ScimPerson> =>
  (await ask('POST', '/Users', { body: sent(more) })).json as ScimPerson

const isIn = async ({ token: of }: TestPerson) => (await site.call(verifyPermissionsEndpoint, { token: of })).status === 200

/** A colleague with a session, whom the directory finds by their address. */
async function colleague() {
  made += 1
  const person = await site.person({ role: 'administrator', email: `colega.${made}@agencia.test` })
  return { person, id: person.uuid }
}

test('SSO-02 a directory creates a colleague, finds and reads them, and the answers are those of RFC 7644', async () => {
  await site.person({ role: 'administrator' })
  const body = sent()
  const { status, headers, json } = await ask('POST', '/Users', { body })
  expect([status, headers['content-type']]).toEqual([201, 'application/scim+json; charset=utf-8'])
  expect(headers.location).toBe(`https://cantera.test/scim/v2/Users/${json.id}`)
  expect(json).toMatchObject({ userName: body.userName, externalId: body.externalId, active: true, name: { givenName: 'Ana' } })
  expect((await ask('GET', `/Users/${json.id}`)).json).toEqual(json)
  for (const filter of [`userName eq "${body.userName.toUpperCase()}"`, `externalId eq "${body.externalId}"`])
    expect(await find(filter)).toMatchObject({ totalResults: 1, startIndex: 1, itemsPerPage: 1, Resources: [json] })
  expect(await find('userName eq "nobody@agencia.test"')).toMatchObject({ totalResults: 0, Resources: [] })
  const { json: one } = await ask('GET', '/Users?startIndex=2&count=1')
  expect([one.Resources.length, one.startIndex, one.totalResults > 1]).toEqual([1, 2, true])
})

test('SSO-02 a created colleague cannot log in by themselves, and nobody gets a password', async () => {
  const { userName } = await create()
  const body = { grant_type: 'password', username: userName, password: testPassword } as const
  expect((await site.call(issueTokenEndpoint, { body })).refusal.error_message).toBe('personal.error.login')
  const row = site.platform.db.selectFrom('users').select(['invited_at', 'email_verified_at']).where('email', '=', userName)
  expect(await row.executeTakeFirst()).toEqual({ invited_at: expect.any(Date), email_verified_at: null })
})

test.each([
  ['Entra ID', { op: 'Replace', path: 'active', value: 'False' }],
  ['Entra ID with its flag', { op: 'replace', path: 'active', value: false }],
  ['Okta', { op: 'replace', value: { active: false } }],
])('SSO-02 a colleague whom %s shuts out is refused at the next call, on every process', async (_directory, operation) => {
  const { person, id } = await colleague()
  await givePassword(site, person)
  const other = await secondServer(site.platform)
  const there = () =>
    other.app.inject({ url: verifyPermissionsEndpoint.path, headers: { authorization: `Bearer ${person.token}` } })
  expect([await isIn(person), (await there()).statusCode]).toEqual([true, 200])
  const { status, json } = await patch(id, operation)
  expect([status, json.active, json.userName]).toEqual([200, false, person.email])
  expect([await isIn(person), (await there()).statusCode]).toEqual([false, 401])
  await other.stop()
  const body = { grant_type: 'password', username: person.email, password: testPassword } as const
  expect((await site.call(issueTokenEndpoint, { body })).refusal.error_message).toBe('personal.error.login')
  expect((await find(`userName eq "${person.email}"`)).Resources).toMatchObject([{ id, active: false }])
})

test('SSO-02 who comes back gets their account back, and not the sessions of before', async () => {
  const { person, id } = await colleague()
  await patch(id, { op: 'replace', value: { active: false } })
  expect((await patch(id, { op: 'Replace', path: 'active', value: 'True' })).json).toMatchObject({
    id,
    active: true,
    userName: person.email,
  })
  expect(await isIn(person)).toBe(false)
  const { db } = site.platform
  const audited = db.selectFrom('audit_log').select(['action', 'actor_id']).where('subject_id', '=', person.id).orderBy('id')
  expect(await audited.execute()).toEqual([
    { action: 'user.provisioning_closed', actor_id: null },
    { action: 'user.provisioning_reopened', actor_id: null },
  ])
})

test('SSO-02 a deleted person is not shown any more, and creating them again reopens the same account', async () => {
  const { person, id } = await colleague()
  expect((await ask('DELETE', `/Users/${id}`)).status).toBe(204)
  expect([await isIn(person), (await ask('GET', `/Users/${id}`)).status]).toEqual([false, 404])
  expect((await find(`userName eq "${person.email}"`)).totalResults).toBe(0)
  const { status, json } = await ask('POST', '/Users', { body: sent({ userName: person.email, externalId: 'again' }) })
  expect([status, json.id, json.active, json.externalId]).toEqual([201, id, true, 'again'])
})

test('SSO-02 an account that a colleague closed stays closed, whatever the directory says', async () => {
  const administrator = await site.person({ role: 'administrator' })
  const { person, id } = await colleague()
  const body = { uuid: id, reason: 'Se fue' }
  await site.call(deleteUserEndpoint, { body, token: administrator.token })
  const answer = await patch(id, { op: 'replace', path: 'active', value: true })
  expect([answer.status, answer.json.scimType]).toEqual([409, 'mutability'])
  expect((await ask('POST', '/Users', { body: sent({ userName: person.email }) })).json.detail).toContain('A colleague closed')
})

test('SSO-02 names, address and role follow the directory, the role ends sessions, the former address is notified', async () => {
  const { db } = site.platform
  const reader = await site.person({ role: [{ module: 'candidates', item: 'view' }] })
  const role = db.selectFrom('users').select('role_id').where('id', '=', reader.id)
  await db.updateTable('roles').set({ name: 'Lectura' }).where('id', '=', role).execute()
  const { person, id } = await colleague()
  const email = `nueva.${made}@agencia.test`
  const { json } = await patch(
    id,
    { op: 'replace', value: { userName: email, 'name.givenName': 'Eva', 'name.familyName': 'Paz' } },
    { op: 'Add', path: 'roles[primary eq "True"].value', value: 'Reader' },
  )
  expect(json).toMatchObject({ userName: email, displayName: 'Eva Paz', roles: [{ value: 'Reader', display: 'Lectura' }] })
  expect(await isIn(person)).toBe(false)
  const mails = db.selectFrom('outgoing_emails').select(['to_address', 'kind']).where('user_id', '=', person.id)
  expect(await mails.execute()).toEqual([{ to_address: person.email, kind: 'email_changed' }])
  const entry = db.selectFrom('audit_log').select('detail').where('subject_id', '=', person.id)
  const detail = { changed: ['name', 'address', 'role'], from: 'administrator', to: 'Lectura' }
  expect(await entry.execute()).toEqual([{ detail }])
  const replaced = await ask('PUT', `/Users/${id}`, { body: { userName: email, name: { givenName: 'Eva María' }, roles: [] } })
  expect(replaced.json).toMatchObject({ name: { givenName: 'Eva María', familyName: 'Paz' }, roles: [{ value: 'Admin' }] })
})

test('SSO-02 a directory sees and touches no candidate, and takes no address from anybody', async () => {
  const candidate = await member(site, { email: 'candidata@agencia.test' })
  expect((await find(`userName eq "${candidate.email}"`)).totalResults).toBe(0)
  for (const answer of [
    await ask('GET', `/Users/${candidate.uuid}`),
    await patch(candidate.uuid, { op: 'replace', path: 'active', value: false }),
    await ask('DELETE', `/Users/${candidate.uuid}`),
  ])
    expect([answer.status, answer.json.status]).toEqual([404, '404'])
  const taken = await ask('POST', '/Users', { body: sent({ userName: candidate.email }) })
  expect([taken.status, taken.json.scimType]).toEqual([409, 'uniqueness'])
  const { id } = await create()
  const moved = await patch(id, { op: 'replace', path: 'userName', value: candidate.email })
  expect([moved.status, moved.json.scimType]).toEqual([409, 'uniqueness'])
  const { mode } = (await site.call(verifyRoleEndpoint, { token: candidate.token })).answer
  expect(mode).toBe('denied')
})

test('SSO-02 ACC-08 the named administrator and the last one stay, whatever the directory says', async () => {
  const named = await site.person({ role: 'administrator', email: admin })
  const answer = await patch(named.uuid, { op: 'replace', path: 'active', value: false })
  expect([answer.status, await isIn(named)]).toEqual([403, true])
  const { db, now } = site.platform
  const { person, id } = await colleague()
  await db.updateTable('users').set({ deleted_at: now() }).where('role_id', '=', 1).where('id', '<>', person.id).execute()
  expect((await patch(id, { op: 'replace', path: 'active', value: false })).status).toBe(409)
  expect((await patch(id, { op: 'replace', path: 'roles', value: [{ value: 'Reader' }] })).status).toBe(409)
  expect(await isIn(person)).toBe(true)
})

test('SSO-02 without the token, or with another one, or with that of a session nothing is answered', async () => {
  const administrator = await site.person({ role: 'administrator' })
  for (const as of ['', 'x', `${token}x`, token.slice(1), token.toUpperCase(), administrator.token])
    for (const [method, path] of [
      ['GET', '/Users'],
      ['GET', '/ServiceProviderConfig'],
      ['DELETE', `/Users/${administrator.uuid}`],
    ] as const) {
      const answer = await ask(method, path, { as })
      expect([answer.status, answer.json.schemas]).toEqual([401, ['urn:ietf:params:scim:api:messages:2.0:Error']])
    }
  // The token of the directory is no session.
  expect((await site.call(verifyPermissionsEndpoint, { token })).status).toBe(401)
  expect(await isIn(administrator)).toBe(true)
})

test.each([
  [{}, 400],
  [{ userName: 'ana' }, 400],
  [{ userName: 'ana@other.test' }, 400],
  [{ userName: { $ne: null } }, 400],
  [{ userName: "'); drop table users; --@agencia.test" }, 400],
  [{ userName: 'ana@agencia.test', active: 'maybe' }, 400],
  [{ userName: 'ana@agencia.test', name: 'Ana' }, 400],
  ['{"userName": ', 400],
  ['[]', 400],
  ['{"__proto__": {"active": true}}', 400],
])('SSO-02 INJ-03 the resource %j is refused', async (body, status) => {
  const answer = await ask('POST', '/Users', { body })
  expect([answer.status, answer.json.schemas]).toEqual([status, ['urn:ietf:params:scim:api:messages:2.0:Error']])
})

test.each([
  'userName sw "a"',
  'x',
  'userName eq "a" or active eq true',
  `userName eq "${"'"}; drop table users; --"`,
  ' '.repeat(400),
])('SSO-02 INJ-03 the filter %s is refused, or finds nobody', async (filter) => {
  const { status, json } = await ask('GET', `/Users?filter=${encodeURIComponent(filter)}`)
  expect([status === 200 ? json.totalResults : json.scimType]).toEqual([status === 200 ? 0 : 'invalidFilter'])
})

test('SSO-02 a directory reads what is offered: changes and filters, people, and their attributes', async () => {
  expect((await ask('GET', '/ServiceProviderConfig')).json).toMatchObject({
    patch: { supported: true },
    bulk: { supported: false },
  })
  expect((await ask('GET', '/ResourceTypes')).json.Resources).toMatchObject([{ id: 'User', endpoint: '/Users' }])
  const [schema] = (await ask('GET', '/Schemas')).json.Resources
  expect(schema.attributes.map(({ name }: { name: string }) => name)).toContain('userName')
})

test('SSO-02 a displayName alone is a name, as people write it, and the userName comes back as it was sent', async () => {
  made += 1
  const userName = `Ana.Mayus.${made}@Agencia.test`
  const { json } = await ask('POST', '/Users', { body: { userName, displayName: 'Ruiz Gómez, Ana (Contratista)', active: true } })
  expect(json).toMatchObject({ userName, displayName: 'Ana Ruiz Gómez', name: { givenName: 'Ana', familyName: 'Ruiz Gómez' } })
  expect(json.emails[0].value).toBe(userName.toLowerCase())
  expect((await find(`userName eq "${userName.toLowerCase()}"`)).Resources[0].userName).toBe(userName)
  await patch(json.id, { op: 'replace', path: 'displayName', value: 'Ana Ruiz Gómez' })
  const renamed = (await patch(json.id, { op: 'Replace', path: 'displayName', value: 'Ana María Ruiz Gómez' })).json
  expect(renamed.name).toMatchObject({ givenName: 'Ana María', familyName: 'Ruiz Gómez' })
  const moved = (await patch(json.id, { op: 'replace', path: 'userName', value: `otra.${made}@agencia.test` })).json
  expect(moved.userName).toBe(`otra.${made}@agencia.test`)
})

test('SSO-02 groups, single schemas and unknown resources are answered as SCIM', async () => {
  const groups = await ask('GET', '/Groups?filter=displayName%20eq%20%22x%22')
  expect([groups.status, groups.json.totalResults, groups.json.Resources]).toEqual([200, 0, []])
  const core = 'urn:ietf:params:scim:schemas:core:2.0:User'
  expect((await ask('GET', `/Schemas/${core}`)).json).toMatchObject({ id: core, name: 'User' })
  expect((await ask('GET', '/ResourceTypes/User')).json).toMatchObject({ endpoint: '/Users' })
  const unknown = [await ask('GET', '/Me'), await ask('GET', '/Schemas/x'), await ask('POST', '/Groups', { body: {} })]
  for (const { status, headers, json } of [...unknown, await ask('GET', '/')]) {
    expect([status, headers['content-type']]).toEqual([404, 'application/scim+json; charset=utf-8'])
    expect(json).toMatchObject({ schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: '404' })
  }
})

test.each(['2147483648', '9007199254740993', '1e308', '-1e308', '99999999999999999999', 'NaN', '0x10', ''])(
  'SSO-02 the page that begins at %s is answered, however large the number is',
  async (startIndex) => {
    const { status, json } = await ask('GET', `/Users?startIndex=${startIndex}&count=${startIndex}`)
    expect([status, json.schemas]).toEqual([200, ['urn:ietf:params:scim:api:messages:2.0:ListResponse']])
  },
)
