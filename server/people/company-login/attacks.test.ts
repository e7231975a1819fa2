import { Buffer } from 'node:buffer'
import { generateKeyPair } from 'jose'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { issueTokenEndpoint } from '#domain/kernel/session.contract.ts'
import { beginCompanyLoginEndpoint } from '#domain/people/company-login/company-login.contract.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { companyClient, companySettings, passProvider, startCompanyProvider } from '../../testing/company-provider.ts'
import { type BegunLogin, forgedLogin } from '../../testing/forged-login.ts'
import { type ForgedProvider, json, startForgedProvider } from '../../testing/forged-provider.ts'
import { beginAtProvider } from './writes/provider.ts'

let provider: ForgedProvider
const site = {} as TestApp
let stop: () => Promise<void>
const { begin, claimsFor, answerOf, finish, refusalWith } = forgedLogin(site, () => provider)

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

test('IDT-02 an honest answer of the same provider is accepted, so that the refusals below have their own cause', async () => {
  expect(await refusalWith({})).toBeUndefined()
})

test('IDT-02 an answer that names another issuer is refused, and so is one that names none', async () => {
  for (const iss of ['https://other.test', `${provider.issuer}/`, '']) {
    const begun = await begin()
    provider.give(await provider.sign(claimsFor(begun)))
    expect((await finish(begun.ticket, answerOf(begun, { iss }))).refusal.error_message).toBe('login.company_refused')
  }
  const begun = await begin()
  provider.give(await provider.sign(claimsFor(begun)))
  const answer = new URLSearchParams({ code: 'any', state: begun.state }).toString()
  expect((await finish(begun.ticket, answer)).refusal.error_message).toBe('login.company_refused')
})

test('IDT-02 an ID token of another issuer is refused', async () => {
  expect(await refusalWith({ iss: 'https://other.test' })).toBe('login.company_refused')
})

test('IDT-02 an ID token of another directory of Microsoft is refused where the description leaves its id out', async () => {
  const microsoft = 'https://login.microsoftonline.com'
  const toProvider = (url: string | URL) => String(url).replace(microsoft, provider.issuer)
  const real = fetch
  vi.stubGlobal('fetch', (url: string | URL, init?: RequestInit) => real(toProvider(url), init))
  onTestFinished(() => void vi.unstubAllGlobals())
  const description = JSON.parse(JSON.stringify(provider.description).replaceAll(provider.issuer, microsoft))
  provider.answer(
    '/agencia.test/v2.0/.well-known/openid-configuration',
    json({
      ...description,
      issuer: `${microsoft}/{tenantid}/v2.0`,
      authorization_response_iss_parameter_supported: false,
    }),
  )
  const other = await startTestApp({ env: companySettings(`${microsoft}/agencia.test/v2.0`) })
  const login = forgedLogin(other, () => provider)
  const begun = await login.begin()
  provider.give(await provider.sign(login.claimsFor(begun, { iss: `${microsoft}/evil/v2.0`, tid: 'evil' })))
  const answer = new URLSearchParams({ code: 'any', state: begun.state }).toString()
  expect((await login.finish(begun.ticket, answer)).refusal.error_message).toBe('login.company_refused')
})

test('IDT-02 a provider whose description names another issuer is not used', async () => {
  site.passSeconds(60)
  provider.answer('/.well-known/openid-configuration', json({ ...provider.description, issuer: 'https://other.test' }))
  expect((await site.call(beginCompanyLoginEndpoint)).refusal.error_message).toBe('login.company_away')
})

test('IDT-02 a ticket is accepted once, whatever the answer was, and not after half an hour', async () => {
  const begun = await begin()
  provider.give(await provider.sign(claimsFor(begun)))
  expect((await finish(begun.ticket, answerOf(begun))).status).toBe(200)
  expect((await finish(begun.ticket, answerOf(begun))).refusal.error_message).toBe('login.company_refused')
  const failed = await begin()
  provider.give(await provider.sign(claimsFor(failed)))
  expect((await finish(failed.ticket, 'error=access_denied')).refusal.error_message).toBe('login.company_refused')
  expect((await finish(failed.ticket, answerOf(failed))).refusal.error_message).toBe('login.company_refused')
  const late = await begin()
  provider.give(await provider.sign(claimsFor(late)))
  site.passSeconds(1801)
  expect((await finish(late.ticket, answerOf(late))).refusal.error_message).toBe('login.company_refused')
})

