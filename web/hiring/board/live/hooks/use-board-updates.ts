import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { Board } from '../../hooks/use-board.ts'
import { type CardChange, changesBetween } from '../../parts/board-state.ts'

/**
 * Reloads the board when others have changed it, and reports what changed. While `held` (a drag, an open dialog or a pending
 * move) the board stays as it is, and the reload waits.
 */
export function useBoardUpdates(board: Board, held: boolean, onChanges: (changes: CardChange[]) => void) {
  const [waiting, setWaiting] = useState(false)

  const reload = async () => {
    if (held) return setWaiting(true)
    const before = board.read()
    await board.reload()
    // A read that a local change interrupted would report that change as somebody else's.
    if (!board.isReloadPending()) onChanges(changesBetween(before, board.read()))
  }

  const resume = useEffectEvent(() => {
    if (held) void board.interrupt()
    else if (waiting || board.isReloadPending()) {
      setWaiting(false)
      void reload()
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these two trigger it; the rest is read when it runs.
  useEffect(() => resume(), [held, waiting])
  /** Requests a reload as soon as the board is not held. */
  const requestReload = useCallback(() => setWaiting(true), [])
  return { waiting, reload, requestReload }
}
