import { expect, test } from 'vitest'
import { compareTaken, takenOf } from './taken.rules.ts'

test.each([
  ['no required test', [], { taken: 0, mean: null }],
  ['no result', [null, null], { taken: 0, mean: null }],
  ['one result of two', [60, null], { taken: 1, mean: 60 }],
  ['two results', [60, 90], { taken: 2, mean: 75 }],
  ['a result of zero points', [0], { taken: 1, mean: 0 }],
])('RNG-01 the results of a person with %s', (_case, points, taken) => {
  expect(takenOf(points)).toEqual(taken)
})

test('SBS-01 one excellent result stands below two good ones, and equally many are ordered by their mean', () => {
  const people = { none: [null, null], one: [100, null], two: [50, 60], best: [70, 60] }
  const order = Object.entries(people).sort(([, one], [, other]) => compareTaken(takenOf(one), takenOf(other)))
  expect(order.map(([name]) => name)).toEqual(['best', 'two', 'one', 'none'])
})