test('IDT-02 a code that was used is refused, also with a ticket of its own, and so is one of another login', async () => {
  const returnTo = 'https://cantera.test/login/company'
  const accounts = new Map([['ana', { email: 'ana@agencia.test', email_verified: true }]])
  const real = await startCompanyProvider(accounts, (address) => address === returnTo)
  const other = await startTestApp({ env: companySettings(real.issuer) })
  const beginThere = async () => (await other.call(beginCompanyLoginEndpoint)).answer.data
  const finishThere = async (ticket: string, answer: string) =>
    (await other.call(issueTokenEndpoint, { body: { grant_type: 'company', ticket, answer } })).status
  const first = await beginThere()
  const answer = await passProvider(first.url, 'ana', returnTo)
  expect(await finishThere(first.ticket, answer)).toBe(200)
  const withState = (url: string, from: string) => {
    const mixed = new URLSearchParams(from)
    mixed.set('state', new URL(url).searchParams.get('state') ?? '')
    return mixed.toString()
  }
  const second = await beginThere()
  expect(await finishThere(second.ticket, withState(second.url, answer))).toBe(410)
  // PKCE: the code of one login does not fit the proof of another one.
  const [third, fourth] = [await beginThere(), await beginThere()]
  const stolen = await passProvider(third.url, 'ana', returnTo)
  expect(await finishThere(fourth.ticket, withState(fourth.url, stolen))).toBe(410)
  await real.stop()
})

test.each([{ state: 'another' }, { state: '' }])('IDT-02 an answer with the wrong state %j is refused', async (wrong) => {
  const begun = await begin()
  provider.give(await provider.sign(claimsFor(begun)))
  expect((await finish(begun.ticket, answerOf(begun, wrong))).refusal.error_message).toBe('login.company_refused')
})

test('IDT-02 an answer without a state is refused', async () => {
  const begun = await begin()
  provider.give(await provider.sign(claimsFor(begun)))
  const answer = new URLSearchParams({ code: 'any', iss: provider.issuer }).toString()
  expect((await finish(begun.ticket, answer)).refusal.error_message).toBe('login.company_refused')
})

test('IDT-02 an answer that somebody else began is refused without their ticket, and so is a made-up ticket', async () => {
  const [own, foreign] = [await begin(), await begin()]
  provider.give(await provider.sign(claimsFor(foreign)))
  expect((await finish(own.ticket, answerOf(foreign))).refusal.error_message).toBe('login.company_refused')
  const forged = Buffer.from(JSON.stringify({ ...foreign, endsAt: Date.now() + 60_000 })).toString('base64url')
  for (const ticket of [forged, 'x', own.ticket.slice(0, -4)])
    expect((await finish(ticket, answerOf(foreign))).refusal.error_message).toBe('login.company_refused')
})

test.each([{ nonce: 'another' }, { nonce: undefined }])('IDT-02 an ID token with the nonce of %j is refused', async (wrong) => {
  expect(await refusalWith(wrong)).toBe('login.company_refused')
})

test('IDT-02 the page of the provider returns to this site alone, whatever the caller asks for', async () => {
  const body = { redirect_uri: 'https://evil.test', from: 'https://evil.test', return_to: '//evil.test' }
  const headers = {
    host: 'evil.test',
    'x-forwarded-host': 'evil.test',
    origin: 'https://evil.test',
    referer: 'https://evil.test/',
  }
  const { url } = (await site.call(beginCompanyLoginEndpoint, { body, headers })).answer.data
  expect(url).not.toContain('evil')
  expect(new URL(url).searchParams.get('redirect_uri')).toBe('https://cantera.test/login/company')
})

