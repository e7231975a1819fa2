import { expect, test } from 'vitest'
import { holderOf, isCheckDue, keyAddressAt, stateOfForeign } from './foreign-results.rules.ts'

const now = new Date('2026-11-27T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const stored = { withdrawn_at: null, valid_until: null, checked_at: hoursAgo(0), asked_at: hoursAgo(0) }

test.each([
  [null, 'Ana Ríos', 'unnamed'],
  ['Ana Ríos', 'ANA RIOS', 'same'],
  ['Ríos, Ana', 'Ana María Ríos Gómez', 'same'],
  ['Ana María Ríos Gómez', 'Ana Ríos', 'same'],
  ['Madonna', 'Madonna', 'same'],
  ['Ana', 'Ana Ríos', 'other'],
  ['Ana Ruiz', 'Ana Ríos', 'other'],
  ['Luis Peña', 'Ana Ríos', 'other'],
  ['', 'Ana Ríos', 'other'],
  ['李 小龙', '李 小龙', 'same'],
])('PAS-02 a credential of %j in the profile of %j names: %s', (named, profile, expected) => {
  expect(holderOf(named, profile)).toBe(expected)
})

test.each([
  [{}, 'valid'],
  [{ valid_until: hoursAgo(-1) }, 'valid'],
  [{ valid_until: hoursAgo(0) }, 'expired'],
  [{ valid_until: hoursAgo(1), withdrawn_at: hoursAgo(2) }, 'withdrawn'],
])('PAS-02 a stored result with %j is %s', (more, expected) => {
  expect(stateOfForeign({ ...stored, ...more }, now)).toBe(expected)
})

test.each([
  [{ checked_at: hoursAgo(23), asked_at: hoursAgo(23) }, false],
  [{ checked_at: hoursAgo(24), asked_at: hoursAgo(24) }, true],
  [{ checked_at: hoursAgo(90), asked_at: hoursAgo(0.5) }, false],
  [{ checked_at: hoursAgo(90), asked_at: hoursAgo(1) }, true],
  [{ checked_at: hoursAgo(90), asked_at: hoursAgo(90), withdrawn_at: hoursAgo(90) }, false],
  [{ checked_at: hoursAgo(90), asked_at: hoursAgo(90), valid_until: hoursAgo(1) }, false],
])('PAS-02 the issuer of a result with %j is asked again: %s', (more, expected) => {
  expect(isCheckDue({ ...stored, ...more }, now)).toBe(expected)
})

const uuid = '5f0c1c7e-7d5f-4b1e-9a57-0e9b2b1d3c11'
test.each([
  [`https://other.example/api/passport/keys/${uuid}`, true],
  [`https://other.example.evil.example/api/passport/keys/${uuid}`, false],
  [`https://evil.example/api/passport/keys/${uuid}`, false],
  [`https://other.example/api/passport/keys/../../${uuid}`, false],
  [`https://other.example/api/passport/keys/x/keys/${uuid}`, false],
  [uuid, false],
  [undefined, false],
])('PAS-02 a key at %s is of the site: %s', (kid, expected) => {
  expect(keyAddressAt('https://other.example', kid) !== undefined).toBe(expected)
})
