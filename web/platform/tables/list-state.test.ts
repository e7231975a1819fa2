import { expect, test } from 'vitest'
import { pageOf } from './list-state.ts'

test.each([
  [null, 20, 0],
  ['', 20, 0],
  ['3', 20, 3],
  ['3.7', 20, 3],
  ['-1', 20, 0],
  ['x', 20, 0],
  ['49', 20, 49],
  ['50', 20, 49],
  ['1e9', 20, 49],
  ['Infinity', 20, 49],
  ['40', 30, 33],
] as const)('PRO-03 page %s of %i rows in an address becomes page %i, which the server serves', (named, size, page) => {
  expect(pageOf(named, size)).toBe(page)
})

test('INT-03 a list of a known most number of rows shows each of their pages', () => {
  expect(pageOf('150', 10, 20_000)).toBe(150)
  expect(pageOf('5000', 10, 20_000)).toBe(1999)
})
