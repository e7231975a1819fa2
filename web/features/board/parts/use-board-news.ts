import { useCallback, useEffect, useRef, useState } from 'react'
import { type CardNews, newsBetween } from './board-state.ts'
import type { useBoard } from './use-board.ts'

/**
 * Reads the board again when there is news, and tells what others changed. While `held`, that is while somebody drags a card,
 * answers a dialog or waits for a move, the board stays as it is and the news waits.
 */
export function useBoardNews(board: ReturnType<typeof useBoard>, held: boolean, onNews: (news: CardNews[]) => void) {
  const [waiting, setWaiting] = useState(false)
  const latest = useRef({ board, held, onNews })
  latest.current = { board, held, onNews }

  const tell = useCallback(async () => {
    const { board, held } = latest.current
    if (held) return setWaiting(true)
    const before = board.read()
    await board.readAgain()
    // A reading that somebody's own change cut off would show that change as news.
    if (!board.owesReading()) latest.current.onNews(newsBetween(before, board.read()))
  }, [])

  useEffect(() => {
    const { board } = latest.current
    if (held) void board.interrupt()
    else if (waiting || board.owesReading()) {
      setWaiting(false)
      void tell()
    }
  }, [held, waiting, tell])
  return { waiting, tell }
}
