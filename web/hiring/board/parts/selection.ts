import { useCallback, useEffect, useRef, useState } from 'react'
import type { BoardCard, BoardColumn } from '#domain/hiring/board/board.contract.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { Stage } from '#domain/kernel/stages.ts'

/** A selected card and its stage. */
export interface Chosen {
  readonly card: BoardCard
  readonly stage: Stage
}
const none: ReadonlySet<string> = new Set()

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

/** The selected cards, at most limits.cardsAtOnce. */
export function useSelection(read: () => readonly BoardColumn[], onTooMany: () => void) {
  const [ids, setIds] = useState(none)
  const latest = useRef(none)
  const last = useRef<string>(undefined)
  const tooMany = useRef(onTooMany)
  useEffect(() => {
    tooMany.current = onTooMany
  })
  const become = useCallback((next: ReadonlySet<string>) => {
    latest.current = next
    setIds(next)
  }, [])
  const press = useCallback(
    (id: string, range: boolean) => {
      const next = selectionAfterPress(read(), latest.current, id, range ? last.current : undefined)
      last.current = id
      if (next.size > limits.cardsAtOnce) tooMany.current()
      else become(next)
    },
    [read, become],
  )
  return { ids, press, keepOnly: (kept: readonly string[]) => become(new Set(kept)) }
}

/** The selected cards that are loaded, in the order of the board. */
export function chosenIn(columns: readonly BoardColumn[], ids: ReadonlySet<string>): Chosen[] {
  return columns.flatMap(({ name_board: stage, elements }) =>
    elements.filter((card) => ids.has(card.uuid_element)).map((card) => ({ card, stage })),
  )
}
