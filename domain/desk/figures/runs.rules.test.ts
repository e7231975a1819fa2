import { describe, expect, test } from 'vitest'
import type { Stage } from '../../kernel/stages.ts'
import { type HistoryEvent, type Run, runsOf, testsOf } from './runs.rules.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, number, 15))

/** A history in short: `apply@1` applied, `again@5` applied again, `joined@2` another account applied, `out@3` removed, `withdrawn@3`, `hired@4`, and otherwise the stage moved to. */
function historyOf(text: string): HistoryEvent[] {
  const kinds = {
    apply: 'applied',
    joined: 'applied',
    again: 'restored',
    out: 'removed',
    withdrawn: 'withdrawn',
    hired: 'hired',
  } as const
  return text
    .split(' ')
    .filter(Boolean)
    .map((part, index) => {
      const [word, at] = part.split('@') as [string, string]
      const kind = word === 'apply' && index > 0 ? 'moved' : (kinds[word as keyof typeof kinds] ?? 'moved')
      const stage =
        kind === 'removed' || kind === 'withdrawn'
          ? null
          : kind === 'hired'
            ? 'approved'
            : kind === 'restored' || word === 'joined'
              ? 'apply'
              : (word as Stage)
      return { kind, to_stage: stage, at: day(Number(at)) }
    })
}

/** A run in short: furthest step, outcome, and days per stage with + while it is there. */
const inShort = ({ furthest, outcome, stays }: Run) =>
  [
    furthest,
    outcome,
    ...Object.entries(stays).map(([stage, { days, isRunning }]) => `${stage} ${days}${isRunning ? '+' : ''}`),
  ].join(', ')

const cases: readonly [about: string, history: string, runs: readonly string[]][] = [
  ['a new application', 'apply@1', ['apply, open, apply 0+']],
  ['a move', 'apply@1 makeTest@4', ['makeTest, open, apply 3, makeTest 0+']],
  ['a way back', 'apply@1 approved@2 apply@4', ['approved, open, apply 1+, approved 2']],
  ['two stays in one stage', 'apply@1 makeTest@2 apply@4 makeTest@9 reject@11', ['makeTest, rejected, apply 6, makeTest 4']],
  ['a rejection', 'apply@1 firstInterview@3 reject@8', ['firstInterview, rejected, apply 2, firstInterview 5']],
  ['a rejection that was taken back by a move', 'apply@1 reject@3 makeTest@5', ['makeTest, open, apply 2, makeTest 0+']],
  ['a rejected card that was removed', 'apply@1 reject@3 out@5', ['apply, rejected, apply 2']],
  ['a removed card', 'apply@1 makeTest@3 out@5', ['makeTest, removed, apply 2, makeTest 2']],
  ['a withdrawal', 'apply@1 secondInterview@3 withdrawn@4', ['secondInterview, withdrawn, apply 2, secondInterview 1']],
  ['a withdrawal after a rejection', 'apply@1 reject@3 withdrawn@4', ['apply, withdrawn, apply 2']],
  ['a withdrawal after a removal', 'apply@1 out@3 withdrawn@4', ['apply, withdrawn, apply 2']],
  [
    'applying again',
    'apply@1 makeTest@2 withdrawn@4 again@10',
    ['makeTest, withdrawn, apply 1, makeTest 2', 'apply, open, apply 0+'],
  ],
  [
    'a restored card',
    'apply@1 reject@2 out@3 again@4 approved@6',
    ['apply, rejected, apply 1', 'approved, open, apply 2, approved 0+'],
  ],
  ['a hire', 'apply@1 approved@5 hired@9', ['hired, hired, apply 4, approved 4']],
  ['a hired person who is rejected', 'apply@1 approved@5 hired@9 reject@12', ['hired, hired, apply 4, approved 4']],
  ['a hired person whose card was removed', 'apply@1 approved@5 hired@9 out@12', ['hired, hired, apply 4, approved 4']],
  ['a hired person who withdraws', 'apply@1 approved@5 hired@9 withdrawn@12', ['hired, hired, apply 4, approved 4']],
  [
    'a hired person who applies again',
    'apply@1 approved@5 hired@9 out@12 again@20 approved@22',
    ['hired, hired, apply 4, approved 4', 'approved, open, apply 2, approved 0+'],
  ],
  [
    'a person who is hired twice',
    'apply@1 approved@5 hired@9 withdrawn@12 again@20 approved@22 hired@25',
    ['hired, hired, apply 4, approved 4', 'hired, hired, apply 2, approved 3'],
  ],
  ['a hire of the other account', 'apply@1 joined@2 approved@4 hired@6 out@7', ['hired, hired, apply 3, approved 2']],
  ['two accounts that were merged', 'apply@1 joined@2 makeTest@4', ['makeTest, open, apply 3, makeTest 0+']],
  ['the end of the other account', 'apply@1 joined@2 out@3 makeTest@4', ['makeTest, open, apply 3, makeTest 0+']],
  ['another account after the end', 'apply@1 withdrawn@2 joined@5', ['apply, withdrawn, apply 1', 'apply, open, apply 0+']],
  ['a history without its beginning', 'makeTest@4', ['makeTest, open, apply 3, makeTest 0+']],
  ['no history at all', '', ['apply, open, apply 0+']],
]

