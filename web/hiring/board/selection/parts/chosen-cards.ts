import type { BoardCard, BoardColumn } from '#domain/hiring/board/board.contract.ts'
import type { Stage } from '#domain/kernel/stages.ts'

/** A selected card and its stage. */
export interface Chosen {
  readonly card: BoardCard
  readonly stage: Stage
}

/** The selection after a press: toggles the card, or adds all cards from `since` to it when both are in one column. */
export function selectionAfterPress(
  columns: readonly BoardColumn[],
  chosen: ReadonlySet<string>,
  id: string,
  since: string | undefined,
): ReadonlySet<string> {
  const ids = columns
    .map(({ elements }) => elements.map((card) => card.uuid_element))
    .find((column) => column.includes(id) && since !== undefined && column.includes(since))
  if (ids && since !== undefined) {
    const [first, last] = [ids.indexOf(since), ids.indexOf(id)].sort((one, other) => one - other)
    return new Set([...chosen, ...ids.slice(first, (last ?? 0) + 1)])
  }
  return chosen.has(id) ? new Set([...chosen].filter((one) => one !== id)) : new Set([...chosen, id])
}

/** The selected cards that are loaded, in the order of the board. */
export function chosenIn(columns: readonly BoardColumn[], ids: ReadonlySet<string>): Chosen[] {
  return columns.flatMap(({ name_board: stage, elements }) =>
    elements.filter((card) => ids.has(card.uuid_element)).map((card) => ({ card, stage })),
  )
}
