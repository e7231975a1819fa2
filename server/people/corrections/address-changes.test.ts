import { expect, test } from 'vitest'
import { issueTokenEndpoint } from '#domain/kernel/session.contract.ts'
import { forgotEndpoint, setForgottenPasswordEndpoint } from '#domain/people/accounts/recovery.contract.ts'
import {
  answerAddressChangeEndpoint,
  getAddressChangeEndpoint,
  stopAddressChangeEndpoint,
} from '#domain/people/corrections/address-changes.contract.ts'
import { correctPersonEndpoint, listOwnCorrectionsEndpoint } from '#domain/people/corrections/corrections.contract.ts'
import { saveIdentityEndpoint } from '#domain/people/profile/personal.contract.ts'
import { changeRoleOfEndpoint } from '#domain/people/roles/roles.contract.ts'
import { eraseOwnAccountEndpoint } from '#domain/people/users/own-data.contract.ts'
import { getUserEndpoint } from '#domain/people/users/user-profile.contract.ts'
import { sharedTestApp, type TestPerson, testPassword } from '../../testing/app.ts'
import { linkOf } from '../../testing/links.ts'
import { member } from '../../testing/members.ts'
import { settleAddressChanges } from './address-changes.writes.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1' })
const week = 7 * 24 * 3600
const newPassword = 'Granite.2027!'
let made = 0

function fresh() {
  made += 1
  return { address: `nueva.${made}@example.com`, headers: { 'x-forwarded-for': `10.7.${made >> 8}.${made & 255}` } }
}

const correct = (staff: TestPerson, { uuid }: TestPerson, email: string) =>
  site.call(correctPersonEndpoint, { params: { uuid }, body: { email }, token: staff.token })
