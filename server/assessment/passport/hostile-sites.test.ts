import { decodeJwt, exportJWK, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sharedTestApp } from '../../testing/app.ts'
import { shareAt } from '../../testing/foreign-site.ts'
import { serveForeignSite } from '../../testing/served-site.ts'
import { checkCredential, checkPresented } from './issuer.reads.ts'

const site = sharedTestApp({ FOREIGN_LOOPBACK: '1', WORKER: '0' })
const kid = '5f0c1c7e-7d5f-4b1e-9a57-0e9b2b1d3c11'
const token = 'A'.repeat(43)
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Two sites of strangers with keys of their own: one that people trust, and one that does what it wants. */
let honest: Awaited<ReturnType<typeof startIssuer>>
let hostile: Awaited<ReturnType<typeof startIssuer>>
/** The claims of a real credential of this product. */
let template = ''

async function startIssuer() {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(publicKey)
  const served = await serveForeignSite(async (path) => {
    if (path === `/api/passport/keys/${kid}`) return { body: JSON.stringify({ ...jwk, kid, alg: 'ES256', use: 'sig' }) }
    if (path.endsWith('/status')) return { body: JSON.stringify({ id: path, issuer: served.origin, revokedCredential: [] }) }
    return { status: 404 }
  })
  return { ...served, privateKey, publicKey, jwk }
}

beforeAll(async () => {
  honest = await startIssuer()
  hostile = await startIssuer()
})
beforeAll(async () => {
  const shared = await shareAt(site)
  template = JSON.stringify(decodeJwt(shared.file)).replaceAll(shared.token, token)
})
afterAll(() => {
  for (const { stop } of [honest, hostile]) stop()
})
beforeEach(() => {
  for (const { instead, asked } of [honest, hostile]) {
    instead.clear()
    asked.length = 0
  }
})

const claimsAt = (origin: string, more: object = {}) => ({
  ...JSON.parse(template.replaceAll('https://cantera.test', origin)),
  ...more,
})
const headerAt = (origin: string): JWTHeaderParameters => ({
  alg: 'ES256',
  typ: 'JWT',
  kid: `${origin}/api/passport/keys/${kid}`,
})
const signAt = (issuer: typeof honest, more: object = {}, header: object = {}) =>
  new SignJWT(claimsAt(issuer.origin, more)).setProtectedHeader({ ...headerAt(issuer.origin), ...header }).sign(issuer.privateKey)
const outcomeOf = async (jwt: string) => (await checkCredential(site.platform, jwt)).outcome

test('PAS-02 a credential of a stranger with keys and status of its own is valid', async () => {
  expect(await outcomeOf(await signAt(honest))).toBe('valid')
  expect(honest.asked).toEqual([`/api/passport/keys/${kid}`, `/api/passport/${token}/status`])
})

test('PAS-02 no algorithm, HMAC with the public key, another key and a changed payload are refused as altered', async () => {
  const good = await signAt(honest)
  const [head = '', , signature = ''] = good.split('.')
  const claims = claimsAt(honest.origin)
  const better = { ...claims, credentialSubject: { ...claims.credentialSubject, activityEndDate: '2020-11-27T00:00:00Z' } }
  const header = headerAt(honest.origin)
  const body = good.split('.')[1] ?? ''
  const secrets = [JSON.stringify(honest.jwk), Buffer.from(String(honest.jwk.x), 'base64url')]
  const byPublicKey = secrets.map((secret) =>
    new SignJWT(claims).setProtectedHeader({ ...header, alg: 'HS256' }).sign(Buffer.from(secret as string)),
  )
  const otherAlgorithms = [
    `${part({ ...header, alg: 'none' })}.${body}.`,
    `${part({ ...header, alg: 'none' })}.${body}.${signature}`,
    ...(await Promise.all(byPublicKey)),
  ]
  for (const one of otherAlgorithms) expect(await outcomeOf(one), one).toBe('altered')
  expect(honest.asked).toEqual([])
  const forged = [
    `${head}.${body}.`,
    `${head}.${part(better)}.${signature}`,
    await new SignJWT(claims).setProtectedHeader(header).sign(hostile.privateKey),
    await new SignJWT(claims).setProtectedHeader({ ...header, jwk: hostile.jwk }).sign(hostile.privateKey),
    await new SignJWT(claims).setProtectedHeader({ ...header, kid: headerAt(hostile.origin).kid ?? '' }).sign(hostile.privateKey),
    await new SignJWT(claims).setProtectedHeader({ ...header, jku: `${hostile.origin}/keys` }).sign(hostile.privateKey),
  ]
  for (const one of forged) expect(await outcomeOf(one), one).toBe('altered')
  expect(hostile.asked).toEqual([])
})

