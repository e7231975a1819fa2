import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { readTokens } from '../session/tokens.ts'
import { addressOf } from './address.ts'
import { type EventStream, isRefused, openEventStream } from './event-stream.ts'

const pauseMs = 3000

interface Listeners {
  /** Called whenever the connection opens, the first time included, because what happened before is unknown. */
  onOpen(): void
  onMessage(message: unknown): void
  /** A request that renews the session's token; a refused connection is opened again after it. */
  renew(): Promise<unknown>
}

/**
 * Follows the live channel of an endpoint's path while the tab is on screen. Returns whether the connection is lost. Hidden tabs hold no
 * connection: a browser allows six to one server over HTTP/1.1, and recruiters have many tabs open.
 */
export function useEventStream(path: string, params: Record<string, string>, listeners: Listeners): boolean {
  const [lost, setLost] = useState(false)
  const opened = useEffectEvent(() => listeners.onOpen())
  const arrived = useEffectEvent((message: unknown) => listeners.onMessage(message))
  const renewed = useEffectEvent(() => listeners.renew())
  const isVisible = useSyncExternalStore(watchVisibility, () => document.visibilityState === 'visible')
  const address = isVisible ? addressOf(path, params) : undefined

  useEffect(() => {
    if (address === undefined) return undefined
    let source: EventStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let ended = false
    const connect = () => {
      if (ended) return
      clearTimeout(timer)
      source?.close()
      source = openEventStream(address)
      source.addEventListener('open', () => {
        // A connection that was being opened may still succeed after the network went away.
        setLost(!navigator.onLine)
        opened()
      })
      source.addEventListener('message', ({ data }) => arrived(JSON.parse(String(data))))
      source.addEventListener('error', () => {
        setLost(true)
        if (!source || !isRefused(source) || !readTokens()) return
        timer = setTimeout(() => void renewed().finally(connect), pauseMs)
      })
    }
    // When the network goes away, the stream may stay open for a long time without an error.
    const goOffline = () => setLost(true)
    connect()
    addEventListener('offline', goOffline)
    addEventListener('online', connect)
    return () => {
      ended = true
      clearTimeout(timer)
      source?.close()
      removeEventListener('offline', goOffline)
      removeEventListener('online', connect)
    }
  }, [address])
  return lost
}

function watchVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
