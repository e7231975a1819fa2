import { watchNoticesEndpoint } from '#domain/desk/updates/updates.contract.ts'
import { useEventStream } from '../../../platform/client/use-event-stream.ts'
import { useReloadNotices } from '../updates.queries.ts'

/** Reads the notices again when they change, while the tab is on screen. */
export function useLiveNotices(): void {
  const reload = useReloadNotices()
  useEventStream(
    watchNoticesEndpoint.path,
    {},
    {
      onOpen: () => void reload(),
      onMessage: () => void reload(),
      renew: reload,
    },
  )
}
