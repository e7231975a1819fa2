import { expect, test } from 'vitest'
import { isKeyOld, isShareable, recognise, signingKeyDays, stateOfCredential } from './passport.rules.ts'

const rated = { state: 'finished', archived: false, followed: false, points: 80, unrated: 0, error: 12 }

test.each([
  [rated, true],
  [{ ...rated, error: null }, true],
  [{ ...rated, unrated: 1 }, false],
  [{ ...rated, archived: true }, false],
  [{ ...rated, followed: true }, false],
  [{ ...rated, state: 'running', points: null, unrated: null }, false],
  [{ ...rated, state: 'expired', points: null, unrated: null }, false],
])('PAS-01 the result %j is shared: %s', (attempt, expected) => {
  expect(isShareable(attempt)).toBe(expected)
})

test.each([
  [{}, {}, 'valid'],
  [{ ended: true }, { points: 70 }, 'ended'],
  [{}, { points: 80.5 }, 'replaced'],
  [{}, { error: null }, 'replaced'],
  [{}, { unrated: 1 }, 'replaced'],
  [{}, { archived: true }, 'replaced'],
  [{}, { followed: true }, 'replaced'],
])('PAS-01 a credential of %j over a result with %j is %s', (stated, attempt, expected) => {
  expect(stateOfCredential({ points: 80, error: 12, ended: false, ...stated }, { ...rated, ...attempt })).toBe(expected)
})

test('PAS-01 a key is old from its last day on', () => {
  const made = new Date('2026-11-27T10:00:00Z')
  const after = (days: number, ms = 0) => new Date(made.getTime() + days * 86_400_000 + ms)
  expect(isKeyOld(made, after(signingKeyDays, -1))).toBe(false)
  expect(isKeyOld(made, after(signingKeyDays))).toBe(true)
})

const token = 'A'.repeat(43)
test.each([
  [`https://a.example/passport/${token}`, { kind: 'address', site: 'https://a.example', token }],
  [`  https://a.example/jobs/passport/${token}/?lang=en#x `, { kind: 'address', site: 'https://a.example/jobs', token }],
  [`https://a.example/api/passport/${token}/credential`, { kind: 'address', site: 'https://a.example', token }],
  [`https://a.example/passport/${token.slice(1)}`, undefined],
  [`https://a.example/?x=/passport/${token}`, undefined],
  ['aa.bb.cc', { kind: 'signed', jwt: 'aa.bb.cc' }],
  ['"aa.b\r\nb.cc"\n', { kind: 'signed', jwt: 'aa.bb.cc' }],
  ['aa.bb.', { kind: 'signed', jwt: 'aa.bb.' }],
  [`<https://a.example/passport/${token}>`, { kind: 'address', site: 'https://a.example', token }],
  [`(https://a.example/passport/${token}).`, { kind: 'address', site: 'https://a.example', token }],
  [`https://a.example/passport/${token}.evil`, undefined],
  ['data:application/vc+jwt,aa.bb.cc', { kind: 'signed', jwt: 'aa.bb.cc' }],
  ['{"vp": {"verifiableCredential": [\n "aa.bb.cc"]}}', { kind: 'signed', jwt: 'aa.bb.cc' }],
  ['{"type":"VerifiablePresentation","verifiableCredential":"aa.bb.cc"}', { kind: 'signed', jwt: 'aa.bb.cc' }],
  [
    '{ "type": "EnvelopedVerifiableCredential",\n "id": "data:application/vc+ld+jwt,aa.bb.cc" }',
    { kind: 'signed', jwt: 'aa.bb.cc' },
  ],
  ['{ "id": "data:text/html,aa.bb.cc" }', undefined],
  ['aa.bb', undefined],
  ['aa.bb.cc.dd', undefined],
  ['', undefined],
])('PAS-02 %j is recognised', (given, expected) => {
  expect(recognise(given)).toEqual(expected)
})

const id = `https://a.example/passport/${token}`
const proven = { id, name: 'Lectura  crítica', proof: { type: 'DataIntegrityProof' } }
const recognised = { kind: 'proven', document: JSON.stringify(proven), site: 'https://a.example', token }
test.each([
  [proven, recognised],
  [{ type: 'VerifiablePresentation', verifiableCredential: proven }, recognised],
  [{ type: 'VerifiablePresentation', verifiableCredential: [proven] }, recognised],
  [{ verifiableCredential: [proven, proven] }, undefined],
  [{ ...proven, id: 'https://a.example/other' }, undefined],
  [{ ...proven, proof: undefined }, undefined],
  [{ ...proven, proof: [proven.proof] }, undefined],
  [{ ...proven, padding: 'x'.repeat(20_000) }, undefined],
])('PAS-03 a credential with an embedded proof is recognised, case %#', (json, expected) => {
  expect(recognise(` ${JSON.stringify(json, null, 2)}\n`)).toEqual(expected)
})
