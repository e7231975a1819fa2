import { watchUpdatesEndpoint } from '#domain/desk/updates/updates.contract.ts'
import { useEventStream } from '../../../platform/client/use-event-stream.ts'
import { useReloadUpdates } from '../updates.queries.ts'

/** Reads the updates again when they change, while the tab is on screen. */
export function useLiveUpdates(): void {
  const reload = useReloadUpdates()
  useEventStream(
    watchUpdatesEndpoint.path,
    {},
    {
      onOpen: () => void reload(),
      onMessage: () => void reload(),
      renew: reload,
    },
  )
}
