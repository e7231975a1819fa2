import { expect, test } from 'vitest'
import { firstShown, withOtherLanguage } from './vacancies.queries.ts'

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

test.each([
  [0, 5],
  [20, 25],
  [46, 50],
  [50, 55],
])('VAC-01 decision 66: below %i of one language the first of the other are shown as far as %i', (total, until) => {
  const shown = new URLSearchParams(withOtherLanguage(new URLSearchParams(), { total }).split('#')[0])
  expect(shown.get('until')).toBe(String(until))
  expect(firstShown(until)).toBeLessThanOrEqual(total)
})
