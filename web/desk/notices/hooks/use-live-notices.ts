import { useSyncExternalStore } from 'react'
import { watchNoticesEndpoint } from '#domain/desk/notices/notices.contract.ts'
import { useEventStream } from '../../../platform/client/use-event-stream.ts'
import { useReloadNotices } from '../notices.queries.ts'

/**
 * Reads the notices again when they change, while the tab is on screen. Hidden tabs hold no connection: a browser allows six to one server,
 * and recruiters have many tabs open.
 */
export function useLiveNotices(): void {
  const reload = useReloadNotices()
  const isVisible = useSyncExternalStore(watchVisibility, () => document.visibilityState === 'visible')
  useEventStream(
    isVisible ? watchNoticesEndpoint.path : undefined,
    {},
    {
      onOpen: () => void reload(),
      onMessage: () => void reload(),
      renew: reload,
    },
  )
}

function watchVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
