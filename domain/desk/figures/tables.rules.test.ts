import { describe, expect, test } from 'vitest'
import { figureParts } from './counts.rules.ts'
import type { Figures } from './figures.contract.ts'
import { bySharesOfInterviews, columnsOf, hasDays, labelOfFigure, percentOf, rowsOf } from './tables.rules.ts'

const figures: Figures = {
  from: '2026-03',
  to: '2026-03',
  first_month: '2026-03',
  updating: false,
  funnel: [
    { step: 'apply', count: 8 },
    { step: 'makeTest', count: 3 },
    { step: 'hired', count: 1 },
  ],
  outcomes: [
    { outcome: 'hired', count: 1 },
    { outcome: 'rejected', count: 5 },
    { outcome: 'open', count: 2 },
  ],
  losses: [
    { step: 'apply', outcome: 'withdrawn', reason: null, count: 1 },
    { step: 'apply', outcome: 'rejected', reason: { uuid: 'r', name: 'Salario' }, count: 3 },
    { step: 'makeTest', outcome: 'rejected', reason: { uuid: null, name: '' }, count: 1 },
  ],
  stays: [{ stage: 'apply', median: 2, most: 6, finished: 5, running: 3 }],
  to_hire: { median: null, most: null },
  sources: [{ kind: 'link', name: 'linkedin', count: 3, interviewed: 1, hired: 0 }],
  tests: [{ uuid: 's', name: 'Excel', asked: 8, taken: 0, passed: 0 }],
  reasons: [
    { uuid: 'r', name: 'Salario', count: 4 },
    { uuid: null, name: '', count: 1 },
  ],
  months: [{ month: '2026-03', applied: 8, hired: 1, rejected: 5 }],
}
const inShort = (part: (typeof figureParts)[number]) =>
  rowsOf[part](figures).map(({ id, cells }) => [id, ...cells.map(({ value, figure }) => (figure ? `${value} ${figure}` : value))])

describe('REP-01 the tables of the figures', () => {
  test.each([
    [
      'funnel',
      [
        ['apply', '8 reached:apply', 100, '4 lost:apply', 50],
        ['lost:apply:rejected:r', null, null, '3 lost:apply:rejected:r', 38],
        ['lost:apply:withdrawn', null, null, '1 lost:apply:withdrawn', 13],
        ['makeTest', '3 reached:makeTest', 38, '1 lost:makeTest', 33],
        ['lost:makeTest:rejected:none', null, null, '1 lost:makeTest:rejected:none', 33],
        ['hired', '1 reached:hired', 13, null, null],
        ['rejected', '5 outcome:rejected', 63, null, null],
        ['open', '2 outcome:open', 25, null, null],
      ],
    ],
    [
      'time',
      [
        ['apply', 2, 6, '5 stayed:apply', '3 staying:apply'],
        ['to_hire', null, null, '1 outcome:hired', null],
      ],
    ],
    [
      'sources',
      [['link:linkedin', '3 source:link:linkedin', '1 source_interviewed:link:linkedin', 33, '0 source_hired:link:linkedin', 0]],
    ],
    ['tests', [['s', '8 asked:s', '0 taken:s', '0 passed:s', null]]],
    [
      'reasons',
      [
        ['r', '4 reason:r', 80],
        ['none', '1 reason:none', 20],
      ],
    ],
    ['months', [['2026-03', '8 applied_in:2026-03', '1 hired_in:2026-03', '5 rejected_in:2026-03']]],
  ] as const)('%s', (part, rows) => expect(inShort(part)).toEqual(rows))

  test('each row has a cell for each column', () => {
    for (const part of figureParts)
      for (const { cells } of rowsOf[part](figures)) expect([part, cells.length]).toEqual([part, columnsOf[part].length])
  })
})

test('PIC-01 sources are ordered by their share of interviews, and those with few applications come last', () => {
  const source = (name: string, count: number, interviewed: number) =>
    ({ kind: 'link', name, count, interviewed, hired: 0 }) as const
  const names = (sources: Parameters<typeof bySharesOfInterviews>[0]) => bySharesOfInterviews(sources).map(({ name }) => name)
  const few = [source('two', 2, 2), source('most', 19, 19)]
  expect(names([...few, source('many', 400, 40), source('good', 20, 10), source('none', 90, 0)])).toEqual([
    'good',
    'many',
    'none',
    'most',
    'two',
  ])
  expect(names([])).toEqual([])
})

test('REP-01 a share of nothing is unknown', () => {
  expect([percentOf(1, 3), percentOf(0, 3), percentOf(0, 0)]).toEqual([33, 0, null])
})

describe('REP-01 a figure has a row and a column', () => {
  test.each([
    ['reached:makeTest', '', { kind: 'stage', of: 'makeTest' }, 'count', false],
    ['reached:hired', '', { kind: 'word', of: 'hired' }, 'count', true],
    ['outcome:withdrawn', '', { kind: 'word', of: 'withdrawn' }, 'count', false],
    ['lost:apply', '', { kind: 'stage', of: 'apply' }, 'lost', false],
    ['lost:apply:withdrawn', '', { kind: 'loss', of: { step: 'apply', outcome: 'withdrawn', reason: null } }, 'lost', false],
    [
      'lost:apply:rejected:4711',
      'Salario',
      { kind: 'loss', of: { step: 'apply', outcome: 'rejected', reason: { uuid: '4711', name: 'Salario' } } },
      'lost',
      false,
    ],
    ['source_interviewed:direct', '', { kind: 'source', of: { kind: 'direct', name: '' } }, 'interviewed', false],
    ['stayed:apply', '', { kind: 'stage', of: 'apply' }, 'finished', true],
    ['staying:apply', '', { kind: 'stage', of: 'apply' }, 'running', false],
    ['source:link:a:b', '', { kind: 'source', of: { kind: 'link', name: 'a:b' } }, 'count', false],
    ['source_hired:direct', '', { kind: 'source', of: { kind: 'direct', name: '' } }, 'hired', true],
    ['passed:4711', 'Excel', { kind: 'name', of: 'Excel' }, 'passed', false],
    ['reason:4711', 'Salario', { kind: 'name', of: 'Salario' }, 'count', false],
    ['reason:none', '', { kind: 'word', of: 'no_reason' }, 'count', false],
    ['hired_in:2026-03', '', { kind: 'month', of: '2026-03' }, 'hired', true],
  ] as const)('%s', (figure, name, label, column, days) => {
    expect([labelOfFigure(figure, name), hasDays(figure)]).toEqual([{ label, column }, days])
  })
})
