import { describe, expect, test } from 'vitest'
import { countedRun, countsOf, daysGroup, monthAfter, monthsBetween, percentile } from './counts.rules.ts'
import { runsOf } from './runs.rules.ts'

const at = (text: string) => new Date(`${text}Z`)
const facts = {
  timeZone: 'America/Bogota',
  source: { kind: 'link', name: 'linkedin' },
  vacancy_id: 3,
  reason_id: 5,
  asked: [7, 8],
  taken: [7],
  passed: [],
  attempts: [11],
} as const
const countsBy = (run: ReturnType<typeof runsOf>[number] | undefined) =>
  Object.groupBy(countsOf(countedRun(run!, facts)), ({ month }) => month)
const figures = (counts: readonly { figure: string }[] | undefined) => counts?.map(({ figure }) => figure)

test('REP-01 a rejection counts in the month of applying, and once in its own month', () => {
  const history = [
    // Still January in Bogotá.
    { kind: 'applied', to_stage: 'apply', at: at('2026-02-01T04:59') },
    { kind: 'moved', to_stage: 'makeTest', at: at('2026-02-03T10:00') },
    { kind: 'moved', to_stage: 'reject', at: at('2026-02-08T10:00') },
  ] as const
  const counts = countsBy(runsOf(history, at('2026-02-01T04:59'))[0])
  expect(Object.keys(counts)).toEqual(['2026-01', '2026-02'])
  expect(figures(counts['2026-01'])).toEqual([
    'reached:apply',
    'reached:makeTest',
    'outcome:rejected',
    'source:link:linkedin',
    'reason:5',
    'lost:makeTest:rejected:5',
    'days_in:apply:2',
    'days_in:makeTest:5',
    'asked:7',
    'asked:8',
    'taken:7',
  ])
  expect(figures(counts['2026-02'])).toEqual(['rejected_in:2026-02'])
})

test('REP-01 a hire counts every step, its source and its days', () => {
  const history = [
    { kind: 'applied', to_stage: 'apply', at: at('2026-03-01T10:00') },
    { kind: 'moved', to_stage: 'approved', at: at('2026-03-11T10:00') },
    { kind: 'hired', to_stage: 'approved', at: at('2026-04-05T10:00') },
  ] as const
  const counts = countsBy(runsOf(history, at('2026-03-01T10:00'))[0])
  expect(figures(counts['2026-03'])).toEqual([
    'reached:apply',
    'reached:makeTest',
    'reached:firstInterview',
    'reached:secondInterview',
    'reached:approved',
    'reached:hired',
    'outcome:hired',
    'source:link:linkedin',
    'source_interviewed:link:linkedin',
    'source_hired:link:linkedin',
    'days_in:apply:10',
    'days_in:approved:25',
    'days_to_hire:35',
    'asked:7',
    'asked:8',
    'taken:7',
  ])
  expect(figures(counts['2026-04'])).toEqual(['hired_in:2026-04'])
})

test('REP-01 an application in process counts where it stays, and has no reason', () => {
  const run = runsOf([], at('2026-03-01T10:00'))[0]
  const { reason_id, staying_in, days_in_stage } = countedRun(run!, facts)
  expect([reason_id, staying_in, days_in_stage]).toEqual([null, 'apply', [null, null, null, null, null]])
  expect(figures(countsBy(run)['2026-03'])).toContain('staying:apply')
})

describe('REP-01 medians and percentiles come from how many took so many days', () => {
  test.each([
    [[], 50, null],
    [[[4, 1]], 50, 4],
    [
      [
        [9, 1],
        [2, 1],
      ],
      50,
      2,
    ],
    [
      [
        [9, 1],
        [2, 1],
        [5, 1],
      ],
      50,
      5,
    ],
    [
      [
        [1, 1],
        [2, 1],
        [3, 1],
        [4, 1],
        [5, 1],
      ],
      80,
      4,
    ],
    [
      [
        [0, 8],
        [30, 2],
      ],
      80,
      0,
    ],
    [
      [
        [0, 7],
        [30, 3],
      ],
      80,
      30,
    ],
    [[[3, 0]], 50, null],
  ] as const)('%j at %i %%: %s', (lengths, percent, days) => {
    expect(percentile(new Map(lengths as unknown as [number, number][]), percent)).toBe(days)
  })

  test.each([
    [0, 0],
    [60, 60],
    [61, 60],
    [79, 70],
    [360, 360],
    [361, 360],
    [389, 360],
    [390, 390],
    [9999, 3600],
  ])('%i days are counted as %i', (days, group) => expect(daysGroup(days)).toBe(group))
})

test('REP-01 months follow each other over the year', () => {
  expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(monthsBetween('2026-02', '2026-01')).toEqual([])
  expect([monthAfter('2026-01', -11), monthAfter('2026-12', 1)]).toEqual(['2025-02', '2027-01'])
})
