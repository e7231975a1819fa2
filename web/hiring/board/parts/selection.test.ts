import { expect, test } from 'vitest'
import type { BoardCard, BoardColumn } from '#domain/hiring/board/board.contract.ts'
import { afterPress, chosenIn } from './selection.ts'

const column = (name_board: BoardColumn['name_board'], ids: string) => ({
  name_board,
  elements: [...ids].map((uuid_element) => ({ uuid_element }) as BoardCard),
})
const columns = [column('apply', 'abcd'), column('reject', 'xyz')] as BoardColumn[]

test.each([
  ['one more', 'a', 'c', undefined, 'ac'],
  ['one less', 'ac', 'a', undefined, 'c'],
  ['all from the last one down to it', 'b', 'd', 'b', 'bcd'],
  ['or up to it', 'c', 'a', 'c', 'abc'],
  ['beside those of another column', 'x', 'b', 'a', 'abx'],
  ['no range from another column', 'x', 'b', 'x', 'bx'],
])('BRD-03 choosing cards: %s', (_case, chosen, id, since, after) => {
  expect([...afterPress(columns, new Set(chosen), id, since)].sort().join('')).toBe(after)
})

test('BRD-03 chosen cards come in the order of the board, and one that has gone is not among them', () => {
  const chosen = chosenIn(columns, new Set(['y', 'gone', 'd', 'a']))
  expect(chosen.map(({ card, stage }) => `${stage} ${card.uuid_element}`)).toEqual(['apply a', 'apply d', 'reject y'])
})
