import { expect, test } from 'vitest'
import type { BoardCard, BoardColumn } from '#domain/hiring/board/board.contract.ts'
import { chosenIn, selectionAfterPress } from './chosen-cards.ts'

const column = (name_board: BoardColumn['name_board'], ids: string) => ({
  name_board,
  elements: [...ids].map((uuid_element) => ({ uuid_element }) as BoardCard),
})
const columns = [column('apply', 'abcd'), column('reject', 'xyz')] as BoardColumn[]

test.each([
  ['selects one more card', 'a', 'c', undefined, 'ac'],
  ['deselects a card', 'ac', 'a', undefined, 'c'],
  ['selects all cards from the last one down to this', 'b', 'd', 'b', 'bcd'],
  ['selects all cards from the last one up to this', 'c', 'a', 'c', 'abc'],
  ['keeps selected cards of another column', 'x', 'b', 'a', 'abx'],
  ['selects no range across columns', 'x', 'b', 'x', 'bx'],
])('BRD-03 a press %s', (_case, chosen, id, since, after) => {
  expect([...selectionAfterPress(columns, new Set(chosen), id, since)].sort().join('')).toBe(after)
})

test('BRD-03 selected cards come in the order of the board, without those that left it', () => {
  const chosen = chosenIn(columns, new Set(['y', 'gone', 'd', 'a']))
  expect(chosen.map(({ card, stage }) => `${stage} ${card.uuid_element}`)).toEqual(['apply a', 'apply d', 'reject y'])
})
