import { boardEvent, watchBoardEndpoint } from '#domain/hiring/board/board.contract.ts'
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
        const event = boardEvent.safeParse(message)
        if (event.success && event.data.origin !== tabId) void onChange()
      },
      renew,
    },
  )
}
