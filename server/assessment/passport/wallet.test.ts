import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { fromJwk } from '@digitalbazaar/ed25519-multikey'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { issue, verifyCredential as verifyWithDigitalBazaar } from '@digitalbazaar/vc'
import { createLocalJWKSet, decodeProtectedHeader, exportJWK, generateKeyPair, jwtVerify } from 'jose'
import jsonld from 'jsonld'
import { afterEach, expect, test, vi } from 'vitest'
import {
  checkCredentialEndpoint,
  getCredentialEndpoint,
  getSharedPdfEndpoint,
  getWalletCredentialEndpoint,
  listSharedResultsEndpoint,
  stopSharingEndpoint,
} from '#domain/assessment/passport/passport.contract.ts'
import { badgePath } from '#domain/assessment/passport/passport.rules.ts'
import { extractCredential } from '#domain/assessment/passport/rules/baked-badges.ts'
import { loadDocument } from '../../platform/linked-data/load-document.ts'
import { presentMultikey } from '../../platform/linked-data/prove-document.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeResult } from '../../testing/results.ts'
import { shareForTest } from '../../testing/shared-results.ts'
import { rotateKeys } from './keys.writes.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1' })
const origin = 'https://cantera.test'
const did = 'did:web:cantera.test'

interface Proven {
  id: string
  issuer: { id: string; name: string }
  credentialSubject: { result: { value: string }[]; achievement: { name: string }; identifier: { identityHash: string }[] }
  credentialStatus: { statusListCredential: string }
  proof: { verificationMethod: string; proofValue: string; created: string }
  [name: string]: unknown
}

async function shared() {
  const person = await site.person({ firstName: 'Ana', lastName: 'Ríos' })
  const made = await makeResult(site.platform, { texts: 0, right: 9, userId: person.id })
  return { ...(await shareForTest(site, { person, userSkill: made.userSkill })), person, session: person.token }
}
const provenOf = async (token: string): Promise<Proven> =>
  JSON.parse((await site.call(getWalletCredentialEndpoint, { params: { token } })).text)
let asked = 0
const check = async (credential: string) => {
  const headers = { 'x-forwarded-for': `198.51.100.${++asked}` }
  return (await site.call(checkCredentialEndpoint, { body: { credential }, headers })).answer.data.outcome
}
const read = async (address: string) => {
  const { statusCode, headers, body } = await site.app.inject({ url: address.slice(origin.length) })
  return { status: statusCode, headers, body }
}

/** What a verifier loads: shipped contexts, and this site's own documents over HTTP. */
async function loadAsStranger(address: string) {
  if (!address.startsWith('did:')) return loadDocument(address)
  const issuer = JSON.parse((await read(`${origin}/.well-known/did.json`)).body)
  const method = issuer.verificationMethod.find(({ id }: { id: string }) => id === address)
  const document = address === did ? issuer : method && { '@context': 'https://w3id.org/security/multikey/v1', ...method }
  if (!document) throw new Error('unknown key')
  return { contextUrl: null, documentUrl: address, document } as const
}
const verifyAsStranger = async (credential: object) =>
  (
    await verifyWithDigitalBazaar({
      credential,
      suite: new DataIntegrityProof({ cryptosuite }),
      documentLoader: loadAsStranger,
      checkStatus: async () => ({ verified: true }),
    })
  ).verified

