import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  checkCredentialEndpoint,
  getCredentialEndpoint,
  getCredentialKeyEndpoint,
  getPassportEndpoint,
  getShareableResultEndpoint,
  listCredentialKeysEndpoint,
  listSharedResultsEndpoint,
  shareResultEndpoint,
  stopSharingEndpoint,
} from '#domain/assessment/passport/passport.contract.ts'
import { rateTextEndpoint } from '#domain/assessment/results/rating.contract.ts'
import { resetTestEndpoint } from '#domain/assessment/results/results.contract.ts'
import { eraseOwnAccountEndpoint } from '#domain/people/users/own-data.contract.ts'
import { eraseDueAccounts } from '../../people/users/erasure.writes.ts'
import { sharedTestApp, testPassword } from '../../testing/app.ts'
import { makeResult } from '../../testing/results.ts'
import { rotateKeys } from './keys.writes.ts'

const site = sharedTestApp()
const origin = 'https://cantera.test'
const candidate = () => site.person({ firstName: 'Ana', lastName: 'Ríos' })

/** A candidate with a finished result of nine right answers, which nobody has to rate. */
async function withResult({ texts = 0, right = 9 } = {}) {
  const person = await candidate()
  return { ...(await makeResult(site.platform, { texts, right, userId: person.id })), person, token: person.token }
}
const share = async (token: string, userSkill: string, named = true) =>
  site.call(shareResultEndpoint, { token, params: { user_skill_uuid: userSkill }, body: { named } })
const addressToken = (address: string | null) => address?.split('/').at(-1) ?? ''
const shared = async (options?: { texts?: number; right?: number }, named = true) => {
  const made = await withResult(options)
  const { answer } = await share(made.token, made.userSkill, named)
  return { ...made, uuid: answer.data.uuid, passport: addressToken(answer.data.address) }
}
const fileOf = async (token: string) => (await site.call(getCredentialEndpoint, { params: { token } })).text
const open = (token: string) => site.call(getPassportEndpoint, { params: { token } })
const check = async (credential: string) => (await site.call(checkCredentialEndpoint, { body: { credential } })).answer.data

/**
 * Verifies a credential as a stranger would: by what Open Badges 3.0 says and the addresses that the file names, with nothing of the
 * product's code. Answers the payload, or why it is not accepted.
 */
async function verifyAsStranger(jwt: string) {
  const read = async (address: string) => {
    if (!address.startsWith(`${origin}/`)) return undefined
    const answer = await site.app.inject({ url: address.slice(origin.length) })
    return answer.statusCode === 200 ? answer.json() : undefined
  }
  const [head = '', body = '', signature = ''] = jwt.split('.')
  const parse = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  const header = parse(head)
  const claims = parse(body)
  if (header.alg !== 'ES256') return 'algorithm'
  const jwk = await read(header.kid)
  if (!jwk) return 'key'
  const key = createPublicKey({ key: jwk, format: 'jwk' })
  const signed = Buffer.from(`${head}.${body}`)
  if (!verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))) return 'signature'
  if (claims.iss !== claims.issuer.id || claims.jti !== claims.id || claims.sub !== claims.credentialSubject.id) return 'claims'
  if (Math.floor(Date.parse(claims.validFrom) / 1000) !== claims.nbf) return 'date'
  const list = await read(claims.credentialStatus.id)
  if (!list) return 'status'
  return list.revokedCredential.some(({ id }: { id: string }) => id === claims.id) ? 'revoked' : claims
}

test('PAS-01 a shared result is an Open Badges 3.0 credential that an independent verifier accepts', async () => {
  const { passport } = await shared()
  const claims = await verifyAsStranger(await fileOf(passport))
  expect(claims).toMatchObject({
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
    ],
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: origin, type: ['Profile'], name: expect.stringMatching(/./) },
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', hashed: false, identityHash: 'Ana Ríos', identityType: 'name' }],
      achievement: {
        type: ['Achievement'],
        name: expect.stringMatching(/./),
        criteria: { narrative: expect.stringMatching(/./) },
      },
    },
  })
  const { result, achievement } = claims.credentialSubject
  const named = achievement.resultDescription.map(({ id, name }: { id: string; name: string }) => [
    name,
    result.find((one: { resultDescription: string }) => one.resultDescription === id).value,
  ])
  expect(named).toEqual([
    ['Resultado', 'Sobresaliente o Excelente'],
    ['Margen de error', expect.stringMatching(/^± [\d.,]+ puntos de 100$/)],
    ['Preguntas vistas', '10'],
    ['Idioma de la prueba', 'Español'],
  ])
})

