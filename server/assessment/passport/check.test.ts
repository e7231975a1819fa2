import { decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { checkCredentialEndpoint, getCredentialEndpoint } from '#domain/assessment/passport/passport.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeResult } from '../../testing/results.ts'
import { shareForTest } from '../../testing/shared-results.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1' })
const shared = async () => shareForTest(site, await makeResult(site.platform, { texts: 0 }))
const fileOf = async (token: string) => (await site.call(getCredentialEndpoint, { params: { token } })).text
let asked = 0
const check = async (credential: string) => {
  const headers = { 'x-forwarded-for': `198.51.100.${++asked}` }
  const checked = await site.call(checkCredentialEndpoint, { body: { credential }, headers })
  return checked.status === 200 ? checked.answer.data.outcome : checked.status
}
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const read = (text = '') => JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))

test('PAS-02 an address or a file is recognised as people paste it', async () => {
  const { address, token } = await shared()
  const file = await fileOf(token)
  const wrapped = file.replace(/(.{76})/g, '$1\r\n')
  const given = [address, ` ${address}/ \n`, `${address}?lang=en`, `https://cantera.test/api/passport/${token}/credential`]
  for (const one of [...given, file, wrapped, `"${file}"`, `\ufeff${file}\n`]) expect(await check(one), one).toBe('valid')
})

test('PAS-02 what is neither an address nor a credential is unreadable, and nothing is no input', async () => {
  const { token } = await shared()
  for (const one of ['hola', token, '{"a":1}', 'a.b.c', '..', `${part({})}.${part({})}`, '<svg onload=alert(1)>'])
    expect(await check(one), one).toBe('unreadable')
  expect(await check('  ')).toBe(422)
  expect(await check('a'.repeat(20_001))).toBe(422)
})

test('PAS-02 credentials of other sites are foreign, and their keys are not fetched', async () => {
  const { token } = await shared()
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const foreign = await new SignJWT({ iss: 'https://other.example', jti: `https://other.example/passport/${token}` })
    .setProtectedHeader({ alg: 'ES256', kid: 'https://other.example/keys/1', jwk: await exportJWK(publicKey) })
    .sign(privateKey)
  expect(await check(foreign)).toBe('foreign')
  expect(await check(`https://other.example/passport/${token}`)).toBe('foreign')
  expect(await check(`https://cantera.test.other.example/passport/${token}`)).toBe('foreign')
})

test('PAS-02 an address that nobody shares is unknown', async () => {
  expect(await check(`https://cantera.test/passport/${'A'.repeat(43)}`)).toBe('unknown')
})

test('PAS-02 a changed credential, no algorithm, another algorithm and another key are refused as not authentic', async () => {
  const { token } = await shared()
  const [head = '', body = '', signature = ''] = (await fileOf(token)).split('.')
  const [header, claims] = [read(head), read(body)]
  const better = { ...claims, credentialSubject: { ...claims.credentialSubject, result: [{ value: 'Sobresaliente' }] } }
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(publicKey)
  const byOther = (more: object) => new SignJWT(claims).setProtectedHeader({ ...header, ...more }).sign(privateKey)
  const byPublicKey = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: header.kid })
    .sign(Buffer.from(JSON.stringify(jwk)))
  const forged = [
    `${head}.${part(better)}.${signature}`,
    `${part({ ...header, alg: 'none' })}.${body}.`,
    `${part({ ...header, alg: 'none' })}.${part(better)}.${signature}`,
    `${part({ alg: 'none' })}.${body}.`,
    `${head}.${body}.`,
    `${head}.${body}.${signature.slice(0, -4)}AAAA`,
    byPublicKey,
    await byOther({}),
    await byOther({ jwk }),
    await byOther({ kid: 'https://cantera.test/api/passport/keys/00000000-0000-4000-8000-000000000000' }),
  ]
  for (const one of forged) expect(await check(one), one).toBe('altered')
})

test('PAS-02 checking is limited per network', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.77' }
  const ask = () => site.call(checkCredentialEndpoint, { body: { credential: 'x' }, headers })
  for (let count = 0; count < 60; count += 1) expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(429)
})

test('PAS-02 keys, status list and file of a passport are open to pages of every origin', async () => {
  const { token } = await shared()
  const opened = async (url: string) => {
    const { headers } = await site.app.inject({ url, headers: { origin: 'https://verifier.example' } })
    return headers['access-control-allow-origin']
  }
  const { kid } = decodeProtectedHeader(await fileOf(token))
  const open = [
    `/api/passport/${token}/credential`,
    `/api/passport/${token}/status`,
    '/.well-known/jwks.json',
    `${kid}`.slice(20),
  ]
  for (const url of [...open, '/api/passport/keys/00000000-0000-4000-8000-000000000000']) expect(await opened(url), url).toBe('*')
  expect(await opened(`/api/passport/${token}`)).toBeUndefined()
})