/** The verifier of the Digital Credentials Consortium, whose requests reach this site alone. */
async function verifyWithDcc(credential: object) {
  vi.stubGlobal('fetch', async (asked: string | URL | Request) => {
    const address = asked instanceof Request ? asked.url : String(asked)
    const answer = address.startsWith(`${origin}/`) ? await read(address) : { status: 404, body: '{}' }
    return new Response(answer.body, { status: answer.status, headers: { 'content-type': 'application/json' } })
  })
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { verifyCredential } = await import('@digitalcredentials/verifier-core')
  const { log, errors } = (await verifyCredential({
    credential: structuredClone(credential) as never,
    knownDIDRegistries: [],
  })) as unknown as { log?: { id: string; valid: boolean }[]; errors?: { name: string }[] }
  return { errors: errors?.map(({ name }) => name), ...Object.fromEntries((log ?? []).map(({ id, valid }) => [id, valid])) }
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('PAS-03 jose verifies the JWT with the well-known keys, whose ids are those of header and proof', async () => {
  const { token } = await shared()
  const jwt = (await site.call(getCredentialEndpoint, { params: { token } })).text
  const { keys } = JSON.parse((await read(`${origin}/.well-known/jwks.json`)).body)
  const { payload } = await jwtVerify(jwt, createLocalJWKSet({ keys }), { issuer: origin, algorithms: ['ES256'] })
  expect(payload.jti).toBe(`${origin}/passport/${token}`)
  const names = keys.map(({ kid }: { kid: string }) => kid)
  const { proof } = await provenOf(token)
  expect(names).toContain(decodeProtectedHeader(jwt).kid)
  expect(names).toContain(proof.verificationMethod)
  for (const key of keys) expect(Object.keys(key)).not.toContain('d')
})

test('PAS-03 @digitalbazaar/vc accepts the proof and refuses each changed field', async () => {
  const { token } = await shared()
  const proven = await provenOf(token)
  expect(proven.issuer.id).toBe(did)
  expect(await verifyAsStranger(proven)).toBe(true)
  const changes: ((one: Proven) => void)[] = [
    (one) => ((one.credentialSubject.result[0] as { value: string }).value = 'Sobresaliente'),
    (one) => (one.credentialSubject.achievement.name = 'Medicina'),
    (one) => ((one.credentialSubject.identifier[0] as { identityHash: string }).identityHash = 'Otra Persona'),
    (one) => (one.issuer.name = 'Otra empresa'),
    (one) => (one.issuer.id = 'did:web:other.test'),
    (one) => (one.id = one.id.replace(/.$/, '_')),
    (one) => (one.credentialStatus.statusListCredential = 'https://other.test/list'),
    (one) => (one.validFrom = '2020-01-01T00:00:00Z'),
    (one) => (one.name = 'Otra'),
    (one) => (one.proof.created = '2020-01-01T00:00:00Z'),
    (one) => (one.proof.proofValue = one.proof.proofValue.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'))),
  ]
  for (const change of changes) {
    const changed = structuredClone(proven)
    change(changed)
    expect(await verifyAsStranger(changed), String(change)).toBe(false)
    if (changed.id === proven.id) expect(await check(JSON.stringify(changed)), String(change)).toBe('altered')
  }
  expect(await check(JSON.stringify(proven))).toBe('valid')
})

test('PAS-03 all terms of both forms expand in the safe mode of JSON-LD', async () => {
  const { token } = await shared()
  const expand = (document: object) => jsonld.expand(document, { safe: true, documentLoader: loadDocument })
  const proven = await provenOf(token)
  const jwt = (await site.call(getCredentialEndpoint, { params: { token } })).text
  // The registered claims of a JWT are no terms.
  const { iss, jti, sub, nbf, ...signed } = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString('utf8'))
  expect([iss, jti, sub, nbf].every(Boolean)).toBe(true)
  for (const document of [proven, signed]) expect(await expand(document)).toHaveLength(1)
  await expect(expand({ ...proven, unknownTerm: 'x' })).rejects.toThrow()
})

test('PAS-03 the DCC verifier accepts a shared result, and a withdrawn one is revoked everywhere', async () => {
  const { token, uuid, session } = await shared()
  const proven = await provenOf(token)
  expect(await verifyWithDcc(proven)).toMatchObject({ valid_signature: true, revocation_status: true, expiration: true })
  const altered = structuredClone(proven)
  altered.credentialSubject.achievement.name = 'Medicina'
  expect(await verifyWithDcc(altered)).toEqual({ errors: ['invalid_signature'] })
  await site.call(stopSharingEndpoint, { token: session, params: { uuid } })
  expect(await verifyWithDcc(proven)).toMatchObject({ valid_signature: true, revocation_status: false })
  expect(await check(JSON.stringify(proven))).toBe('ended')
  for (const path of ['credential.json', 'badge/png', 'badge/svg', 'credential'])
    expect((await read(`${origin}/api/passport/${token}/${path}`)).status, path).toBe(410)
  expect((await site.call(getSharedPdfEndpoint, { token: session, params: { uuid } })).status).toBe(410)
  const list = JSON.parse((await read(`${origin}/api/passport/${token}/status`)).body)
  expect(list.revokedCredential).toHaveLength(1)
})

test('PAS-03 everything that a verifier reads is readable from other origins', async () => {
  const { token } = await shared()
  const { kid } = decodeProtectedHeader((await site.call(getCredentialEndpoint, { params: { token } })).text)
  const addresses = [
    ...['/.well-known/jwks.json', '/.well-known/did.json'].map((path) => origin + path),
    ...['credential', 'credential.json', 'status', 'status-list', 'badge/png'].map(
      (path) => `${origin}/api/passport/${token}/${path}`,
    ),
    String(kid),
  ]
  for (const address of addresses) {
    const { status, headers } = await read(address)
    expect([address, status, headers['access-control-allow-origin']]).toEqual([address, 200, '*'])
    expect(headers['cache-control'], address).toBe('no-store')
  }
})

test.each(['png', 'svg'] as const)('PAS-03 a %s picture holds the credential, once, and a checker accepts it', async (format) => {
  const { token } = await shared()
  const { rawPayload } = await site.app.inject({ url: badgePath(token, format) })
  const found = extractCredential(rawPayload)
  expect(found?.outcome).toBe('found')
  const text = found?.outcome === 'found' ? found.credential : ''
  expect(await verifyAsStranger(JSON.parse(text))).toBe(true)
  expect(await check(text)).toBe('valid')
})

test('PAS-03 a proof by a key of somebody else, of another kind or for another site is altered or foreign', async () => {
  const { token } = await shared()
  const { proof, ...unsigned } = await provenOf(token)
  const { publicKey, privateKey } = await generateKeyPair('Ed25519', { extractable: true })
  const names = { id: proof.verificationMethod, controller: did }
  const signer = (
    await fromJwk({ jwk: { ...(await exportJWK(publicKey)), ...(await exportJWK(privateKey)) }, secretKey: true, ...names })
  ).signer()
  const suite = new DataIntegrityProof({ cryptosuite, signer })
  const forged = await issue({ credential: unsigned, suite, documentLoader: loadDocument })
  expect(await check(JSON.stringify(forged))).toBe('altered')
  const jwt = (await site.call(getCredentialEndpoint, { params: { token } })).text
  const kid = String(decodeProtectedHeader(jwt).kid).split('/').at(-1)
  const named = (verificationMethod: unknown) => JSON.stringify({ ...unsigned, proof: { ...proof, verificationMethod } })
  for (const method of [`${did}#${kid}`, `did:web:other.test#${kid}`, 'did:key:z6Mk', '', null, { id: 'x' }])
    expect(await check(named(method)), String(method)).toBe('altered')
  expect(
    await check(named(proof.verificationMethod).replaceAll('https://cantera.test/passport/', 'https://other.test/passport/')),
  ).toBe('foreign')
})

test('PAS-03 a hostile document loads nothing and ends quickly', async () => {
  const { token } = await shared()
  const proven = await provenOf(token)
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  const rings = Array.from({ length: 400 }, (_, place) => ({ id: `_:b${place}`, related: { id: `_:b${(place + 1) % 400}` } }))
  const hostile = [
    { ...proven, '@context': ['https://www.w3.org/ns/credentials/v2', 'https://attacker.test/context'] },
    { ...proven, '@context': 'http://127.0.0.1:1/context' },
    { ...proven, evidence: rings },
    { ...proven, proof: [proven.proof, proven.proof] },
    { ...proven, proof: { ...proven.proof, verificationMethod: [proven.proof.verificationMethod] } },
  ]
  const start = performance.now()
  for (const one of hostile) expect(['altered', 'unreadable']).toContain(await check(JSON.stringify(one)))
  expect(fetched).not.toHaveBeenCalled()
  expect(performance.now() - start).toBeLessThan(20_000)
})

test('PAS-03 an installation that only has a key for JWTs gets one for proofs, and former proofs stay valid', async () => {
  const { token } = await shared()
  const before = await provenOf(token)
  await rotateKeys({ ...site.platform, now: () => new Date(Date.now() + 181 * 24 * 3_600_000) })
  const after = await provenOf(token)
  expect(after.proof.verificationMethod).not.toBe(before.proof.verificationMethod)
  for (const proven of [before, after]) {
    expect(await verifyAsStranger(proven)).toBe(true)
    expect(await check(JSON.stringify(proven))).toBe('valid')
  }
  await site.platform.db.deleteFrom('credential_keys').where('algorithm', '=', 'Ed25519').execute()
  expect((await read(`${origin}/api/passport/${token}/credential.json`)).status).toBe(503)
  await rotateKeys(site.platform)
  expect(await verifyAsStranger(await provenOf(token))).toBe(true)
})

test('PAS-03 LinkedIn’s form and the sheet of paper have the address of the result and no other', async () => {
  const { address, uuid, session } = await shared()
  const [own] = (await site.call(listSharedResultsEndpoint, { token: session })).answer.data
  const linkedin = new URL(own?.forms?.linkedin ?? '')
  expect(linkedin.origin + linkedin.pathname).toBe('https://www.linkedin.com/profile/add')
  expect(Object.fromEntries(linkedin.searchParams)).toMatchObject({
    startTask: 'CERTIFICATION_NAME',
    name: own?.attested.skill,
    certUrl: address,
    certId: uuid,
    issueYear: expect.stringMatching(/^20\d\d$/),
    issueMonth: expect.stringMatching(/^(?:[1-9]|1[0-2])$/),
  })
  const { status, text } = await site.call(getSharedPdfEndpoint, { token: session, params: { uuid } })
  expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-'])
  const stranger = await site.person({})
  expect((await site.call(getSharedPdfEndpoint, { token: stranger.token, params: { uuid } })).status).toBe(404)
})

test('PAS-03 the multikey of a published key is the one of its JWK', async () => {
  const { token } = await shared()
  const { proof } = await provenOf(token)
  const { keys } = JSON.parse((await read(`${origin}/.well-known/jwks.json`)).body)
  const { kid, alg, use, ...jwk } = keys.find((key: { kid: string }) => key.kid === proof.verificationMethod)
  const issuer = JSON.parse((await read(`${origin}/.well-known/did.json`)).body)
  expect([alg, use]).toEqual(['EdDSA', 'sig'])
  expect(issuer.verificationMethod).toContainEqual(await presentMultikey({ id: kid, controller: did, jwk }))
})