test('PAS-01 sharing twice, also at once, answers one credential; another choice about the name makes another', async () => {
  const { token, userSkill } = await withResult()
  const both = await Promise.all([share(token, userSkill), share(token, userSkill)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const [first, second] = both.map(({ answer }) => answer.data)
  expect(second).toEqual(first)
  const unnamed = (await share(token, userSkill, false)).answer.data
  expect(unnamed.attested.name).toBeNull()
  expect((await open(addressToken(first?.address ?? null))).answer.data).toMatchObject({ state: 'ended', attested: null })
  const list = (await site.call(listSharedResultsEndpoint, { token })).answer
  expect(list.data.map(({ uuid }) => uuid)).toEqual([unnamed.uuid])
  const text = await fileOf(addressToken(unnamed.address))
  expect((await verifyAsStranger(text)).credentialSubject.identifier).toBeUndefined()
})

test('PAS-01 a result that waits for a rating, that was reset or does not exist is not shared', async () => {
  const waiting = await withResult({ texts: 1 })
  const of = (userSkill: string) => ({ token: waiting.token, params: { user_skill_uuid: userSkill } })
  expect((await site.call(getShareableResultEndpoint, of(waiting.userSkill))).answer.data).toEqual({
    shareable: null,
    shared: null,
  })
  const refused = await share(waiting.token, waiting.userSkill)
  expect([refused.status, refused.refusal.error_message]).toEqual([409, 'passport.error.not_ready'])
  const reset = await withResult()
  await site.platform.db.updateTable('attempts').set({ archived_at: new Date() }).where('id', '=', reset.attemptId).execute()
  expect((await share(reset.token, reset.userSkill)).status).toBe(404)
})

test('PAS-01 the result of another person is neither read, shared nor ended', async () => {
  const { userSkill, uuid, passport } = await shared()
  const stranger = await candidate()
  const params = { user_skill_uuid: userSkill }
  expect((await site.call(getShareableResultEndpoint, { token: stranger.token, params })).status).toBe(404)
  expect((await share(stranger.token, userSkill)).status).toBe(404)
  expect((await site.call(stopSharingEndpoint, { token: stranger.token, params: { uuid } })).status).toBe(404)
  expect((await site.call(listSharedResultsEndpoint, { token: stranger.token })).answer.data).toEqual([])
  expect((await open(passport)).answer.data.state).toBe('valid')
})

test('PAS-01 the address has a random token that is stored as a hash, and nothing about the person', async () => {
  const { passport, person, uuid } = await shared()
  expect(passport).toMatch(/^[\w-]{43}$/)
  const rows = await site.platform.db.selectFrom('skill_credentials').selectAll().where('user_id', '=', person.id).execute()
  expect(JSON.stringify(rows)).not.toContain(passport)
  const guesses = [uuid, person.uuid, String(person.id), passport.slice(0, -1), `${passport.slice(0, -1)}_`, `${passport}A`]
  for (const guess of guesses.filter((one) => one !== passport)) expect((await open(guess)).status, guess).toBe(404)
})

test('PAS-01 an ended credential fails verification at once, at its address and as a file, and stays ended', async () => {
  const { token, uuid, passport } = await shared()
  const file = await fileOf(passport)
  expect((await site.call(stopSharingEndpoint, { token, params: { uuid } })).answer.data.state).toBe('ended')
  expect((await site.call(stopSharingEndpoint, { token, params: { uuid } })).status).toBe(200)
  expect((await open(passport)).answer.data).toMatchObject({ state: 'ended', attested: null })
  expect((await site.call(getCredentialEndpoint, { params: { token: passport } })).status).toBe(410)
  expect(await verifyAsStranger(file)).toBe('revoked')
  expect(await check(file)).toMatchObject({ outcome: 'ended', passport: { attested: null } })
})

test('PAS-01 a result that is rated again or reset revokes what was shared, and is shared anew', async () => {
  const staff = await site.person({ role: 'administrator' })
  const made = await withResult({ texts: 1 })
  const rate = (val: 'S' | 'D') => site.call(rateTextEndpoint, { token: staff.token, body: { uid: made.uids[0], val } })
  await rate('S')
  const first = addressToken((await share(made.token, made.userSkill)).answer.data.address)
  const file = await fileOf(first)
  expect(await verifyAsStranger(file)).toMatchObject({ iss: origin })
  await rate('D')
  expect((await open(first)).answer.data).toMatchObject({ state: 'replaced', attested: null })
  expect(await verifyAsStranger(file)).toBe('revoked')
  const anew = addressToken((await share(made.token, made.userSkill)).answer.data.address)
  expect(anew).not.toBe(first)
  expect((await open(anew)).answer.data.state).toBe('valid')
  const body = { idskill: made.bank.skillUuid, uuidUser: made.person.uuid, attempt: made.attempt }
  expect((await site.call(resetTestEndpoint, { token: staff.token, body })).status).toBe(200)
  expect((await open(anew)).answer.data.state).toBe('replaced')
})

test('PAS-01 SPEC-34 a test that its candidate repeats revokes what was shared of the first one', async () => {
  const made = await shared()
  const file = await fileOf(made.passport)
  await makeResult(site.platform, { texts: 0, right: 2, userId: made.person.id, bank: made.bank })
  expect((await open(made.passport)).answer.data).toMatchObject({ state: 'replaced', attested: null })
  expect(await verifyAsStranger(file)).toBe('revoked')
  const anew = addressToken((await share(made.token, made.userSkill)).answer.data.address)
  expect(await verifyAsStranger(await fileOf(anew))).toMatchObject({ iss: origin })
  expect((await open(made.passport)).answer.data.state).toBe('replaced')
})

test('PAS-01 answers for strangers are stored by no cache', async () => {
  const { passport } = await shared()
  for (const path of ['', '/credential', '/status']) {
    const { headers } = await site.app.inject({ url: `/api/passport/${passport}${path}` })
    expect(headers['cache-control'], path).toBe('no-store')
  }
})

test('PAS-01 keys follow each other, and files of a former key stay valid', async () => {
  const { passport } = await shared()
  const file = await fileOf(passport)
  const kidOf = (jwt: string) => JSON.parse(Buffer.from(jwt.split('.')[0] ?? '', 'base64url').toString()).kid
  const later = () => new Date(Date.now() + 181 * 24 * 3_600_000)
  await rotateKeys({ ...site.platform, now: () => new Date() })
  expect(kidOf(await fileOf(passport))).toBe(kidOf(file))
  await rotateKeys({ ...site.platform, now: later })
  expect(kidOf(await fileOf(passport))).not.toBe(kidOf(file))
  expect(await verifyAsStranger(file)).toMatchObject({ iss: origin })
  expect(await check(file)).toMatchObject({ outcome: 'valid' })
  const { keys } = (await site.call(listCredentialKeysEndpoint, {})).answer
  expect(keys.length).toBeGreaterThan(1)
  for (const key of keys) {
    expect(
      Object.keys(key)
        .filter((name) => name !== 'y')
        .sort(),
    ).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x'])
    const kid = key.kid.slice(-36)
    expect((await site.call(getCredentialKeyEndpoint, { params: { kid } })).answer).toEqual(key)
  }
})

test('PAS-01 a private key is stored encrypted, and a changed secret key brings a new one', async () => {
  await shared()
  const newest = () =>
    site.platform.db
      .selectFrom('credential_keys')
      .selectAll()
      .where('algorithm', '=', 'ES256')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  const before = await newest()
  expect(before.private_key.toString('latin1')).not.toContain('"d"')
  await rotateKeys(site.platform)
  expect((await newest()).id).toBe(before.id)
  await rotateKeys({ ...site.platform, secretKey: 'another secret key of the installation' })
  expect((await newest()).id).toBeGreaterThan(before.id)
  await rotateKeys(site.platform)
})

test('PAS-01 PAS-02 a closed account ends what it shared at once, and an erased credential stays revoked', async () => {
  const { passport, person } = await shared()
  const file = await fileOf(passport)
  const body = { current_password: testPassword }
  await site.platform.db
    .updateTable('users')
    .set({ password_hash: await site.platform.passwords.hash(testPassword) })
    .where('id', '=', person.id)
    .execute()
  expect((await site.call(eraseOwnAccountEndpoint, { token: person.token, body })).status).toBe(200)
  expect((await open(passport)).status).toBe(404)
  expect(await verifyAsStranger(file)).toBe('revoked')
  site.passSeconds(31 * 24 * 3600)
  await eraseDueAccounts(site.platform)
  const left = site.platform.db.selectFrom('skill_credentials').select('id').where('user_id', '=', person.id)
  expect(await left.execute()).toEqual([])
  expect((await open(passport)).status).toBe(404)
  expect(await verifyAsStranger(file)).toBe('revoked')
  expect(await check(file)).toEqual({ outcome: 'unknown', passport: null })
})
