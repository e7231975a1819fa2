import { describe, expect, test } from 'vitest'
import type { BoardColumn } from '#domain/hiring/board/board.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import { board, card } from '../../../testing/board-data.ts'
import {
  changesBetween,
  findCard,
  needsReload,
  pageBehind,
  placeWithin,
  withCardAt,
  withCardChanged,
  withKnownCards,
  withoutCard,
  withPage,
  withStep,
} from './board-state.ts'

const idsAt = (columns: readonly BoardColumn[], stage: Stage) =>
  columns.find(({ name_board }) => name_board === stage)?.elements.map(({ uuid_element }) => uuid_element)
const totalAt = (columns: readonly BoardColumn[], stage: Stage) => columns.find(({ name_board }) => name_board === stage)?.total

describe('BRD-03 placing a card', () => {
  test.each([
    ['in front of the first', 'c', 'a', ['c', 'a', 'b']],
    ['in front of another', 'a', 'c', ['b', 'a', 'c']],
    ['at the end', 'a', null, ['b', 'c', 'a']],
    ['at the end when the named card is not loaded', 'a', 'gone', ['b', 'c', 'a']],
  ])('inside its own column, %s', (_where, id, before, order) => {
    const after = withCardAt(board(['a', 'b', 'c']), card(id), { stage: 'apply', before })
    expect(idsAt(after, 'apply')).toEqual(order)
    expect(totalAt(after, 'apply')).toBe(3)
  })

  test('into another column changes the counts of both', () => {
    const after = withCardAt(board(['a', 'b']), card('a', { notice: 'not_notified' }), { stage: 'approved', before: null })
    expect([idsAt(after, 'apply'), totalAt(after, 'apply')]).toEqual([['b'], 1])
    expect([idsAt(after, 'approved'), totalAt(after, 'approved')]).toEqual([['a'], 1])
  })

  test('back to its old place when the server refuses the move', () => {
    const before = board(['a', 'b', 'c'])
    const moved = withCardAt(before, card('b'), { stage: 'reject', before: null })
    expect(withCardAt(moved, card('b'), { stage: 'apply', before: 'c' })).toEqual(before)
  })
})

test('BRD-02 removing a card shortens its column; the other columns stay the same objects', () => {
  const before = board(['a', 'b'])
  const after = withoutCard(before, 'a')
  expect([idsAt(after, 'apply'), totalAt(after, 'apply')]).toEqual([['b'], 1])
  expect(after.slice(1).every((column, index) => column === before[index + 1])).toBe(true)
  expect(withoutCard(before, 'nobody')).toEqual(before)
})

test.each([
  [16, 20, limits.boardColumnPage, 'never less than what a board shows at first'],
  [60, 120, 60, 'what is wanted'],
  [160, 320, limits.maximumPageSize, 'as much as one answer holds'],
])('BRD-01 behind %i cards where %i are wanted, %i are read: %s', (there, wanted, size) => {
  const ids = Array.from({ length: there }, (_, at) => `card-${at}`)
  expect(pageBehind(board(ids, { next: 'more' })[0]!, wanted)).toEqual({ stage: 'apply', after: 'more', size })
  expect(pageBehind(board(ids)[0]!, wanted)).toBeUndefined()
})

test('BRD-01 a page is added after its column; a card moved meanwhile stays where it went', () => {
  const before = withCardAt(board(['a', 'b'], { next: 'more', total: 4 }), card('c'), { stage: 'makeTest', before: null })
  const read = board(['b', 'c', 'd'], { total: 4 })[0]!
  const after = withPage(before, read)
  expect([idsAt(after, 'apply'), totalAt(after, 'apply'), after[0]?.next]).toEqual([['a', 'b', 'd'], 4, null])
  expect(idsAt(after, 'makeTest')).toEqual(['c'])
  expect(after.slice(1).every((column, index) => column === before[index + 1])).toBe(true)
})

test('BRD-03 a column is read again when a card went behind its loaded end, and when it runs low', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, at) => `card-${at}`)
  const half = limits.boardColumnPage / 2
  const goesOn = { next: 'more', total: 400 }
  expect(needsReload(board(ids(half), goesOn), 'apply')).toBe(true)
  expect(needsReload(board(ids(half), goesOn), 'makeTest')).toBe(false)
  expect(needsReload(board(ids(half - 1), goesOn))).toBe(true)
  expect(needsReload(board(ids(1)), 'apply')).toBe(false)
})