describe('REP-02 REP-03 the runs of an application come from its history', () => {
  test.each(cases)('%s', (_, history, runs) => {
    expect(runsOf(historyOf(history), day(1)).map(inShort)).toEqual(runs)
  })

  test('an undone move leaves no row, so the history without it is the history', () => {
    const [before, after] = ['apply@1 makeTest@2', 'apply@1 makeTest@2 approved@3'].map(historyOf)
    expect(runsOf(after?.slice(0, -1) ?? [], day(1))).toEqual(runsOf(before ?? [], day(1)))
  })

  test('less than half a day counts as none, and half a day as one', () => {
    const at = (hour: number) => new Date(day(1).getTime() + hour * 3_600_000)
    const stayOf = (hours: number) =>
      runsOf([...historyOf('apply@1'), { kind: 'moved', to_stage: 'makeTest', at: at(hours) }], day(1))[0]?.stays.apply
    expect([11, 12, 35, 36].map((hours) => stayOf(hours)?.days)).toEqual([0, 1, 1, 2])
  })
})

test('REP-01 time to hire is counted from applying', () => {
  const of = (history: string) => runsOf(historyOf(history), day(1)).map(({ daysToHire }) => daysToHire)
  expect(of('apply@1 approved@5 hired@9')).toEqual([8])
  expect(of('apply@1 approved@5')).toEqual([null])
  expect(of('apply@1 out@2 again@10 approved@12 hired@12')).toEqual([null, 2])
})

describe('REP-01 tests are those that the vacancy asks for, taken before the application was closed', () => {
  const excel = (at: number, points: number | null) => ({ id: at, skill: 7, finishedAt: day(at), points })
  test.each([
    ['none taken', [], null, [], [], []],
    ['passed', [excel(2, 61)], null, [7], [7], [2]],
    ['not passed', [excel(2, 60.99)], null, [7], [], [2]],
    ['waiting for a rating', [excel(2, null)], null, [7], [], [2]],
    ['another skill', [{ id: 1, skill: 9, finishedAt: day(2), points: 100 }], null, [], [], []],
    ['the last one counts', [excel(5, 20), excel(2, 90)], null, [7], [], [5]],
    ['after the end', [excel(5, 90)], day(4), [], [], []],
    ['once before the end, better after it', [excel(2, 20), excel(5, 90)], day(4), [7], [], [2]],
  ])('%s', (_, tests, closedAt, taken, passed, attempts) => {
    expect(testsOf([7, 8], tests, closedAt)).toEqual({ asked: [7, 8], taken, passed, attempts })
  })
})

test('MOV-01 a stay or a hire whose first or last day is not known has no days', () => {
  const history: HistoryEvent[] = [
    { kind: 'applied', to_stage: 'apply', at: day(1), brought: 'dated' },
    { kind: 'moved', to_stage: 'makeTest', at: day(4), brought: 'dated' },
    { kind: 'moved', to_stage: 'approved', at: day(4), brought: 'undated' },
    { kind: 'hired', to_stage: 'approved', at: day(9), brought: 'dated' },
  ]
  const [run] = runsOf(history, day(1))
  expect(run).toMatchObject({ outcome: 'hired', furthest: 'hired', daysToHire: 8, brought: true })
  expect(run?.stays).toEqual({ apply: { days: 3, isRunning: false } })
  const [undated] = runsOf([{ ...history[0]!, brought: 'undated' }, history[3]!], day(1))
  expect(undated).toMatchObject({ daysToHire: null, stays: {} })
  const [open] = runsOf([{ ...history[0]!, brought: 'undated' }], day(1))
  expect(open?.stays).toEqual({ apply: { days: 0, isRunning: true } })
})