test('PAS-02 a site cannot sign for another one, nor lead to another address', async () => {
  const of = (more: object, header: object = {}) => signAt(hostile, more, header).then(outcomeOf)
  expect(await of({ iss: honest.origin })).not.toBe('valid')
  expect(await of({ issuer: { id: honest.origin, name: 'Banco grande' } })).toBe('altered')
  expect(await of({ jti: `${honest.origin}/passport/${token}` })).toBe('unreadable')
  expect(await of({ credentialStatus: { id: `${honest.origin}/x`, type: '1EdTechRevocationList' } })).toBe('unreadable')
  expect(await of({}, { kid: 'http://169.254.169.254/latest' })).toBe('altered')
  expect(await of({}, { kid: `${hostile.origin}/api/passport/keys/../../admin` })).toBe('altered')
  expect(await of({ iss: site.platform.config.publicUrl })).toBe('own')
  expect(await of({ sub: 'urn:uuid:other' })).toBe('altered')
  expect([...honest.asked, ...hostile.asked]).toEqual([])
})

test('PAS-02 a credential out of its dates, withdrawn, or with other words for its result is refused', async () => {
  const seconds = Math.floor(Date.now() / 1000)
  const of = (more: object) => signAt(honest, more).then(outcomeOf)
  expect(await of({ nbf: seconds + 3600 })).toBe('early')
  expect(await of({ exp: seconds - 1 })).toBe('expired')
  expect(await of({ validUntil: '2020-01-01T00:00:00Z' })).toBe('expired')
  expect(await of({ exp: seconds + 3600 })).toBe('valid')
  const { credentialSubject } = claimsAt(honest.origin)
  const result = credentialSubject.result.map((one: object, place: number) =>
    place === 0 ? { ...one, value: '<b>El mejor</b>' } : one,
  )
  expect(await of({ credentialSubject: { ...credentialSubject, result } })).toBe('unreadable')
  const revokedCredential = [{ id: `${honest.origin}/passport/${token}`, revoked: true }]
  honest.instead.set(/status/, { body: JSON.stringify({ id: '', issuer: honest.origin, revokedCredential }) })
  expect(await of({})).toBe('withdrawn')
})

test('PAS-02 dates that no calendar has, a test after its result and a test without questions are refused', async () => {
  const of = (more: object) => signAt(honest, more).then(outcomeOf)
  for (const seconds of [8.64e12, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER]) {
    expect(await of({ exp: seconds })).toBe('unreadable')
    expect(await of({ nbf: seconds })).toBe('unreadable')
  }
  const { credentialSubject, nbf } = claimsAt(honest.origin)
  const endedAt = (seconds: number) => new Date(seconds * 1000).toISOString()
  expect(await of({ credentialSubject: { ...credentialSubject, activityEndDate: endedAt(nbf + 2) } })).toBe('unreadable')
  expect(await of({ credentialSubject: { ...credentialSubject, activityEndDate: endedAt(nbf + 0.5) } })).toBe('valid')
  const result = credentialSubject.result.map((one: { resultDescription: string }) =>
    one.resultDescription.endsWith('#questions') ? { ...one, value: '0' } : one,
  )
  expect(await of({ credentialSubject: { ...credentialSubject, result } })).toBe('unreadable')
})

