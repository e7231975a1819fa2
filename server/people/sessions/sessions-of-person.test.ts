import { expect, test } from 'vitest'
import { issueTokenEndpoint, verifyRoleEndpoint } from '#domain/kernel/session.contract.ts'
import { endSessionsOfPersonEndpoint, getSessionsOfPersonEndpoint } from '#domain/people/sessions/sessions-of-person.contract.ts'
import { sharedTestApp, type TestPerson, testPassword } from '../../testing/app.ts'
import { giveApp } from '../../testing/factors.ts'
import { member } from '../../testing/members.ts'

const site = sharedTestApp()

const logIn = ({ email }: TestPerson) =>
  site.call(issueTokenEndpoint, { body: { grant_type: 'password', username: email, password: testPassword } })

const sessionsOf = async ({ uuid }: TestPerson, { token }: TestPerson) =>
  (await site.call(getSessionsOfPersonEndpoint, { params: { uuid }, token })).answer.data

const end = ({ uuid }: TestPerson, { token }: TestPerson) => site.call(endSessionsOfPersonEndpoint, { params: { uuid }, token })

const managesRoles = (['view', 'change'] as const).flatMap((item) => [
  { module: 'roles', item } as const,
  { module: 'users', item } as const,
])

test('ACC-07 a colleague with module 7 ends all sessions of a person, whose tokens stop working at once', async () => {
  const administrator = await site.person({ role: 'administrator' })
  const person = await member(site)
  const tokens = (await logIn(person)).answer
  expect(await sessionsOf(person, administrator)).toEqual({ open: 2, last_used_at: expect.any(String), endable: true })

  const ended = await end(person, administrator)
  expect(ended.answer).toMatchObject({ success_message: 'sessions.ended', data: { uuid: person.uuid } })
  for (const token of [person.token, tokens.access_token])
    expect((await site.call(verifyRoleEndpoint, { token })).status).toBe(401)
  const renewed = await site.call(issueTokenEndpoint, {
    body: { grant_type: 'refresh_token', refresh_token: tokens.refresh_token },
  })
  expect(renewed.status).toBe(400)
  expect(await site.auditOf(administrator)).toEqual(['user.sessions_ended'])
  expect(await sessionsOf(person, administrator)).toEqual({ open: 0, last_used_at: null, endable: false })
  expect((await end(person, administrator)).refusal.error_message).toBe('sessions.error.none')
  expect((await logIn(person)).status).toBe(200)
})

test('ACC-07 a begun login of the person ends as well, so that its code opens no session any more', async () => {
  const administrator = await site.person({ role: 'administrator' })
  const person = await member(site)
  const { codes } = await giveApp(site, person)
  const { challenge = '' } = (await logIn(person)).refusal
  await end(person, administrator)
  const second = await site.call(issueTokenEndpoint, {
    body: { grant_type: 'second_factor', challenge, code: codes[0] ?? '' },
  })
  expect(second.refusal.error_message).toBe('login.step_over')
})

test('ACC-08 nobody ends their own sessions here, or those of a more powerful colleague', async () => {
  const administrator = await member(site, { role: 'administrator' })
  const colleague = await site.person({ role: managesRoles })
  expect((await end(administrator, administrator)).refusal.error_message).toBe('sessions.error.own')
  expect((await end(administrator, colleague)).refusal.error_message).toBe('roles.error.lacks')
  expect((await sessionsOf(administrator, colleague)).endable).toBe(false)
  expect((await site.call(verifyRoleEndpoint, { token: administrator.token })).status).toBe(200)
})

test('ACC-07 a session whose last token has expired does not count', async () => {
  const administrator = await site.person({ role: 'administrator' })
  const person = await member(site)
  const monthAgo = new Date(site.platform.now().getTime() - 31 * 86_400_000)
  await site.platform.db.updateTable('sessions').set({ last_used_at: monthAgo }).where('user_id', '=', person.id).execute()
  expect(await sessionsOf(person, administrator)).toEqual({ open: 0, last_used_at: null, endable: false })
})
