import { afterAll, beforeAll, expect, test } from 'vitest'
import { modules } from '#domain/kernel/permissions.ts'
import { issueTokenEndpoint, revokeTokenEndpoint, verifyRoleEndpoint } from '#domain/kernel/session.contract.ts'
import { listContactMessagesEndpoint } from '#domain/site/contact/contact.contract.ts'
import { endSessionsOf } from '../../platform/sessions/end-sessions.ts'
import { sharedTestApp, type TestApp, testPassword } from '../../testing/app.ts'
import { member } from '../../testing/members.ts'
import { secondServer } from '../../testing/second-server.ts'

/** Two servers with one database. */
const first = sharedTestApp()
let second: Awaited<ReturnType<typeof secondServer>>
beforeAll(async () => {
  second = await secondServer(first.platform)
}, 60_000)
afterAll(() => second?.stop())

/** A person who has logged in on the first server. */
async function someone(role: Parameters<TestApp['person']>[0] = {}) {
  const person = await member(first, role)
  const tokens = (
    await first.call(issueTokenEndpoint, { body: { grant_type: 'password', username: person.email, password: testPassword } })
  ).answer
  const onSecond = async (path: string) => {
    const headers = { authorization: `Bearer ${tokens.access_token}` }
    return (await second.app.inject({ method: 'GET', url: path, headers })).statusCode
  }
  const renewOnSecond = async () => {
    const payload = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token }
    return (await second.app.inject({ method: 'POST', url: '/oauth/token', payload })).statusCode
  }
  expect(await onSecond(verifyRoleEndpoint.path)).toBe(200)
  return { person, tokens, onSecond, renewOnSecond }
}

test('ACC-07 a logout on one server takes effect at the next call to another', async () => {
  const { tokens, onSecond, renewOnSecond } = await someone()
  await first.call(revokeTokenEndpoint, { body: { token: tokens.refresh_token } })
  expect(await onSecond(verifyRoleEndpoint.path)).toBe(401)
  expect(await renewOnSecond()).toBe(400)
})

test('ACC-07 a deleted person is logged out at the next call', async () => {
  const { person, onSecond, renewOnSecond } = await someone()
  await first.platform.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', person.id).execute()
  expect(await onSecond(verifyRoleEndpoint.path)).toBe(401)
  expect(await renewOnSecond()).toBe(400)
})

test('ACC-07 ending every session of a person ends them on every server', async () => {
  const { person, onSecond, renewOnSecond } = await someone()
  await first.platform.db.transaction().execute((tx) => endSessionsOf(tx, person.id, 'role changed', first.platform.now()))
  expect(await onSecond(verifyRoleEndpoint.path)).toBe(401)
  expect(await renewOnSecond()).toBe(400)
})

test('ACC-07 a withdrawn permission takes effect at the next call, while the session stays', async () => {
  const { person, onSecond } = await someone({ role: [{ module: 'messages', item: 'view' }] })
  expect(await onSecond(listContactMessagesEndpoint.path)).toBe(200)
  const { db } = first.platform
  const { role_id } = await db.selectFrom('users').select('role_id').where('id', '=', person.id).executeTakeFirstOrThrow()
  await db.deleteFrom('role_permissions').where('role_id', '=', role_id).where('module_id', '=', modules.messages.id).execute()
  expect(await onSecond(listContactMessagesEndpoint.path)).toBe(403)
  expect(await onSecond(verifyRoleEndpoint.path)).toBe(200)
})

test('LOG-01 wrong guesses are counted across servers', async () => {
  const payload = { grant_type: 'password', username: 'nobody@example.com', password: 'Wrong.2026!' }
  const statuses: number[] = []
  for (let count = 0; count < 11; count += 1) {
    const { app } = count % 2 ? second : first
    statuses.push((await app.inject({ method: 'POST', url: '/oauth/token', payload })).statusCode)
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429])
})
