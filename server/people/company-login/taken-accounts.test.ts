import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { issueTokenEndpoint, verifyRoleEndpoint } from '#domain/kernel/session.contract.ts'
import { deleteUserEndpoint, listDeletedUsersEndpoint, restoreUserEndpoint } from '#domain/people/users/users.contract.ts'
import { noteConfirmed } from '../../platform/mail/confirmed-address.ts'
import { addedWithLink } from '../../testing/added-people.ts'
import { startTestApp, type TestApp, testPassword } from '../../testing/app.ts'
import { companySettings } from '../../testing/company-provider.ts'
import { giveApp } from '../../testing/factors.ts'
import { forgedLogin } from '../../testing/forged-login.ts'
import { type ForgedProvider, json, startForgedProvider } from '../../testing/forged-provider.ts'
import { givePassword, member } from '../../testing/members.ts'
import { registrationForm, sendRegistration } from '../../testing/registrations.ts'

let provider: ForgedProvider
const site = {} as TestApp
let stop: () => Promise<void>
const { refusalWith } = forgedLogin(site, () => provider)

beforeAll(async () => {
  provider = await startForgedProvider()
  const roles = { OIDC_ROLE_CLAIM: 'groups', OIDC_ROLES: 'admins=administrator', OIDC_DEFAULT_ROLE: '' }
  const env = companySettings(provider.issuer, roles)
  Object.assign(site, await startTestApp({ env, atEnd: (end) => (stop = end) }))
})
afterEach(() => provider.repent())
afterAll(async () => {
  await stop()
  await provider.stop()
})

const people = async () => (await site.platform.db.selectFrom('users').select('id').execute()).length

test.each([{ email_verified: false }, { email_verified: undefined }, { email_verified: 'no' }, { email: undefined }])(
  'IDT-02 an address that the provider has not verified opens nothing: %j',
  async (claims) => {
    const before = await people()
    expect(await refusalWith(claims)).toBe('login.company_address')
    expect(await people()).toBe(before)
  },
)

test.each(['ana@gmail.test', 'ana@agencia.test.evil.test', 'ana@sub.agencia.test', 'ana@evil.test\u0000@agencia.test'])(
  'IDT-02 the address %s is of no allowed domain',
  async (email) => {
    expect(await refusalWith({ email })).toBe('login.company_address')
  },
)

test('IDT-02 an address that user info says verified does not verify the address of the ID token', async () => {
  const email = 'duena@agencia.test'
  await site.person({ role: 'administrator', email })
  provider.answer('/userinfo', json({ sub: 'mallory', email: 'mallory@agencia.test', email_verified: true }))
  expect(await refusalWith({ sub: 'mallory', email, email_verified: undefined })).toBeUndefined()
  const links = site.platform.db
    .selectFrom('company_accounts')
    .innerJoin('users', 'users.id', 'user_id')
    .select('users.email')
    .where('subject', '=', 'mallory')
  expect(await links.execute()).toEqual([{ email: 'mallory@agencia.test' }])
})

test('IDT-02 user info that is asked for roles says nothing of the address of the ID token, nor of a second factor', async () => {
  const mallory = { sub: 'mixing mallory', email: 'mezcla@agencia.test' }
  provider.answer('/userinfo', json({ ...mallory, email_verified: true, groups: ['admins'], amr: ['mfa'] }))
  expect(await refusalWith({ ...mallory, email_verified: undefined, xms_edov: false, groups: undefined })).toBe(
    'login.company_address',
  )
  const env = companySettings(provider.issuer, {
    OIDC_ROLE_CLAIM: 'groups',
    OIDC_ROLES: 'admins=administrator',
    OIDC_SECOND_FACTOR: 'mfa',
  })
  const other = await startTestApp({ env })
  expect(await forgedLogin(other, () => provider).refusalWith({ ...mallory, groups: undefined })).toBeUndefined()
  const factors = other.platform.db.selectFrom('sessions').select('factor')
  expect(await factors.execute()).toEqual([{ factor: null }])
})

test('IDT-02 user info of another subject is refused', async () => {
  provider.answer('/userinfo', json({ sub: 'somebody else', email: 'ana@agencia.test', email_verified: true }))
  expect(await refusalWith({ email: undefined, email_verified: undefined })).toBe('login.company_refused')
})

test('IDT-02 a login opens no account by its address alone: not of a candidate, and not an unconfirmed one of staff', async () => {
  const candidate = await site.person({ email: 'candidata@agencia.test' })
  expect(await refusalWith({ email: candidate.email })).toBe('login.company_candidate')
  const unconfirmed = await site.person({ role: 'administrator', email: 'sin.confirmar@agencia.test', confirmed: false })
  expect(await refusalWith({ email: unconfirmed.email })).toBe('login.company_unconfirmed')
  const { db } = site.platform
  const links = db.selectFrom('company_accounts').select('id').where('user_id', 'in', [candidate.id, unconfirmed.id])
  expect(await links.execute()).toEqual([])
  const role = db.selectFrom('users').select('role_id').where('id', '=', candidate.id)
  expect(await role.executeTakeFirst()).toEqual({ role_id: 2 })
})

