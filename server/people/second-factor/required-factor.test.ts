import { expect, test } from 'vitest'
import type { Right } from '#domain/kernel/permissions.ts'
import { issueTokenEndpoint, verifyPermissionsEndpoint, verifyRoleEndpoint } from '#domain/kernel/session.contract.ts'
import { listRolesEndpoint, requireFactorEndpoint } from '#domain/people/roles/roles.contract.ts'
import { addPasskeyEndpoint, beginPasskeyEndpoint, listPasskeysEndpoint } from '#domain/people/second-factor/passkeys.contract.ts'
import {
  beginAppEndpoint,
  confirmAppEndpoint,
  getOwnFactorEndpoint,
  removeAppEndpoint,
} from '#domain/people/second-factor/second-factor.contract.ts'
import { accessMatrix } from '../../testing/access-matrix.ts'
import { sharedTestApp, type TestPerson, testPassword } from '../../testing/app.ts'
import { codeOf, giveApp } from '../../testing/factors.ts'
import { member } from '../../testing/members.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1' })
const now = () => site.platform.now()
const rights: Right[] = [{ module: 'candidates', item: 'view' }]
const body = { current_password: testPassword }

async function roleOf({ id }: TestPerson): Promise<string> {
  const row = await site.platform.db.selectFrom('users').select('role_id').where('id', '=', id).executeTakeFirstOrThrow()
  return String(row.role_id)
}

async function require(person: TestPerson, required = true) {
  const administrator = await site.person({ role: 'administrator' })
  const params = { id: await roleOf(person) }
  return site.call(requireFactorEndpoint, { params, body: { required }, token: administrator.token })
}

async function logIn({ email }: TestPerson) {
  return site.call(issueTokenEndpoint, { body: { grant_type: 'password', username: email, password: testPassword } })
}

/** A colleague whose role requires a factor that they have not set up. */
async function lackingPerson() {
  const person = await member(site, { role: rights })
  expect((await require(person)).answer.data).toMatchObject({ requires_factor: true })
  return person
}

test('IDT-03 the requirement of a role holds from the next call on, and setting the factor up opens everything', async () => {
  const person = await member(site, { role: rights })
  const open = async () => (await site.call(verifyPermissionsEndpoint, { token: person.token })).status
  expect(await open()).toBe(200)
  await require(person)
  expect(await open()).toBe(403)
  const verified = await site.call(verifyRoleEndpoint, { token: person.token })
  expect(verified.answer).toMatchObject({ factor_needed: true, mode: 'allowed' })
  expect((await site.call(getOwnFactorEndpoint, { token: person.token })).answer.data.required).toBe(true)

  const { key } = (await site.call(beginAppEndpoint, { body, token: person.token })).answer.data
  await site.call(confirmAppEndpoint, { body: { code: codeOf(key, now()) }, token: person.token })
  expect(await open()).toBe(200)
  expect((await site.call(verifyRoleEndpoint, { token: person.token })).answer).not.toHaveProperty('factor_needed')
  const removal = { ...body, code: codeOf(key, now(), 1) }
  const removed = await site.call(removeAppEndpoint, { body: removal, token: person.token })
  expect([removed.status, removed.refusal.error_message]).toEqual([409, 'second_factor.error.required'])
})

test('IDT-03 every call of the access matrix is refused without the factor, apart from those that set it up', async () => {
  const person = await lackingPerson()
  const setUp = new Set<string>([
    listPasskeysEndpoint.path,
    beginPasskeyEndpoint.path,
    addPasskeyEndpoint.path,
    verifyRoleEndpoint.path,
    getOwnFactorEndpoint.path,
    beginAppEndpoint.path,
    confirmAppEndpoint.path,
  ])
  const open: string[] = []
  for (const [endpoint] of accessMatrix) {
    if (endpoint.access === 'anyone' || setUp.has(endpoint.path as never)) continue
    const answer = await site.call(endpoint, { token: person.token, headers: { 'x-forwarded-for': '192.0.2.7' } } as object)
    if (answer.status !== 403 || answer.refusal.error_message !== 'errors.factor_required') open.push(endpoint.path)
  }
  expect(open).toEqual([])
})

test('IDT-03 a refresh is refused without the factor, and its token works once the factor is set up', async () => {
  const person = await lackingPerson()
  const tokens = (await logIn(person)).answer
  const renew = () =>
    site.call(issueTokenEndpoint, { body: { grant_type: 'refresh_token', refresh_token: tokens.refresh_token } })
  const refused = await renew()
  expect([refused.status, refused.refusal.error_message]).toEqual([403, 'errors.factor_required'])
  const token = tokens.access_token
  const { key } = (await site.call(beginAppEndpoint, { body, token })).answer.data
  await site.call(confirmAppEndpoint, { body: { code: codeOf(key, now()) }, token })
  expect((await renew()).status).toBe(200)
})

test('IDT-03 a person with the factor is asked for it and then works as before', async () => {
  const person = await member(site, { role: rights })
  const { key } = await giveApp(site, person)
  await require(person)
  const { challenge = '' } = (await logIn(person)).refusal
  const grant = { grant_type: 'second_factor', challenge, code: codeOf(key, now()) } as const
  const token = (await site.call(issueTokenEndpoint, { body: grant })).answer.access_token
  expect((await site.call(verifyPermissionsEndpoint, { token })).status).toBe(200)
})

test('MFA-01 the administrator role may require a factor, once the administrator who asks for it has shown theirs', async () => {
  const administrator = await member(site, { role: 'administrator' })
  const before = (await logIn(administrator)).answer.access_token
  const params = { id: '1' }
  const ask = (token: string, required = true) => site.call(requireFactorEndpoint, { params, body: { required }, token })
  expect((await ask(administrator.token)).refusal.error_message).toBe('second_factor.error.own_first')
  const { key } = await giveApp(site, administrator)
  const { challenge = '' } = (await logIn(administrator)).refusal
  const grant = { grant_type: 'second_factor', challenge, code: codeOf(key, now()) } as const
  const token = (await site.call(issueTokenEndpoint, { body: grant })).answer.access_token
  expect((await ask(token)).status).toBe(200)
  expect((await site.call(listRolesEndpoint, { token: before })).refusal.error_message).toBe('errors.factor_required')
  expect((await ask(token, false)).answer.data.requires_factor).toBe(false)
  expect(await site.auditOf(administrator)).toEqual(['role.factor_required', 'role.factor_optional'])
})

test('MFA-01 roles of candidates cannot require a factor', async () => {
  const administrator = await site.person({ role: 'administrator' })
  for (const id of ['2', '3']) {
    const asked = await site.call(requireFactorEndpoint, { params: { id }, body: { required: true }, token: administrator.token })
    expect([asked.status, asked.refusal.error_message]).toEqual([409, 'roles.error.built_in'])
  }
})
