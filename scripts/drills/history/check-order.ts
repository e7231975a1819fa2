import { hasEffect } from './check-cards.ts'
import type { Fault } from './fault.ts'
import { columnOf, type FinalState } from './final-state.ts'
import { mayHaveHappened, type Operation, type OperationOf, ofKind, settledAt } from './operations.ts'

/**
 * The promises about columns. Every card on the board is in the column of its stage, once, for both processes. The order is one that the
 * acknowledged moves can make one after the other: a card that moved last in front of another one, or to the end, stands there, and only
 * cards that came or moved later stand between.
 */
export function checkOrder(history: readonly Operation[], state: FinalState): Fault[] {
  return state.boards.flatMap((board) => [...checkContents(board, state), ...checkPlaces(history, board, state)])
}

function checkContents(board: ReadonlyMap<string, readonly string[]>, { cards }: FinalState): Fault[] {
  const faults: Fault[] = []
  const shown = new Map<string, string[]>()
  for (const [column, uuids] of board) for (const uuid of uuids) shown.set(uuid, [...(shown.get(uuid) ?? []), column])
  for (const card of cards) {
    const columns = shown.get(card.uuid) ?? []
    const expected = card.isOnBoard ? [columnOf(card)] : []
    if (columns.join() !== expected.join())
      faults.push({ rule: 'each card is on its board once, in the column of its stage', about: card.uuid, operations: [] })
    shown.delete(card.uuid)
  }
  for (const uuid of shown.keys()) faults.push({ rule: 'a board shows no card that does not exist', about: uuid, operations: [] })
  return faults
}

/**
 * When a card came to its place at the latest: from then on nothing moved it. A card that nothing changed has none. Cards of merged people,
 * which may be those of the other account, may have come at any time.
 */
function lastChanges(history: readonly Operation[], { cards }: FinalState): ReadonlyMap<string, number> {
  const merged = new Set(
    ofKind(history, 'merge')
      .filter(mayHaveHappened)
      .flatMap(({ stays, leaves }) => [stays, leaves]),
  )
  const cardOf = new Map(cards.map(({ uuid, person, vacancy }) => [`${person} ${vacancy}`, uuid]))
  const ofMerged = cards.filter(({ person }) => merged.has(person))
  const last = new Map(ofMerged.map(({ uuid }) => [uuid, Number.POSITIVE_INFINITY]))
  const note = (card: string | undefined, at: number) => card && last.set(card, Math.max(at, last.get(card) ?? at))
  for (const operation of history.filter(mayHaveHappened)) {
    if (operation.kind === 'move' || operation.kind === 'undo' || operation.kind === 'withdraw')
      note(operation.card, settledAt(operation))
    if (operation.kind === 'apply') note(cardOf.get(`${operation.person} ${operation.vacancy}`), settledAt(operation))
  }
  return last
}

function checkPlaces(history: readonly Operation[], board: ReadonlyMap<string, readonly string[]>, state: FinalState): Fault[] {
  const last = lastChanges(history, state)
  const mayBeLater = (card: string, begun: number) => (last.get(card) ?? Number.NEGATIVE_INFINITY) > begun
  const versions = new Map(state.cards.map(({ uuid, version }) => [uuid, version]))
  const places = new Map<string, OperationOf<'move'>>()
  for (const move of ofKind(history, 'move'))
    if (hasEffect(move) && move.after?.version === versions.get(move.card)) places.set(move.card, move)
  const faults: Fault[] = []
  for (const column of board.values()) {
    for (const [index, card] of column.entries()) {
      const move = places.get(card)
      if (!move) continue
      const to = move.before === null ? column.length : column.indexOf(move.before)
      // The other card may have moved since: then the place says nothing.
      if (move.before !== null && (to < 0 || mayBeLater(move.before, move.begun))) continue
      const between = to < index ? [] : column.slice(index + 1, to)
      if (to < index || between.some((other) => !mayBeLater(other, move.begun)))
        faults.push({ rule: 'a column has an order that its moves can make', about: card, operations: [move.number] })
    }
  }
  return faults
}
