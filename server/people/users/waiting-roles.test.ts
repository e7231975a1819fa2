import { expect, test } from 'vitest'
import { issueTokenEndpoint, verifyRoleEndpoint } from '#domain/kernel/session.contract.ts'
import { acceptInvitationEndpoint } from '#domain/people/accounts/invitations.contract.ts'
import { setForgottenPasswordEndpoint } from '#domain/people/accounts/recovery.contract.ts'
import { saveIdentityEndpoint } from '#domain/people/profile/personal.contract.ts'
import { changeRoleOfEndpoint } from '#domain/people/roles/roles.contract.ts'
import { getUserEndpoint } from '#domain/people/users/user-profile.contract.ts'
import { noteConfirmed } from '../../platform/mail/confirmed-address.ts'
import { sharedTestApp, type TestPerson, testPassword } from '../../testing/app.ts'
import { giveApp } from '../../testing/factors.ts'
import { linkOf } from '../../testing/links.ts'
import { member } from '../../testing/members.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1' })
const newPassword = 'Granite.2027!'
const administrator = () => site.person({ role: 'administrator' })
const give = async (person: TestPerson, role = '1') =>
  site.call(changeRoleOfEndpoint, { body: { new_role_id: role, uuid_user: person.uuid }, token: (await administrator()).token })
const roleOf = async ({ id }: TestPerson) =>
  (await site.platform.db.selectFrom('users').select('role_id').where('id', '=', id).executeTakeFirstOrThrow()).role_id
const logIn = (username: string, password: string) =>
  site.call(issueTokenEndpoint, { body: { grant_type: 'password', username, password } })

test('IDT-04 a role given to a stranger’s registration goes to the owner of the mailbox', async () => {
  const stranger = await member(site, { confirmed: false })
  await giveApp(site, stranger)
  const given = await give(stranger)
  expect(given.answer).toMatchObject({ success_message: 'roles.role_waits', data: { waits: true, role_id: 2 } })
  const { token } = await administrator()
  const shown = await site.call(getUserEndpoint, { params: { uuid: stranger.uuid }, token })
  expect(shown.answer.data).toMatchObject({ waiting_role: 'administrator', role_id: 2 })
  expect((await site.call(verifyRoleEndpoint, { token: stranger.token })).status).toBe(200)

  const sent = site.platform.db.selectFrom('outgoing_emails').select('kind').where('to_address', '=', stranger.email)
  expect(await sent.execute()).toEqual([{ kind: 'invitation' }])
  const body = { token: await linkOf(site, 'invitation', stranger), password: newPassword }
  expect((await site.call(acceptInvitationEndpoint, { body })).status).toBe(200)
  expect(await roleOf(stranger)).toBe(1)
  expect((await site.call(verifyRoleEndpoint, { token: stranger.token })).status).toBe(401)
  expect((await logIn(stranger.email, testPassword)).status).toBe(400)
  expect((await logIn(stranger.email, newPassword)).status).toBe(200)
  expect(await site.auditOf(stranger)).toContain('user.role_taken')
  expect((await site.call(acceptInvitationEndpoint, { body })).status).toBe(404)
})

test('IDT-04 a stranger who takes the account to another address does not take the waiting role there', async () => {
  const stranger = await member(site, { confirmed: false })
  await give(stranger)
  const email = `otra.${stranger.email}`
  const moved = { name: 'Ana', lastname: 'Ruiz', email, current_password: testPassword }
  expect((await site.call(saveIdentityEndpoint, { body: moved, token: stranger.token })).status).toBe(200)
  const body = { token: await linkOf(site, 'reset', { id: stranger.id, email }), password: newPassword }
  expect((await site.call(setForgottenPasswordEndpoint, { body })).status).toBe(200)
  expect(await roleOf(stranger)).toBe(2)
})

test('IDT-04 a reply that confirms an address does not show whose the account is, so that a role still waits', async () => {
  const stranger = await member(site, { confirmed: false })
  await site.platform.db.transaction().execute((tx) => noteConfirmed(tx, site.platform, stranger))
  expect((await give(stranger)).answer.data.waits).toBe(true)
})

test('IDT-04 a waiting role is taken back by giving the present one, and a recovery then gives none', async () => {
  const stranger = await member(site, { confirmed: false })
  await give(stranger)
  expect((await give(stranger, '2')).answer.data.waits).toBe(false)
  const body = { token: await linkOf(site, 'reset', stranger), password: newPassword }
  expect((await site.call(setForgottenPasswordEndpoint, { body })).status).toBe(200)
  expect(await roleOf(stranger)).toBe(2)
})
