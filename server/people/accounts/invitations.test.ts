import { expect, test } from 'vitest'
import { itemsOf, moduleKeys, type Right } from '#domain/kernel/permissions.ts'
import { issueTokenEndpoint, verifyRoleEndpoint } from '#domain/kernel/session.contract.ts'
import {
  acceptInvitationEndpoint,
  checkInvitationEndpoint,
  inviteColleagueEndpoint,
} from '#domain/people/accounts/invitations.contract.ts'
import { setForgottenPasswordEndpoint } from '#domain/people/accounts/recovery.contract.ts'
import { changeRoleOfEndpoint } from '#domain/people/roles/roles.contract.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { invitationForm } from '../../testing/links.ts'
import { ownNetwork } from '../../testing/registrations.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1', WORKER: '0' })
const password = 'Granite.2027!'
const inviters: readonly Right[] = [
  { module: 'users', item: 'view' },
  { module: 'users', item: 'invite' },
]

const form = (overrides: Record<string, unknown> = {}) => invitationForm(site, overrides)
const invite = ({ token }: TestPerson, body: Record<string, unknown>) =>
  site.call(inviteColleagueEndpoint, { token, body, headers: ownNetwork() })
const accept = (token: string) => site.call(acceptInvitationEndpoint, { body: { token, password }, headers: ownNetwork() })
const logIn = (email: string) => site.call(issueTokenEndpoint, { body: { grant_type: 'password', username: email, password } })

/** The role of a test person. */
async function roleOf(person: TestPerson) {
  return site.platform.db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select('roles.uuid')
    .where('users.id', '=', person.id)
    .executeTakeFirstOrThrow()
}

const mailsTo = (email: string) =>
  site.platform.db.selectFrom('outgoing_emails').selectAll().where('to_address', '=', email).orderBy('id').execute()

/** The tokens of the invitations to an address, in order. */
async function tokensTo(email: string) {
  const mails = await mailsTo(email)
  return mails.map(({ html }) => /https:\/\/cantera\.test\/invitation\/([\w-]{43})\?lang=/.exec(html)?.[1] ?? '')
}

test('AUTH-09 an invited colleague sets their password once, with the link of the last invitation', async () => {
  const [admin, colleague] = [await site.person({ role: 'administrator' }), await site.person({ role: inviters })]
  const role = await roleOf(colleague)
  const body = await form({ role: role.uuid, language: 'en' })
  const invited = (await invite(admin, body)).answer
  expect(invited).toMatchObject({ success_message: 'invitation.sent', data: { fullname: 'Colega Nueva', email: body.email } })
  expect((await logIn(body.email)).status).toBe(400)
  const again = (await invite(admin, { ...body, name: 'Ana' })).answer
  expect(again).toEqual({ success_message: 'invitation.sent_again', data: { ...invited.data, fullname: 'Ana Nueva' } })
  expect((await mailsTo(body.email)).map(({ plain }) => /replaces the earlier invitation/.test(plain))).toEqual([false, true])

  const [first = '', second = ''] = await tokensTo(body.email)
  expect((await site.call(checkInvitationEndpoint, { params: { token: second } })).answer.data).toEqual({ email: body.email })
  const reset = await site.call(setForgottenPasswordEndpoint, { body: { token: second, password } })
  expect([reset.status, reset.refusal.error_message]).toEqual([404, 'menu.error_token'])
  const outdated = await accept(first)
  expect([outdated.status, outdated.refusal.error_message]).toEqual([404, 'recovery.error.used'])
  expect((await accept(second)).answer).toEqual({ success_message: 'invitation.accepted' })
  expect((await accept(second)).refusal.error_message).toBe('recovery.error.used')
  const { access_token } = (await logIn(body.email)).answer
  const { user, mode } = (await site.call(verifyRoleEndpoint, { token: access_token })).answer
  expect([user.fullname, user.language, mode]).toEqual(['Ana Nueva', 'en', 'allowed'])
  expect((await invite(admin, body)).refusal.errors).toEqual({ email: ['invitation.error.taken'] })
  expect(await site.auditOf(admin)).toEqual(['user.invited', 'user.invited'])
})

test('AUTH-09 an invitation works for seven days and then answers that it has expired', async () => {
  const admin = await site.person({ role: 'administrator' })
  const body = await form()
  await invite(admin, body)
  const [token = ''] = await tokensTo(body.email)
  await site.platform.db.updateTable('account_links').set({ expires_at: site.platform.now() }).execute()
  const late = await accept(token)
  expect([late.status, late.refusal.error_message]).toEqual([410, 'invitation.error.expired'])
})

test('ROL-02 SPEC-15: nobody invites with a role above their own, nor with one without staff permissions', async () => {
  const inviter = await site.person({ role: inviters })
  const own = await roleOf(inviter)
  const [more, candidate] = [await site.person({ role: 'administrator' }), await site.person()]
  for (const person of [more, candidate]) {
    const { uuid } = await roleOf(person)
    expect((await invite(inviter, await form({ role: uuid }))).refusal.errors).toEqual({ role: ['invitation.error.role'] })
  }
  expect((await invite(inviter, await form({ role: own.uuid }))).status).toBe(200)

  const waiting = await form()
  await invite(more, waiting)
  expect((await invite(inviter, { ...waiting, role: own.uuid })).status).toBe(403)
  expect(await tokensTo(waiting.email)).toHaveLength(1)
})

test('USR-01 all errors of an invitation are reported at once', async () => {
  const admin = await site.person({ role: 'administrator' })
  const { refusal } = await invite(admin, { name: '', lastname: 'a1', email: 'x', role: '', language: 'es' })
  expect(refusal.errors).toEqual({
    name: ['personal.error.name_required'],
    lastname: ['personal.error.lastname_pattern'],
    email: ['personal.error.email'],
    role: ['invitation.error.role'],
  })
  const taken = await invite(admin, await form({ email: (await site.person()).email }))
  expect([taken.status, taken.refusal.errors]).toEqual([409, { email: ['invitation.error.taken'] }])
})

test('ACC-08 an invited administrator without a password does not replace the last one', async () => {
  const { db } = site.platform
  await db.updateTable('users').set({ deleted_at: new Date() }).where('role_id', '=', 1).execute()
  const last = await site.person({ role: 'administrator' })
  expect((await invite(last, await form())).status).toBe(200)
  const keeper = await site.person({ role: moduleKeys.flatMap((module) => itemsOf(module).map((item) => ({ module, item }))) })
  const taken = await site.call(changeRoleOfEndpoint, { token: keeper.token, body: { new_role_id: '2', uuid_user: last.uuid } })
  expect([taken.status, taken.refusal.error_message]).toEqual([409, 'roles.error.last_administrator'])
})