const answer = (token: string) => site.call(answerAddressChangeEndpoint, { body: { token }, headers: fresh().headers })
const addressOf = async ({ id }: TestPerson) =>
  (await site.platform.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email
const recovers = async (email: string) =>
  (await site.call(forgotEndpoint, { body: { email, lang: 'es' }, headers: fresh().headers })).answer.data
const logIn = (username: string, password = testPassword) =>
  site.call(issueTokenEndpoint, { body: { grant_type: 'password', username, password }, headers: fresh().headers })

/** The token of the newest link that an address got about a change. */
async function tokenTo(address: string) {
  const mail = await site.platform.db
    .selectFrom('outgoing_emails')
    .select('plain')
    .where('to_address', '=', address)
    .where('kind', '=', 'address_change')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return /address-change\/([\w.-]+)/.exec(mail.plain)?.[1] ?? ''
}

/** A candidate whose address a colleague corrects. */
async function begun() {
  const [staff, person] = [await site.person({ role: 'administrator' }), await member(site)]
  const { address } = fresh()
  const corrected = await correct(staff, person, address)
  expect([corrected.status, corrected.answer.data.changed]).toEqual([200, []])
  return { staff, person, address, corrected, stop: await tokenTo(person.email), use: await tokenTo(address) }
}

async function pass(seconds: number) {
  site.passSeconds(seconds)
  await settleAddressChanges(site.platform)
}

test('IDT-04 for seven days nothing opens at the address that a colleague entered', async () => {
  const { staff, person, address, corrected, use } = await begun()
  expect(corrected.answer.success_message).toBe('corrections.address_waits')
  expect((await answer(use)).answer.success_message).toBe('corrections.change_use')
  expect([await addressOf(person), await recovers(address)]).toEqual([person.email, 0])
  expect((await logIn(person.email)).status).toBe(200)
  const pending = { address, due_at: corrected.answer.data.pending_until }
  const shown = (await site.call(getUserEndpoint, { params: { uuid: person.uuid }, token: staff.token })).answer.data
  expect([shown.new_address, shown.email]).toEqual([pending, person.email])
  expect((await site.call(getAddressChangeEndpoint, { token: person.token })).answer.data).toEqual(pending)
  expect(await site.auditOf(staff)).toContain('user.address_change_begun')

  await pass(week - 60)
  expect(await addressOf(person)).toBe(person.email)
  await pass(61)
  expect([await addressOf(person), await recovers(address)]).toEqual([address, 1])
  expect((await logIn(address)).status).toBe(200)
})

test('IDT-04 a change takes effect once the new address is confirmed, and is forgotten in the end', async () => {
  const { person, address, use } = await begun()
  await pass(week + 1)
  expect(await addressOf(person)).toBe(person.email)
  expect((await answer(use)).status).toBe(200)
  expect(await addressOf(person)).toBe(address)
  const { token } = await member(site)
  expect((await site.call(getAddressChangeEndpoint, { token })).answer.data).toBeNull()
  const session = (await logIn(address)).answer.access_token
  const [own] = (await site.call(listOwnCorrectionsEndpoint, { token: session })).answer.data
  expect(own).toMatchObject({ field: 'email', former: person.email, present: address })

  const late = await begun()
  await pass(week + 31 * 24 * 3600)
  expect((await answer(late.use)).status).toBe(410)
})

test('IDT-04 the former address stops a change, also a confirmed one', async () => {
  const { person, address, stop, use } = await begun()
  await answer(use)
  expect((await answer(stop)).answer.success_message).toBe('corrections.change_stop')
  expect((await answer(stop)).status).toBe(200)
  expect((await answer(use)).status).toBe(410)
  await pass(week + 1)
  expect([await addressOf(person), await recovers(address)]).toEqual([person.email, 0])
  const again = async () => correct(await site.person({ role: 'administrator' }), person, fresh().address)
  expect((await again()).refusal.error_message).toBe('corrections.error.stopped')
  await pass(31 * 24 * 3600)
  expect((await again()).status).toBe(200)
})

test('IDT-04 a person stops the change in their account, and a colleague of another account does not', async () => {
  const { person } = await begun()
  const other = await member(site)
  expect((await site.call(stopAddressChangeEndpoint, { token: other.token })).status).toBe(410)
  expect((await site.call(stopAddressChangeEndpoint, { token: person.token })).status).toBe(200)
  expect((await site.call(getAddressChangeEndpoint, { token: person.token })).answer.data).toBeNull()
})

test('IDT-04 of two changes the later one waits: the first confirmation is void, the first link to stop is not', async () => {
  const { staff, person, address, stop, use } = await begun()
  const other = await site.person({ role: 'administrator' })
  const [second, third] = [fresh().address, fresh().address]
  const both = await Promise.all([correct(staff, person, second), correct(other, person, third)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await answer(use)).status).toBe(410)
  const row = site.platform.db.selectFrom('address_changes').select('address').where('user_id', '=', person.id)
  const { address: last } = await row.executeTakeFirstOrThrow()
  expect([second, third]).toContain(last)
  expect((await answer(await tokenTo(last === second ? third : second))).status).toBe(410)
  expect((await answer(stop)).status).toBe(200)
  await pass(week + 1)
  expect([await addressOf(person), await recovers(address), await recovers(last)]).toEqual([person.email, 0, 0])
})

test('IDT-04 links of others, of another purpose and of no change do nothing', async () => {
  const [one, other] = [await begun(), await begun()]
  const [, uuid = '', signature = ''] = one.stop.split('.')
  const forged = [`use.${uuid}.${signature}`, `stop.${other.person.uuid}.${signature}`, one.use.replace('use', 'stop')]
  for (const token of [...forged, 'stop', 'use.x.y', `stop.${uuid}.${'A'.repeat(43)}`])
    expect((await answer(token)).status).toBe(410)
})

test('IDT-04 a recovery at the former address works while a change waits, and does not confirm the new one', async () => {
  const { person, address } = await begun()
  const body = { token: await linkOf(site, 'reset', person), password: newPassword }
  expect((await site.call(setForgottenPasswordEndpoint, { body })).status).toBe(200)
  expect((await logIn(person.email, newPassword)).status).toBe(200)
  const early = await linkOf(site, 'reset', { id: person.id, email: address })
  expect((await site.call(setForgottenPasswordEndpoint, { body: { token: early, password: newPassword } })).status).toBe(404)
  await pass(week + 1)
  expect(await addressOf(person)).toBe(person.email)
})

test.each([
  ['they move themselves', (person: TestPerson) => site.call(saveIdentityEndpoint, { body: moving(), token: person.token })],
  ['they close their account', closing],
  ['they become a colleague', promoting],
  ['somebody registers the address', occupying],
] as const)('IDT-04 a confirmed change is void when %s meanwhile', async (_, meanwhile) => {
  const { person, address, use } = await begun()
  await answer(use)
  expect((await meanwhile(person, address)).status).toBe(200)
  const before = await addressOf(person)
  await pass(week + 1)
  expect([await addressOf(person), await answer(use).then(({ status }) => status)]).toEqual([before, 410])
})

const moving = () => ({ name: 'Ana', lastname: 'Ruiz', email: fresh().address, current_password: testPassword })
async function closing({ token }: TestPerson) {
  return site.call(eraseOwnAccountEndpoint, { body: { current_password: testPassword }, token })
}
async function promoting({ uuid }: TestPerson) {
  const { token } = await site.person({ role: 'administrator' })
  return site.call(changeRoleOfEndpoint, { body: { new_role_id: '1', uuid_user: uuid }, token })
}
async function occupying(_: TestPerson, email: string) {
  const { token } = await member(site)
  return site.call(saveIdentityEndpoint, { body: { ...moving(), email }, token })
}
