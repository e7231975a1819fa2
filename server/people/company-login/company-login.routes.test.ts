import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueTokenEndpoint, verifyPermissionsEndpoint, verifyRoleEndpoint } from '#domain/kernel/session.contract.ts'
import { inviteColleagueEndpoint } from '#domain/people/accounts/invitations.contract.ts'
import { beginCompanyLoginEndpoint } from '#domain/people/company-login/company-login.contract.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { type CompanyClaims, companySettings, passProvider, startCompanyProvider } from '../../testing/company-provider.ts'
import { codeOf, giveApp } from '../../testing/factors.ts'
import { secondServer } from '../../testing/second-server.ts'

const returnTo = 'https://cantera.test/login/company'
const accounts = new Map<string, CompanyClaims>()
let provider: Awaited<ReturnType<typeof startCompanyProvider>>
let made = 0

/** The site of the tests that need no settings of their own. */
const site = {} as TestApp
let stop: () => Promise<void>

beforeAll(async () => {
  provider = await startCompanyProvider(accounts, (address) => address === returnTo)
  Object.assign(site, await startTestApp({ env: companySettings(provider.issuer), atEnd: (end) => (stop = end) }))
}, 60_000)
afterAll(async () => {
  await stop()
  await provider.stop()
})

const siteWith = (env: Record<string, string> = {}) => startTestApp({ env: companySettings(provider.issuer, env) })

/** An account of the company with its own address. */
function companyAccount(more: CompanyClaims = {}) {
  made += 1
  const subject = `subject ${made}`
  const email = `colega.${made}@agencia.test`
  accounts.set(subject, { email, email_verified: true, given_name: 'Ana', family_name: 'Ríos', locale: 'en-US', ...more })
  return { subject, email }
}

/** Begins a login, passes the provider and answers it. */
async function logIn(site: TestApp, subject: string) {
  const { url, ticket } = (await site.call(beginCompanyLoginEndpoint)).answer.data
  const answer = await passProvider(url, subject, returnTo)
  return site.call(issueTokenEndpoint, { body: { grant_type: 'company', ticket, answer } })
}

const tokenOf = async (site: TestApp, subject: string) => (await logIn(site, subject)).answer.access_token

test('SSO-01 a colleague logs in with the account of the company, and the session is the usual one', async () => {
  const { subject, email } = companyAccount()
  const { answer } = await logIn(site, subject)
  expect(Object.keys(answer).sort()).toEqual(['access_token', 'device', 'expires_in', 'refresh_token', 'token_type'])
  const { user, mode } = (await site.call(verifyRoleEndpoint, { token: answer.access_token })).answer
  expect({ ...user, mode }).toMatchObject({ email, name: 'Ana', lastname: 'Ríos', language: 'en', role_id: 1, mode: 'allowed' })
  const renewed = await site.call(issueTokenEndpoint, {
    body: { grant_type: 'refresh_token', refresh_token: answer.refresh_token },
  })
  expect(renewed.status).toBe(200)
})

test('SSO-01 the second login finds the same account by issuer and subject, also after the address changed', async () => {
  const { subject } = companyAccount()
  const first = (await site.call(verifyRoleEndpoint, { token: await tokenOf(site, subject) })).answer.user
  accounts.set(subject, { ...accounts.get(subject), email: 'otra@agencia.test' })
  const second = (await site.call(verifyRoleEndpoint, { token: await tokenOf(site, subject) })).answer.user
  expect(second).toEqual(first)
})

test('SSO-01 the first login is audited, and so is the link to an account that exists', async () => {
  const added = companyAccount()
  await logIn(site, added.subject)
  const { db } = site.platform
  const actor = await db.selectFrom('users').select('id').where('email', '=', added.email).executeTakeFirstOrThrow()
  expect(await site.auditOf({ ...actor, uuid: '', email: '', token: '' })).toEqual(['user.company_added'])
  const linked = companyAccount()
  const colleague = await site.person({ role: 'administrator', email: linked.email })
  await logIn(site, linked.subject)
  await logIn(site, linked.subject)
  expect(await site.auditOf(colleague)).toEqual(['user.company_linked'])
})

test('SSO-01 a colleague who was invited and never answered gets their account, and the link of the invitation ends', async () => {
  const { subject, email } = companyAccount()
  const administrator = await site.person({ role: 'administrator' })
  const roles = site.platform.db.selectFrom('roles').select('uuid').where('built_in', '=', 'administrator')
  const { uuid } = await roles.executeTakeFirstOrThrow()
  const body = { name: 'Ana', lastname: 'Ríos', email, role: uuid, language: 'es' as const }
  const invited = (await site.call(inviteColleagueEndpoint, { body, token: administrator.token })).answer.data
  const { user } = (await site.call(verifyRoleEndpoint, { token: await tokenOf(site, subject) })).answer
  expect(user.uuid).toBe(invited.uuid)
  const { db } = site.platform
  const row = db.selectFrom('users').select(['invited_at', 'email_verified_at']).where('uuid', '=', user.uuid)
  expect(await row.executeTakeFirst()).toEqual({ invited_at: null, email_verified_at: expect.any(Date) })
  const links = db.selectFrom('account_links').select('used_at').where('email', '=', email)
  expect(await links.execute()).toEqual([{ used_at: expect.any(Date) }])
})

