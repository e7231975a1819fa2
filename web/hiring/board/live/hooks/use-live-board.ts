import { type BoardEvent, watchBoardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { tabId } from '../../../../platform/client/tab.ts'
import { useEventStream } from '../../../../platform/client/use-event-stream.ts'

/**
 * Follows a board's live channel. Calls back when somebody else changed the board and whenever the connection opens, the first
 * time included, because changes before that are unknown. A refused connection is reopened after `renew`, a request that renews
 * the session's token. Returns whether the connection is lost.
 */
export function useLiveBoard(job: string, onChange: () => Promise<void>, renew: () => Promise<unknown>): boolean {
  const { path } = watchBoardEndpoint
  return useEventStream(
    path,
    { job },
    {
      onOpen: () => void onChange(),
      onMessage(message) {
        // The server's own event is not checked: the board would load zod for it.
        const { origin } = message as BoardEvent
        if (origin !== tabId) void onChange()
      },
      renew,
    },
  )
}