test.each([
  ['a page instead of tokens', (response: { end(text: string): unknown }) => response.end('<html>maintenance</html>')],
  ['an error of the server', json({ error: 'server_error' }, 500)],
  ['JSON that ends in the middle', (response: { end(text: string): unknown }) => response.end('{"access_token": "no')],
])('IDT-02 %s is reported as a provider that is away', async (_what, wrong) => {
  const begun = await begin()
  provider.answer('/token', wrong)
  const { status, refusal } = await finish(begun.ticket, answerOf(begun))
  expect([status, refusal.error_message]).toEqual([503, 'login.company_away'])
})

test('IDT-02 an answer without end, or a slow one, is given up, and the person gets a message', async () => {
  const begun = await begin()
  provider.answer('/token', (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const more = setInterval(() => response.write('x'.repeat(200_000)), 5)
    response.on('close', () => clearInterval(more))
  })
  expect((await finish(begun.ticket, answerOf(begun))).refusal.error_message).toBe('login.company_away')
  const slow = await begin()
  provider.answer('/token', () => undefined)
  const started = performance.now()
  expect((await finish(slow.ticket, answerOf(slow))).refusal.error_message).toBe('login.company_away')
  expect(performance.now() - started).toBeLessThan(9000)
}, 20_000)

test('IDT-02 an ID token that has expired is refused', async () => {
  const now = Math.floor(Date.now() / 1000)
  expect(await refusalWith({ iat: now - 7200, exp: now - 3600 })).toBe('login.company_refused')
})

test.each([
  [110, undefined],
  [-110, undefined],
  [150, 'login.company_refused'],
  [-150, 'login.company_refused'],
])('SSO-01 IDT-02 a provider whose clock differs by %i seconds: the refusal is %s', async (ahead, refusal) => {
  const now = Math.floor(Date.now() / 1000) + ahead
  // Entra ID lets a token count from now on, and short ones end while a slow line brings them.
  expect(await refusalWith({ iat: now, nbf: now, exp: now + 5 })).toBe(refusal)
})

test.each([['another'], [['another', 'one more']], [undefined]])(
  'IDT-02 an ID token for the audience %j is refused',
  async (aud) => {
    expect(await refusalWith({ aud })).toBe('login.company_refused')
  },
)

test('IDT-02 an ID token without a signature, or signed by another key, or by the secret of the client, is refused', async () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const now = Math.floor(Date.now() / 1000)
  const usual = { iss: provider.issuer, aud: companyClient.id, iat: now, exp: now + 300 }
  const tokenOf = async (begun: BegunLogin) => {
    const claims = claimsFor(begun)
    const { privateKey } = await generateKeyPair('RS256')
    const body = encode({ ...usual, ...claims })
    const honest = await provider.sign(claims)
    return [
      `${encode({ alg: 'none' })}.${body}.`,
      `${encode({ alg: 'HS256' })}.${body}.${encode({})}`,
      await provider.sign(claims, privateKey),
      `${honest.split('.')[0]}.${encode({ ...usual, ...claims, email: 'otra@agencia.test' })}.${honest.split('.')[2]}`,
    ]
  }
  for (const at of [0, 1, 2, 3]) {
    const begun = await begin()
    provider.give((await tokenOf(begun))[at] ?? '')
    expect((await finish(begun.ticket, answerOf(begun))).refusal.error_message).toBe('login.company_refused')
  }
})

test('IDT-02 the page of the provider gets a challenge of PKCE, and the ticket shows none of its secrets', async () => {
  const { config, secretKey, now, log } = site.platform
  if (!config.company) throw new Error('The site has no provider.')
  const begun = await beginAtProvider({ config, secretKey, now, log }, config.company)
  if (!('url' in begun)) throw new Error('The provider is away.')
  const asked = Object.fromEntries(new URL(begun.url).searchParams)
  expect(asked).toMatchObject({ response_type: 'code', code_challenge_method: 'S256', scope: 'openid email profile' })
  expect(asked.code_challenge).toHaveLength(43)
  const shown = Buffer.from(begun.ticket, 'base64url').toString('latin1')
  expect(shown).not.toContain(asked.state)
  expect(shown).not.toContain(asked.nonce)
})
