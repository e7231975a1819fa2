import { expect, test } from 'vitest'
import { example } from './cluster.ts'
import { longestGap } from './longest-gap.ts'

test.each([
  ['an even work', [0, 1, 2, 3], { end: 1, length: 1 }],
  ['a gap at the begin', [0, 8, 8.5, 9], { end: 8, length: 8 }],
  ['a later gap', [0, 0.5, 9, 9.5], { end: 9, length: 8.5 }],
  ['work that never goes on', [0], { end: Number.POSITIVE_INFINITY, length: 0 }],
])('HAV-01 the time without an acknowledged change is found: %s', (_, times, expected) => {
  expect(longestGap(times)).toEqual(expected)
})

test('HAV-01 the drill with Patroni takes the examples of the guide, and notices when their words change', () => {
  expect(example('patroni.yml', { 'scope: cantera': 'scope: drill' })).toContain('scope: drill')
  expect(() => example('patroni.yml', { 'a word that is not in it': '' })).toThrow('has no "a word that is not in it" any more')
})
