import { useCallback, useEffect, useRef, useState } from 'react'
import { limits } from '#domain/kernel/limits.ts'
import { useText } from '../../../../platform/i18n/language.tsx'
import type { Board } from '../../hooks/use-board.ts'
import { selectionAfterPress } from '../parts/chosen-cards.ts'

export type Selection = ReturnType<typeof useSelection>

/** Moves them and writes to their candidates, presents these to a client, or puts them at a step. */
type SelectionDialog = 'many' | 'present' | 'step'

const none: ReadonlySet<string> = new Set()

/** The selected cards, at most limits.cardsAtOnce, and which dialog about them is open. */
export function useSelection(read: Board['read'], announce: (words: string) => void) {
  const t = useText()
  const [ids, setIds] = useState(none)
  const [dialog, setDialog] = useState<SelectionDialog>()
  const latest = useRef(none)
  const last = useRef<string>(undefined)
  const refuse = useRef(() => {})
  useEffect(() => {
    refuse.current = () => announce(t('board.chosen_too_many', { count: limits.cardsAtOnce }))
  })
  const become = useCallback((next: ReadonlySet<string>) => {
    latest.current = next
    setIds(next)
  }, [])
  const press = useCallback(
    (id: string, range: boolean) => {
      const next = selectionAfterPress(read(), latest.current, id, range ? last.current : undefined)
      last.current = id
      if (next.size > limits.cardsAtOnce) refuse.current()
      else become(next)
    },
    [read, become],
  )
  return {
    ids,
    press,
    dialog,
    isOpen: dialog !== undefined,
    open: setDialog as (dialog: SelectionDialog) => void,
    clear: () => become(none),
    /** Closes the dialog. Only the cards in `kept` stay selected. */
    close(kept: readonly string[]) {
      setDialog(undefined)
      become(new Set(kept))
    },
  }
}
