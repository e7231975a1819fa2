import { expect, test } from 'vitest'
import { issueTokenEndpoint, verifyPermissionsEndpoint } from '#domain/kernel/session.contract.ts'
import { beginCompanyLoginEndpoint } from '#domain/people/company-login/company-login.contract.ts'
import { passkeyLoginOptionsEndpoint } from '#domain/people/second-factor/passkeys.contract.ts'
import { startTestApp, type TestApp, testPassword } from '../../testing/app.ts'
import { companySettings } from '../../testing/company-provider.ts'
import { codeOf, giveApp } from '../../testing/factors.ts'
import { startForgedProvider } from '../../testing/forged-provider.ts'
import { member } from '../../testing/members.ts'
import { openSession } from '../sessions/writes/opening.ts'
import { companyWarnings } from './warnings.reads.ts'

/** Nothing listens here. */
const nobody = 'http://127.0.0.1:49151'
const admin = 'guardia@agencia.test'
const only = { OIDC_PASSWORD_LOGIN: '0', OIDC_PASSWORD_ADMIN: 'Guardia@agencia.test' }

const byPassword = async (site: TestApp, username: string) => {
  const { status, refusal } = await site.call(issueTokenEndpoint, {
    body: { grant_type: 'password', username, password: testPassword },
  })
  return status === 200 ? undefined : refusal.error_message
}

test('SSO-01 while the provider is away people with a session go on, and the named administrator gets in', async () => {
  const site = await startTestApp({ env: companySettings(nobody, only) })
  const colleague = await site.person({ role: 'administrator' })
  await member(site, { role: 'administrator', email: admin })
  const { status, refusal } = await site.call(beginCompanyLoginEndpoint)
  expect([status, refusal.error_message]).toEqual([503, 'login.company_away'])
  expect((await site.call(verifyPermissionsEndpoint, { token: colleague.token })).status).toBe(200)
  expect(await byPassword(site, admin)).toBeUndefined()
})

test('SSO-01 without password login staff get in by no other way, and candidates as before', async () => {
  const site = await startTestApp({ env: companySettings(nobody, only) })
  const colleague = await member(site, { role: [{ module: 'candidates', item: 'view' }] })
  expect(await byPassword(site, colleague.email)).toBe('login.company_only')
  expect(await byPassword(site, (await member(site)).email)).toBeUndefined()
  const { platform } = site
  const opening = { network: 'any', deviceToken: 'any', userAgent: '', factor: 'passkey' as const }
  const opened = await platform.db.transaction().execute((tx) => openSession(tx, platform, colleague.id, opening))
  expect(opened).toMatchObject({ refused: 'login.company_only' })
  expect((await site.call(passkeyLoginOptionsEndpoint)).status).toBe(200)
})

test('SSO-01 a wrong password of staff is answered as that of anybody, and a second step that had begun ends', async () => {
  const site = await startTestApp({ env: companySettings(nobody, only) })
  const colleague = await member(site, { role: [{ module: 'candidates', item: 'view' }] })
  const wrong = { grant_type: 'password', username: colleague.email, password: 'Otra.2026!' } as const
  expect((await site.call(issueTokenEndpoint, { body: wrong })).refusal.error_message).toBe('personal.error.login')
  const { key } = await giveApp(site, colleague)
  const { db, now } = site.platform
  const { beginSecondStep } = await import('../sessions/second-step.writes.ts')
  const hash = db.selectFrom('users').select(['id', 'password_hash']).where('id', '=', colleague.id)
  const { challenge = '' } = await beginSecondStep({ db, now }, await hash.executeTakeFirstOrThrow(), {})
  const body = { grant_type: 'second_factor', challenge, code: codeOf(key, now()) } as const
  expect((await site.call(issueTokenEndpoint, { body })).refusal.error_message).toBe('login.company_only')
})

test('SSO-01 a provider that comes back is used within half a minute', async () => {
  const provider = await startForgedProvider()
  const site = await startTestApp({ env: companySettings(provider.issuer) })
  provider.answer('/.well-known/openid-configuration', (response) => response.writeHead(502).end())
  expect((await site.call(beginCompanyLoginEndpoint)).status).toBe(503)
  provider.repent()
  expect((await site.call(beginCompanyLoginEndpoint)).status).toBe(200)
  provider.answer('/.well-known/openid-configuration', (response) => response.end('{}'))
  expect((await site.call(beginCompanyLoginEndpoint)).status).toBe(200)
  site.passSeconds(31)
  expect((await site.call(beginCompanyLoginEndpoint)).status).toBe(503)
  await provider.stop()
})

test('SSO-01 the start says in a sentence each which settings name nobody, no role and no provider', async () => {
  const site = await startTestApp({ env: companySettings(nobody, { ...only, OIDC_DEFAULT_ROLE: 'Dirección' }) })
  expect(await companyWarnings(site.platform)).toEqual([
    expect.stringContaining('name the role “Dirección”, which does not exist here'),
    expect.stringMatching(/^The provider of OIDC_ISSUER does not answer as one \(.*ECONNREFUSED.*\): nobody/),
    expect.stringContaining('OIDC_PASSWORD_ADMIN is not the address of an administrator'),
  ])
  const provider = await startForgedProvider()
  const good = await startTestApp({ env: companySettings(provider.issuer, only) })
  await good.person({ role: 'administrator', email: admin })
  expect(await companyWarnings(good.platform)).toEqual([])
  await provider.stop()
})