test('IDT-04 a registration that nobody confirmed gives way to the colleague, who gets nothing of it', async () => {
  const email = 'ocupada@agencia.test'
  const stranger = await member(site, { email, confirmed: false })
  await giveApp(site, stranger)
  expect(await refusalWith({ sub: 'real colleague', email })).toBeUndefined()
  const { db } = site.platform
  const colleague = db.selectFrom('users').selectAll().where('email', '=', email)
  expect(await colleague.executeTakeFirstOrThrow()).toMatchObject({ role_id: 1, first_name: 'ocupada', cv_file_id: null })
  expect((await site.call(verifyRoleEndpoint, { token: stranger.token })).status).toBe(401)
  const administrator = await site.person({ role: 'administrator' })
  const { token } = administrator
  const deleted = (await site.call(listDeletedUsersEndpoint, { token })).answer.data
  expect(deleted.map(({ uuid }) => uuid)).toContain(stranger.uuid)
  expect((await site.call(restoreUserEndpoint, { body: { uuid: stranger.uuid }, token })).status).toBe(409)
  const noted = db
    .selectFrom('audit_log')
    .select('actor_id')
    .where('action', '=', 'user.gave_way')
    .where('subject_id', '=', stranger.id)
  expect(await noted.execute()).toEqual([{ actor_id: null }])
  // The colleague logs in again, and the stranger with the password of the registration does not.
  expect(await refusalWith({ sub: 'real colleague', email })).toBeUndefined()
  const body = { grant_type: 'password', username: email, password: testPassword } as const
  expect((await site.call(issueTokenEndpoint, { body })).status).toBe(400)
})

test('IDT-04 neither a reply that confirms the address nor a move to it keeps the colleague out', async () => {
  const { platform } = site
  const replied = await site.person({ email: 'respondida@agencia.test', confirmed: false })
  await givePassword(site, replied)
  await platform.db.transaction().execute((tx) => noteConfirmed(tx, platform, replied))
  const moved = await site.person({ email: 'mudada@agencia.test' })
  await platform.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', moved.id).execute()
  for (const { email } of [replied, moved]) expect(await refusalWith({ sub: email, email }), email).toBeUndefined()
})

test('IDT-04 an address that staff entered gives way to nobody, also while a stranger has registered with it', async () => {
  const entry = await addedWithLink(site, undefined, 'anotada@agencia.test')
  expect(await refusalWith({ email: entry.email })).toBe('login.company_candidate')
  expect((await sendRegistration(site, registrationForm({ email: entry.email }))).status).toBe(200)
  expect(await refusalWith({ email: entry.email })).toBe('login.company_candidate')
})

test('IDT-02 an address that the company gave to somebody else does not open the former account', async () => {
  const email = 'heredada@agencia.test'
  expect(await refusalWith({ sub: 'former', email })).toBeUndefined()
  expect(await refusalWith({ sub: 'new', email })).toBe('login.company_taken')
})

test('IDT-02 a colleague whose account was closed, or who lost their role, does not get in', async () => {
  const [email, sub] = ['saliente@agencia.test', 'leaver']
  const administrator = await site.person({ role: 'administrator' })
  const colleague = await site.person({ role: 'administrator', email })
  expect(await refusalWith({ sub, email })).toBeUndefined()
  const body = { uuid: colleague.uuid, reason: 'Se fue de la empresa' }
  expect((await site.call(deleteUserEndpoint, { body, token: administrator.token })).status).toBe(200)
  expect(await refusalWith({ sub, email })).toBe('login.company_closed')
  // The provider may name them anew.
  expect(await refusalWith({ sub: 'leaver again', email })).toBe('login.company_closed')

  const demoted = await site.person({ role: 'administrator', email: 'sin.rol@agencia.test' })
  expect(await refusalWith({ sub: 'demoted', email: demoted.email })).toBeUndefined()
  await site.platform.db.updateTable('users').set({ role_id: 2 }).where('id', '=', demoted.id).execute()
  expect(await refusalWith({ sub: 'demoted', email: demoted.email })).toBe('login.company_candidate')
})

test.each([[['administrator']], [['everybody']], ['Admins'], [{ admins: true }], [undefined]])(
  'IDT-02 the claim %j gives no role, and without one nobody gets in',
  async (groups) => {
    const before = await people()
    expect(await refusalWith({ groups })).toBe('login.company_role')
    expect(await people()).toBe(before)
  },
)

test('IDT-02 a role that does not exist here, and one of candidates, is none', async () => {
  for (const role of ['Dirección', 'user']) {
    const env = companySettings(provider.issuer, { OIDC_DEFAULT_ROLE: role })
    const other = await startTestApp({ env })
    expect(await forgedLogin(other, () => provider).refusalWith({})).toBe('login.company_role')
  }
})