test('SSO-01 a claim decides the role at each login, which ends the sessions with the former one', async () => {
  const env = { OIDC_ROLE_CLAIM: 'groups', OIDC_ROLES: 'admins=administrator, team=Lectura', OIDC_DEFAULT_ROLE: '' }
  const site = await siteWith(env)
  const reader = await site.person({ role: [{ module: 'candidates', item: 'view' }] })
  await site.person({ role: 'administrator' })
  const { db } = site.platform
  const role = db.selectFrom('users').select('role_id').where('id', '=', reader.id)
  await db.updateTable('roles').set({ name: 'Lectura' }).where('id', '=', role).execute()
  const { subject } = companyAccount({ groups: ['everybody', 'admins'] })
  const before = await tokenOf(site, subject)
  expect((await site.call(verifyRoleEndpoint, { token: before })).answer.user.role_id).toBe(1)
  accounts.set(subject, { ...accounts.get(subject), groups: ['everybody', 'team'] })
  const after = await tokenOf(site, subject)
  expect((await site.call(verifyRoleEndpoint, { token: before })).status).toBe(401)
  const { user } = (await site.call(verifyRoleEndpoint, { token: after })).answer
  expect(user.role_id).toBe((await role.executeTakeFirstOrThrow()).role_id)
  const audited = db.selectFrom('audit_log').select(['actor_id', 'detail']).where('action', '=', 'user.company_role')
  expect(await audited.execute()).toEqual([{ actor_id: null, detail: { from: 'administrator', to: 'Lectura' } }])
  accounts.set(subject, { ...accounts.get(subject), groups: ['everybody'] })
  expect((await logIn(site, subject)).refusal.error_message).toBe('login.company_role')
})

test('SSO-01 ACC-08 the provider does not take the role of the last or of the named administrator', async () => {
  const named = companyAccount({ groups: ['team'] })
  const env = { OIDC_ROLE_CLAIM: 'groups', OIDC_ROLES: 'team=Lectura', OIDC_PASSWORD_ADMIN: named.email }
  const site = await siteWith(env)
  const reader = await site.person({ role: [{ module: 'candidates', item: 'view' }] })
  const { db } = site.platform
  await db
    .updateTable('roles')
    .set({ name: 'Lectura' })
    .where('id', '=', db.selectFrom('users').select('role_id').where('id', '=', reader.id))
    .execute()
  const roleAfter = async (subject: string) =>
    (await site.call(verifyRoleEndpoint, { token: await tokenOf(site, subject) })).answer.user.role_id
  const other = companyAccount({ groups: ['team'] })
  await site.person({ role: 'administrator', email: other.email })
  expect(await roleAfter(other.subject)).toBe(1)
  await site.person({ role: 'administrator', email: named.email })
  expect(await roleAfter(named.subject)).toBe(1)
  expect(await roleAfter(other.subject)).not.toBe(1)
})

test('SSO-01 IDT-03 a company login is no second factor: an app is asked for its code, a required one is missing', async () => {
  const site = await siteWith()
  const { subject, email } = companyAccount()
  const colleague = await site.person({ role: 'administrator', email })
  const { key } = await giveApp(site, colleague)
  const { refusal, status } = await logIn(site, subject)
  expect([status, refusal.error_message]).toEqual([403, 'login.second_step'])
  const body = {
    grant_type: 'second_factor',
    challenge: refusal.challenge ?? '',
    code: codeOf(key, site.platform.now()),
  } as const
  expect((await site.call(issueTokenEndpoint, { body })).status).toBe(200)

  const { db } = site.platform
  await db.updateTable('roles').set({ requires_factor: true }).where('id', '=', 1).execute()
  const another = companyAccount()
  const token = await tokenOf(site, another.subject)
  expect((await site.call(verifyPermissionsEndpoint, { token })).refusal.error_message).toBe('errors.factor_required')
})

test('SSO-01 logins that began in two tabs both end, in either order', async () => {
  const { subject } = companyAccount()
  const begun = await Promise.all([1, 2].map(async () => (await site.call(beginCompanyLoginEndpoint)).answer.data))
  const statuses: number[] = []
  for (const { url, ticket } of begun.reverse()) {
    const answer = await passProvider(url, subject, returnTo)
    statuses.push((await site.call(issueTokenEndpoint, { body: { grant_type: 'company', ticket, answer } })).status)
  }
  expect(statuses).toEqual([200, 200])
})

test('SSO-01 a login that one process began ends on another one', async () => {
  const other = await secondServer(site.platform)
  const { subject } = companyAccount()
  const { url, ticket } = (await site.call(beginCompanyLoginEndpoint)).answer.data
  const answer = await passProvider(url, subject, returnTo)
  const body = { grant_type: 'company', ticket, answer }
  const finished = await other.app.inject({ method: 'POST', url: '/oauth/token', payload: body })
  const again = await site.call(issueTokenEndpoint, { body })
  await other.stop()
  expect(finished.statusCode).toBe(200)
  expect(again.refusal.error_message).toBe('login.company_refused')
})
