import { useCallback } from 'react'
import type { Stage } from '#domain/kernel/stages.ts'
import type { Board } from '../../hooks/use-board.ts'
import { useBoardUpdates } from './use-board-updates.ts'
import { useChangeWords } from './use-change-words.ts'
import { useLiveBoard } from './use-live-board.ts'

interface Means {
  /** Announces a text in the live region. */
  announce(words: string): void
  /** A request that renews the session's token. */
  renew(): Promise<unknown>
}

/** Shows and announces what others change on a board, unless it is `held`. `lost`: the live connection is interrupted. */
export function useLiveUpdates(job: string, board: Board, held: boolean, { announce, renew }: Means) {
  const wordsOf = useChangeWords()
  const updates = useBoardUpdates(board, held, (changes) => changes.length > 0 && announce(wordsOf(changes)))
  const lost = useLiveBoard(job, updates.reload, renew)
  const { requestReload } = updates
  const { loadMore, isReloadPending } = board
  return {
    lost,
    waiting: updates.waiting,
    requestReload,
    /** Loads more cards of a column, and repeats a read that this has interrupted. */
    loadMore: useCallback(
      async (stage: Stage) => {
        await loadMore(stage)
        if (isReloadPending()) requestReload()
      },
      [loadMore, isReloadPending, requestReload],
    ),
  }
}
