import { expect, test } from 'vitest'
import { firstShown } from './vacancies.queries.ts'

test.each([
  [5, 0],
  [50, 0],
  [55, 50],
  [100, 50],
  [105, 100],
  [1000, 950],
])('VAC-01 a list shown until %i begins at %i: at most fifty stand on a page', (until, first) => {
  expect(firstShown(until)).toBe(first)
})
