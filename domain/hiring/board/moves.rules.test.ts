import { describe, expect, test } from 'vitest'
import { type Stage, stages } from '../../kernel/stages.ts'
import { dropOf, stagesOpenTo } from './moves.rules.ts'

const card = { id: 'b', stage: 'apply' as Stage }

describe('BRD-03 dropping a card', () => {
  test.each([
    ['in another column, at its end', { stage: 'makeTest', before: null, after: 'x' }, 'move'],
    ['in another column, in front of a card', { stage: 'reject', before: 'x', after: null }, 'move'],
    ['in an empty column', { stage: 'approved', before: null, after: null }, 'move'],
    ['further up in its column', { stage: 'apply', before: 'a', after: null }, 'reorder'],
    ['further down in its column', { stage: 'apply', before: 'd', after: 'c' }, 'reorder'],
    ['at the end of its column', { stage: 'apply', before: null, after: 'd' }, 'reorder'],
    ['on itself', { stage: 'apply', before: 'b', after: 'a' }, 'nothing'],
    ['in front of the card that follows it', { stage: 'apply', before: 'c', after: 'b' }, 'nothing'],
    ['at the end where it is the last', { stage: 'apply', before: null, after: 'b' }, 'nothing'],
  ] as const)('%s', (_where, target, what) => {
    expect(dropOf(card, target)).toBe(what)
  })

  test('outside every column does nothing', () => {
    expect(dropOf(card, null)).toBe('nothing')
  })
})

const others = (stage: Stage) => stages.filter((other) => other !== stage)
const everyMove = Object.fromEntries(stages.map((stage) => [stage, others(stage)])) as Record<Stage, Stage[]>
const pairs = stages.flatMap((from) => others(from).map((to) => [from, to] as const))
const top = (stage: Stage) => ({ stage, before: null, after: null })

test.each(pairs)('BRD-03 a card may be moved from %s to %s', (from, to) => {
  expect(dropOf({ id: 'b', stage: from }, top(to))).toBe('move')
  expect(stagesOpenTo([from])).toContain(to)
})

describe.each(pairs)('BRD-03 without the move from %s to %s', (from, to) => {
  const moves = { ...everyMove, [from]: everyMove[from].filter((stage) => stage !== to) }

  test('a drop there is forbidden and the stage is not offered', () => {
    expect(dropOf({ id: 'b', stage: from }, top(to), moves)).toBe('forbidden')
    expect(stagesOpenTo([from], moves)).toEqual(stages.filter((stage) => stage !== to))
  })

  test('every other move and every reordering stays allowed', () => {
    const rest = pairs.filter(([one, other]) => one !== from || other !== to)
    expect(new Set(rest.map(([one, other]) => dropOf({ id: 'b', stage: one }, top(other), moves)))).toEqual(new Set(['move']))
    expect(dropOf({ id: 'b', stage: from }, { stage: from, before: 'a', after: null }, moves)).toBe('reorder')
  })
})

test.each([
  ['one card', ['apply'], stages],
  ['cards of one stage', ['reject', 'reject'], ['makeTest', 'firstInterview', 'secondInterview', 'reject']],
  ['cards of two stages', ['apply', 'reject'], ['makeTest', 'firstInterview', 'secondInterview', 'reject']],
  ['a card that may go nowhere', ['approved'], ['approved']],
  ['cards without a common stage', ['approved', 'reject'], []],
  ['no cards', [], stages],
] as const)('BRD-03 the stages that are open to %s', (_who, from, open) => {
  const moves = { ...everyMove, reject: ['makeTest', 'firstInterview', 'secondInterview'], approved: [] } as const
  expect(stagesOpenTo(from, moves)).toEqual(open)
})
