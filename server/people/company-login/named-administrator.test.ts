import { expect, test } from 'vitest'
import { inviteColleagueEndpoint } from '#domain/people/accounts/invitations.contract.ts'
import { saveIdentityEndpoint } from '#domain/people/profile/personal.contract.ts'
import { changeRoleOfEndpoint } from '#domain/people/roles/roles.contract.ts'
import { eraseOwnAccountEndpoint } from '#domain/people/users/own-data.contract.ts'
import { deleteUserEndpoint } from '#domain/people/users/users.contract.ts'
import { startTestApp, type TestApp, testPassword } from '../../testing/app.ts'
import { companySettings } from '../../testing/company-provider.ts'
import { startForgedProvider } from '../../testing/forged-provider.ts'
import { member } from '../../testing/members.ts'
import { companyWarnings } from './warnings.reads.ts'

/** Nothing listens here. */
const nobody = 'http://127.0.0.1:49151'
const admin = 'guardia@agencia.test'
const settings = { OIDC_PASSWORD_LOGIN: '0', OIDC_PASSWORD_ADMIN: admin }

/** What the site answers to each attempt to take the named administrator away, who exists beside another one. */
async function attempts(site: TestApp) {
  const named = await member(site, { role: 'administrator', email: admin })
  const other = await member(site, { role: 'administrator' })
  await site.person({ role: [{ module: 'candidates', item: 'view' }] })
  const roles = site.platform.db.selectFrom('roles').select('uuid').where('built_in', 'is', null)
  const { uuid: new_role_id } = await roles.executeTakeFirstOrThrow()
  const identity = { name: 'Ana', lastname: 'Prueba', email: 'otra@agencia.test', current_password: testPassword }
  const answers = [
    await site.call(saveIdentityEndpoint, { token: named.token, body: identity }),
    await site.call(changeRoleOfEndpoint, { token: other.token, body: { new_role_id, uuid_user: named.uuid } }),
    await site.call(eraseOwnAccountEndpoint, { token: named.token, body: { current_password: testPassword } }),
    await site.call(deleteUserEndpoint, { token: other.token, body: { uuid: named.uuid, reason: 'Se fue' } }),
  ]
  const same = { ...identity, email: admin }
  const renamed = await site.call(saveIdentityEndpoint, { token: named.token, body: same })
  return { refusals: answers.map(({ status, refusal }) => status !== 200 && refusal.error_message), renamed: renamed.status }
}

test('SSO-01 nobody closes the named administrator, or takes their role or address, where passwords are off', async () => {
  const { refusals, renamed } = await attempts(await startTestApp({ env: companySettings(nobody, settings) }))
  expect(refusals).toEqual(Array(4).fill('users.error.password_admin'))
  expect(renamed).toBe(200)
})

test('SSO-01 where staff log in with passwords too, the named administrator is an account like any other', async () => {
  const site = await startTestApp({ env: companySettings(nobody, { ...settings, OIDC_PASSWORD_LOGIN: '1' }) })
  expect((await attempts(site)).refusals.slice(0, 2)).toEqual([false, false])
})

test('SSO-01 the start warns of a named administrator who has no password: invited, or made by a company login', async () => {
  const provider = await startForgedProvider()
  const site = await startTestApp({ env: companySettings(provider.issuer, settings) })
  const { db, now } = site.platform
  const other = await site.person({ role: 'administrator' })
  const { uuid } = await db.selectFrom('roles').select('uuid').where('id', '=', 1).executeTakeFirstOrThrow()
  const body = { name: 'Ana', lastname: 'Prueba', email: admin, role: uuid, language: 'es' as const }
  expect((await site.call(inviteColleagueEndpoint, { body, token: other.token })).status).toBe(200)
  expect(await companyWarnings(site.platform)).toEqual([expect.stringContaining('has not accepted their invitation')])
  const named = db.updateTable('users').set({ invited_at: null }).where('email', '=', admin).returning('id')
  const { id } = await named.executeTakeFirstOrThrow()
  expect(await companyWarnings(site.platform)).toEqual([])
  await db
    .insertInto('audit_log')
    .values({ action: 'user.company_added', subject_type: 'user', subject_id: id, at: now() })
    .execute()
  expect(await companyWarnings(site.platform)).toEqual([expect.stringContaining('choose one at /forgot')])
  await provider.stop()
})

test('SSO-02 the start warns of a directory whose people could not log in, because there is no company login', async () => {
  const env = { SCIM_TOKEN: 'the-token-of-the-directory-0123456789', SCIM_DEFAULT_ROLE: 'administrator' }
  const site = await startTestApp({ env })
  expect(await companyWarnings(site.platform)).toEqual([expect.stringContaining('SCIM_TOKEN is set without OIDC_ISSUER')])
})