test('SPEC-40: a change of one card changes no other card', () => {
  const after = withCardChanged(board(['a', 'b']), 'a', { notice: 'queued', version: 2 })
  expect(findCard(after, 'a')).toMatchObject({ stage: 'apply', index: 0, card: { notice: 'queued', version: 2 } })
  expect(findCard(after, 'b')?.card).toEqual(card('b'))
  expect(findCard(after, 'c')).toBeUndefined()
})

describe('BRD-03 the move menu inside a column of a, b, c', () => {
  test.each([
    ['a', 'top', undefined],
    ['a', 'up', undefined],
    ['a', 'down', 'c'],
    ['a', 'bottom', null],
    ['b', 'top', 'a'],
    ['b', 'up', 'a'],
    ['b', 'down', null],
    ['c', 'up', 'b'],
    ['c', 'down', undefined],
    ['c', 'bottom', undefined],
    ['gone', 'top', undefined],
  ] as const)('%s to %s goes in front of %s', (id, where, before) => {
    const place = placeWithin(board(['a', 'b', 'c']), id, where)
    expect(place).toEqual(before === undefined ? undefined : { stage: 'apply', before })
  })

  test('the last loaded card can go to the end of a column that has more cards', () => {
    expect(placeWithin(board(['a', 'b'], { next: 'more', total: 60 }), 'b', 'bottom')).toEqual({ stage: 'apply', before: null })
  })
})

describe('SPEC-40: changes after a board was read again', () => {
  const before = withCardChanged(board(['a', 'b', 'c']), 'b', { notice: 'queued' })

  test('include a card at another stage', () => {
    const after = withCardAt(before, card('a'), { stage: 'makeTest', before: null })
    expect(changesBetween(before, after)).toEqual([{ card: card('a'), stage: 'makeTest', what: 'moved' }])
  })

  test.each(['sent', 'failed'] as const)('include a card whose e-mail is %s now, and only once', (notice) => {
    const after = withCardChanged(before, 'b', { notice })
    expect(changesBetween(before, after)).toEqual([{ card: card('b', { notice }), stage: 'apply', what: 'notified' }])
    expect(changesBetween(after, after)).toEqual([])
  })

  test('leave out reorders, cards that enter or leave the loaded part, and queued e-mails', () => {
    const reordered = withCardAt(before, card('a'), { stage: 'apply', before: null })
    const grown = withCardAt(withoutCard(reordered, 'c'), card('d', { notice: 'sent' }), { stage: 'apply', before: null })
    expect(changesBetween(before, withCardChanged(grown, 'a', { notice: 'queued' }))).toEqual([])
  })
})

test('P16 an unchanged card and column stay the same object and are not rendered again', () => {
  const before = board(['a', 'b', 'c'])
  expect(withKnownCards(before, before)).toBe(before)
  const read = withKnownCards(before, structuredClone(before))
  expect(read.every((column, at) => column === before[at])).toBe(true)

  const moved = withKnownCards(before, withCardAt(before, card('a', { notice: 'queued' }), { stage: 'reject', before: null }))
  expect(moved[0]?.elements[0]).toBe(before[0]?.elements[1])
  expect(moved[0]?.elements).toHaveLength(2)
  expect(moved.at(-1)?.elements).toEqual([card('a', { notice: 'queued' })])
  expect(moved.slice(1, -1).every((column, at) => column === before[at + 1])).toBe(true)
  expect(withKnownCards(undefined, before)).toEqual(before)
})

test('STP-01 the counts of steps follow cards that are put at one, move away or leave', () => {
  const [call, technical] = [
    { uuid: 'call', name: 'Llamada', total: 0 },
    { uuid: 'technical', name: 'Técnica', total: 0 },
  ]
  const start = board(['a', 'b']).map((column) => ({ ...column, steps: column.name_board === 'apply' ? [call, technical] : [] }))
  const totals = (columns: readonly BoardColumn[]) => columns[0]?.steps.map(({ total }) => total)
  const put = withStep(start, new Set(['a', 'b']), call)
  expect(totals(put)).toEqual([2, 0])
  const again = withStep(put, new Set(['a']), technical)
  expect(totals(again)).toEqual([1, 1])
  expect(changesBetween(put, again)).toMatchObject([{ what: 'stepped', card: { step: { name: 'Técnica' } } }])
  expect(totals(withStep(again, new Set(['a']), null))).toEqual([1, 0])
  expect(totals(withCardAt(again, card('a', { step: null }), { stage: 'approved', before: null }))).toEqual([1, 0])
  expect(totals(withoutCard(again, 'b'))).toEqual([0, 1])
})
