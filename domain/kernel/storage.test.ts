import { expect, test } from 'vitest'
import { gigabyteBytes, storageState } from './storage.ts'

test.each([
  [0, 'free'],
  [8 * gigabyteBytes - 1, 'free'],
  [8 * gigabyteBytes, 'warned'],
  [10 * gigabyteBytes - 1, 'warned'],
  [10 * gigabyteBytes, 'full'],
  [11 * gigabyteBytes, 'full'],
] as const)('QUO-01 %d bytes of ten gigabytes are %s', (bytes, state) => {
  expect(storageState(bytes, 10)).toBe(state)
})
