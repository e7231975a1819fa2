import { expect, test } from 'vitest'
import { peopleInDot } from '../../kernel/dots.ts'
import { bandOf } from './scoring.rules.ts'
import { columnsOfPoints, peopleInBands, rangeOf } from './spread.rules.ts'

const everyPoint = Array.from({ length: 101 }, (_, points) => ({ points, count: 1 }))

test('PIC-01 each column of dots stands within the band of its people', () => {
  for (const { points } of everyPoint) {
    const [column] = columnsOfPoints([{ points, count: 1 }])
    const { from, to } = rangeOf(bandOf(points))
    expect([points, (column?.at ?? -1) > from && (column?.at ?? -1) < to]).toEqual([points, true])
  }
})

test('PIC-01 columns and bands count everybody once, in at most 40 columns', () => {
  const sum = (rows: readonly { count: number }[]) => rows.reduce((all, { count }) => all + count, 0)
  const columns = columnsOfPoints(everyPoint)
  expect([columns.length <= 40, sum(columns), sum(peopleInBands(everyPoint))]).toEqual([true, 101, 101])
  expect(peopleInBands(everyPoint).map(({ band, count }) => `${band}${count}`)).toEqual(['S20', 'E20', 'R20', 'D20', 'M21'])
  expect([columnsOfPoints([]), sum(peopleInBands([]))]).toEqual([[], 0])
})

test('PIC-01 a dot is one person until more than eight stand in a column', () => {
  expect([[], [0], [8], [9], [1000]].map((counts) => peopleInDot(counts.map((count) => ({ count }))))).toEqual([1, 1, 1, 2, 125])
})