test('PAS-02 a status or a key that is no answer leaves the result unchecked, never valid', async () => {
  const jwt = await signAt(honest)
  const answers = [
    { status: 404 },
    { status: 302, headers: { location: 'http://169.254.169.254/' } },
    { status: 302, headers: { location: `${hostile.origin}/status` } },
    { body: '<html>' },
    { body: '{}' },
    { body: 'null' },
    { body: `${'['.repeat(30_000)}` },
    { body: JSON.stringify({ issuer: honest.origin, revokedCredential: [], padding: 'x'.repeat(70_000) }) },
    { body: JSON.stringify({ issuer: hostile.origin, revokedCredential: [] }) },
  ]
  for (const answer of answers)
    for (const where of [/status/, /keys/]) {
      honest.instead.clear()
      honest.instead.set(where, answer)
      expect(await outcomeOf(jwt), `${where} ${JSON.stringify(answer).slice(0, 80)}`).toBe('unreachable')
    }
  expect(hostile.asked).toEqual([])
})

test('PAS-02 an address whose site answers with another credential is not that result', async () => {
  const other = 'B'.repeat(43)
  hostile.instead.set(/credential$/, { body: await signAt(honest) })
  expect((await checkPresented(site.platform, `${hostile.origin}/passport/${other}`)).outcome).toBe('altered')
  honest.instead.set(/credential$/, { body: await signAt(honest) })
  expect((await checkPresented(site.platform, `${honest.origin}/passport/${other}`)).outcome).toBe('altered')
  expect((await checkPresented(site.platform, `${honest.origin}/passport/${token}`)).outcome).toBe('valid')
})

test('PAS-02 names of all scripts and signs are stated as their issuer wrote them', async () => {
  const { credentialSubject } = claimsAt(honest.origin)
  const name = 'Análisis® de “datos” — 数据 (nivel 2)'
  const achievement = { ...credentialSubject.achievement, name }
  const jwt = await signAt(honest, { credentialSubject: { ...credentialSubject, achievement } })
  expect(await checkCredential(site.platform, jwt)).toMatchObject({ outcome: 'valid', statement: { skill: name } })
})

test('PAS-02 a credential without a status is no credential of a result, and not valid', async () => {
  expect(await signAt(honest, { credentialStatus: undefined }).then(outcomeOf)).toBe('unreadable')
})

test('PAS-02 a key that its site replaced under the same name ends what the former one signed', async () => {
  const jwt = await signAt(honest)
  honest.instead.set(/keys/, { body: JSON.stringify(hostile.jwk) })
  expect(await outcomeOf(jwt)).toBe('altered')
  honest.instead.clear()
  expect(await outcomeOf(jwt)).toBe('valid')
})

test('PAS-02 texts of an issuer are one line without signs that nobody sees, and long ones are refused', async () => {
  const name = 'Banco\u0000\u200b\r\nGrande\u202e'
  const checked = await checkCredential(site.platform, await signAt(honest, { issuer: { id: honest.origin, name } }))
  expect(checked).toMatchObject({ outcome: 'valid', statement: { issuerName: 'Banco Grande' } })
  const tower = await signAt(honest, { issuer: { id: honest.origin, name: `A${'\u0323\u0489'.repeat(80)}lto e\u0301` } })
  const { statement } = (await checkCredential(site.platform, tower)) as { statement?: { issuerName: string } }
  expect(statement?.issuerName).toMatch(/^\P{M}{1}\p{M}{1,4}lto é$/u)
  expect(await outcomeOf(await signAt(honest, { issuer: { id: honest.origin, name: 'x'.repeat(201) } }))).toBe('unreadable')
})

test('PAS-02 without the setting for tests no address of this machine is asked', async () => {
  const closed = { ...site.platform, config: { ...site.platform.config, foreignLoopback: false } }
  const jwt = await signAt(honest)
  expect((await checkCredential(closed, jwt)).outcome).toBe('unreachable')
  expect((await checkPresented(closed, `${honest.origin}/passport/${token}`)).outcome).toBe('unreachable')
  expect((await checkPresented(closed, `https://169.254.169.254/passport/${token}`)).outcome).toBe('unreachable')
  expect(honest.asked).toEqual([])
})
