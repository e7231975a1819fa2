import { expect, onTestFinished, test } from 'vitest'
import { limits } from '#domain/kernel/limits.ts'
import { issueTokenEndpoint, verifyRoleEndpoint } from '#domain/kernel/session.contract.ts'
import { changePasswordEndpoint } from '#domain/people/accounts/recovery.contract.ts'
import {
  endOtherSessionsEndpoint,
  endOwnSessionEndpoint,
  listOwnSessionsEndpoint,
} from '#domain/people/sessions/own-sessions.contract.ts'
import { sharedTestApp, testPassword } from '../../testing/app.ts'
import { linkOf } from '../../testing/links.ts'
import { member } from '../../testing/members.ts'
import { ownNetwork } from '../../testing/registrations.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1', WORKER: '0' })
const other = 'Granite.2027!'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'

async function logIn(email: string, password = testPassword, userAgent = firefox) {
  const body = { grant_type: 'password', username: email, password } as const
  return site.call(issueTokenEndpoint, { body, headers: { ...ownNetwork(), 'user-agent': userAgent } })
}
const isIn = async (token: string) => (await site.call(verifyRoleEndpoint, { token })).status === 200
const change = (token: string, current_password: string, password = other, headers = ownNetwork()) =>
  site.call(changePasswordEndpoint, { token, body: { current_password, password }, headers })

test('ACC-07 changing a password needs the current one, ends other sessions and links and sends an e-mail', async () => {
  const person = await member(site, { language: 'en' })
  const link = await linkOf(site, 'reset', person)
  const { access_token: own } = (await logIn(person.email)).answer
  const wrong = await change(own, 'Wrong.2026!')
  expect([wrong.status, wrong.refusal.errors]).toEqual([422, { current_password: ['personal.error.current_password_wrong'] }])
  expect(await isIn(person.token)).toBe(true)
  expect((await change(own, testPassword)).answer).toEqual({ success_message: 'account.password_saved' })
  expect([await isIn(own), await isIn(person.token)]).toEqual([true, false])
  expect([(await logIn(person.email)).status, (await logIn(person.email, other)).status]).toEqual([400, 200])
  const mails = await site.platform.db
    .selectFrom('outgoing_emails')
    .select(['kind', 'language', 'plain'])
    .where('user_id', '=', person.id)
    .execute()
  expect(mails).toEqual([
    { kind: 'password_changed', language: 'en', plain: expect.stringContaining('https://cantera.test/Forgot?lang=en') },
  ])
  const { used_at } = await site.platform.db
    .selectFrom('account_links')
    .select('used_at')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow()
  expect([link.length, used_at]).toEqual([43, expect.any(Date)])
})

test('LOG-05 a changed password follows the rules of registration', async () => {
  const { token } = await member(site)
  expect((await change(token, testPassword, 'Password1!')).refusal.errors).toEqual({
    password: ['personal.error.password_common'],
  })
  expect((await change(token, '', 'weak')).refusal.errors).toEqual({
    current_password: ['personal.error.password_required'],
    password: ['personal.error.password_pattern'],
  })
})

test('ACC-07 the current password is refused as the new one at its field, without an e-mail', async () => {
  const person = await member(site)
  const same = await change(person.token, testPassword, testPassword)
  expect([same.status, same.refusal.errors]).toEqual([422, { password: ['account.error.same_password'] }])
  const mails = site.platform.db.selectFrom('outgoing_emails').select('id').where('user_id', '=', person.id)
  expect(await mails.execute()).toEqual([])
})

test('LOG-01 guesses at the current password are limited across networks and do not block the login', async () => {
  const person = await member(site)
  const statuses: number[] = []
  for (let count = 0; count < 31; count += 1) statuses.push((await change(person.token, 'Wrong.2026!')).status)
  expect(statuses).toEqual([...Array(30).fill(422), 429])
  expect((await logIn(person.email)).status).toBe(200)
})

test('ACC-07 of two simultaneous password changes one succeeds and the other is refused', async () => {
  const person = await member(site)
  const { access_token: second } = (await logIn(person.email)).answer
  const answers = await Promise.all([change(person.token, testPassword), change(second, testPassword, 'Basalt.2028!')])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const last = answers[0]?.status === 200 ? other : 'Basalt.2028!'
  expect((await logIn(person.email, last)).status).toBe(200)
})

test('ACC-07 a login whose password changes during the check starts no session', async () => {
  const person = await member(site)
  const { passwords } = site.platform
  const { verify } = passwords
  onTestFinished(() => {
    passwords.verify = verify
  })
  passwords.verify = async (password, stored) => {
    const right = await verify(password, stored)
    const another = { password_hash: 'another one' }
    await site.platform.db.updateTable('users').set(another).where('id', '=', person.id).execute()
    return right
  }
  expect((await logIn(person.email)).status).toBe(400)
})

test('ACC-07 a person sees their live sessions, the current one first, and ends one or all others', async () => {
  const [person, stranger] = [await member(site), await member(site)]
  await site.platform.db.deleteFrom('sessions').where('user_id', '=', person.id).execute()
  const first = (await logIn(person.email, testPassword, safari)).answer
  const own = (await logIn(person.email, testPassword, firefox)).answer
  const third = (await logIn(person.email, testPassword, '')).answer
  const list = async () => (await site.call(listOwnSessionsEndpoint, { token: own.access_token })).answer.data
  site.passSeconds(600)
  await site.call(issueTokenEndpoint, { body: { grant_type: 'refresh_token', refresh_token: first.refresh_token } })
  const sessions = await list()
  expect(sessions.map(({ browser, system, current }) => [browser, system, current])).toEqual([
    ['Firefox', 'Windows', true],
    ['Safari', 'iPhone', false],
    ['', '', false],
  ])
  const [, renewed, unused] = sessions
  expect(Date.parse(renewed!.last_used_at) - Date.parse(renewed!.started_at)).toBeGreaterThanOrEqual(600_000)
  expect(unused!.last_used_at).toBe(unused!.started_at)
  expect(JSON.stringify(sessions)).not.toMatch(/hash|\d+\.\d+\.\d+\.\d+/)

  const end = (token: string) => site.call(endOwnSessionEndpoint, { token, params: { id: renewed!.uuid } })
  expect((await end(stranger.token)).status).toBe(404)
  expect(await isIn(first.access_token)).toBe(true)
  expect((await end(own.access_token)).answer).toEqual({ success_message: 'account.session_ended' })
  expect([await isIn(first.access_token), await isIn(third.access_token)]).toEqual([false, true])
  expect((await end(own.access_token)).status).toBe(404)
  expect((await site.call(endOtherSessionsEndpoint, { token: own.access_token })).answer).toEqual({
    success_message: 'account.others_ended',
  })
  const renewal = { grant_type: 'refresh_token', refresh_token: third.refresh_token } as const
  expect((await site.call(issueTokenEndpoint, { body: renewal })).status).toBe(400)
  expect([await isIn(third.access_token), await isIn(own.access_token), await isIn(stranger.token)]).toEqual([false, true, true])
  expect(await list()).toHaveLength(1)
})

test('ACC-07 a session whose tokens have expired is not listed', async () => {
  const person = await member(site)
  const long = new Date(site.platform.now().getTime() - limits.refreshTokenSeconds * 1000)
  const values = { user_id: person.id, network_hash: 'test', started_at: long, last_used_at: long }
  await site.platform.db.insertInto('sessions').values(values).execute()
  const { data } = (await site.call(listOwnSessionsEndpoint, { token: person.token })).answer
  expect(data.map(({ current }) => current)).toEqual([true])
})
