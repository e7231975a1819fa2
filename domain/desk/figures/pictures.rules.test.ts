import { expect, test } from 'vitest'
import { monthsBetween } from './counts.rules.ts'
import { columnsOfDays, lastDay, peopleInRanges, placesOfMonths } from './pictures.rules.ts'

const empty = (month: string) => ({ month, applied: 0, hired: 0, rejected: 0 })
const inShort = (months: Parameters<typeof placesOfMonths>[0]) =>
  placesOfMonths(months).map((place) => (place.kind === 'gap' ? `${place.from} +${place.months}` : place.month.month))

test('PIC-01 months in which nothing happened collapse into one place', () => {
  const busy = { month: '2026-03', applied: 3, hired: 0, rejected: 0 }
  const year = monthsBetween('2026-01', '2026-12').map(empty)
  expect(inShort([...year.slice(0, 2), busy, ...year.slice(3)])).toEqual(['2026-01 +2', '2026-03', '2026-04 +9'])
  expect(inShort([busy])).toEqual(['2026-03'])
  expect(inShort([])).toEqual([])
})

test('PIC-01 a hire or a rejection alone is no empty month', () => {
  expect(inShort([{ ...empty('2026-01'), hired: 1 }, empty('2026-02'), { ...empty('2026-03'), rejected: 2 }])).toEqual([
    '2026-01',
    '2026-02 +1',
    '2026-03',
  ])
})

test('PIC-01 the places of ten years fill the picture, and those of one month do not', () => {
  const busy = (month: string) => ({ ...empty(month), applied: 1 })
  const years = placesOfMonths(monthsBetween('2017-01', '2026-12').map(busy))
  const last = years.at(-1)
  expect([years.length, Math.round((last?.x ?? 0) + (last?.width ?? 0))]).toEqual([120, 100])
  expect(placesOfMonths([busy('2026-01')])[0]?.width).toBeLessThan(20)
})

test('PIC-01 people wait in a column for each day, the longest in the last one, and no range leaves anybody out', () => {
  const counts = [
    { days: 0, count: 2, late: 0 },
    { days: lastDay - 1, count: 1, late: 1 },
    { days: lastDay, count: 3, late: 1 },
    { days: 400, count: 4, late: 4 },
  ]
  expect(columnsOfDays(counts)).toEqual([
    { days: 0, count: 2, late: 0 },
    { days: lastDay - 1, count: 1, late: 1 },
    { days: lastDay, count: 7, late: 5 },
  ])
  expect(peopleInRanges(counts)).toEqual([2, 0, 0, 1, 7])
  expect([columnsOfDays([]), peopleInRanges([])]).toEqual([[], [0, 0, 0, 0, 0]])
})
