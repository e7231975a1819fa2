import { expect, test } from 'vitest'
import { type AfterFailure, afterFailure, isConfirmed, isReceiverAddress } from './webhooks.rules.ts'

const failingSince = new Date('2026-05-20T00:00:00Z')
const after = (seconds: number) => new Date(failingSince.getTime() + seconds * 1000)

test.each<[number, number, AfterFailure, number?]>([
  [1, 0, { kind: 'retry', at: after(5), restsUntil: after(5) }],
  [1, 0, { kind: 'switch_off' }, 410],
  [2, 5, { kind: 'retry', at: after(305), restsUntil: after(305) }, 429],
  [2, 5, { kind: 'retry', at: after(305), restsUntil: after(305) }],
  [3, 305, { kind: 'retry', at: after(2105), restsUntil: after(605) }],
  [6, 30_000, { kind: 'retry', at: after(66_000), restsUntil: after(30_300) }],
  [8, 80_000, { kind: 'give_up' }],
  [1, 86_399, { kind: 'retry', at: after(86_404), restsUntil: after(86_404) }],
  [1, 86_400, { kind: 'switch_off' }],
  [8, 100_000, { kind: 'switch_off' }],
])(
  'HOK-01 after the failed try %i, %i s after the first failure, follows %j (status %s)',
  (attempts, seconds, expected, status = 500) => {
    expect(afterFailure({ attempts, failingSince, status, now: after(seconds) })).toEqual(expected)
  },
)

test('HOK-01 a receiver that only ever fails is switched off by the tries of one delivery', () => {
  let now = failingSince
  for (let attempts = 1; ; attempts += 1) {
    const next = afterFailure({ attempts, failingSince, status: undefined, now })
    if (next.kind !== 'retry') {
      expect(next.kind).toBe('switch_off')
      break
    }
    now = next.at
  }
})

test.each([
  [200, true],
  [204, true],
  [199, false],
  [301, false],
  [410, false],
  [500, false],
])('HOK-01 an answer with the status %i confirms: %s', (status, expected) => {
  expect(isConfirmed(status)).toBe(expected)
})

test.each([
  ['https://hooks.example.com/cantera?a=1', true],
  ['http://hooks.example.com/', false],
  ['https://hooks.example.com:8443/', false],
  ['https://user:secret@hooks.example.com/', false],
  ['https://localhost/', false],
  ['https://10.0.0.1/', false],
  ['https://[::1]/', false],
  ['https://2130706433/', false],
  ['hooks.example.com', false],
  ['', false],
])('HOK-01 the address %s may receive events: %s', (address, expected) => {
  expect(isReceiverAddress(address)).toBe(expected)
})
