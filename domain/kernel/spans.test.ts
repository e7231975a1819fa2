import { expect, test } from 'vitest'
import { merged } from './spans.ts'

test('SLO-01 spans are merged in order', () => {
  expect(
    merged([
      { from: 5, to: 6 },
      { from: 1, to: 3 },
      { from: 2, to: 2 },
      { from: 3, to: 4 },
    ]),
  ).toEqual([
    { from: 1, to: 4 },
    { from: 5, to: 6 },
  ])
})
