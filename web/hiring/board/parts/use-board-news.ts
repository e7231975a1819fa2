import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { type CardNews, newsBetween } from './board-state.ts'
import type { useBoard } from './use-board.ts'

/**
 * Reads the board again when there is news, and tells what others changed. While `held`, that is while somebody drags a card,
 * answers a dialog or waits for a move, the board stays as it is and the news waits.
 */
export function useBoardNews(board: ReturnType<typeof useBoard>, held: boolean, onNews: (news: CardNews[]) => void) {
  const [waiting, setWaiting] = useState(false)

  const tell = async () => {
    if (held) return setWaiting(true)
    const before = board.read()
    await board.readAgain()
    // A reading that somebody's own change cut off would show that change as news.
    if (!board.owesReading()) onNews(newsBetween(before, board.read()))
  }

  const goOn = useEffectEvent(() => {
    if (held) void board.interrupt()
    else if (waiting || board.owesReading()) {
      setWaiting(false)
      void tell()
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: these two say when; the rest is taken as it is then.
  useEffect(() => goOn(), [held, waiting])
  /** Notes that the board is to be read again as soon as it may. */
  const owe = useCallback(() => setWaiting(true), [])
  return { waiting, tell, owe }
}
