import { useEffect, useEffectEvent, useState } from 'react'
import { boardEvent } from '#domain/hiring/board/board.contract.ts'
import { addressOf } from '../../../../platform/client/address.ts'
import { type EventStream, isRefused, openEventStream } from '../../../../platform/client/event-stream.ts'
import { tabId } from '../../../../platform/client/tab.ts'
import { readTokens } from '../../../../platform/session/tokens.ts'

const pauseMs = 3000

/**
 * Follows a board's live channel. Calls back when somebody else changed the board and whenever the connection opens, the first
 * time included, because changes before that are unknown. A refused connection is reopened after `renew`, a request that renews
 * the session's token. Returns whether the connection is lost.
 */
export function useLiveBoard(job: string, onChange: () => Promise<void>, renew: () => Promise<unknown>): boolean {
  const [lost, setLost] = useState(false)
  const reload = useEffectEvent(() => void onChange())
  const renewed = useEffectEvent(() => renew())

  useEffect(() => {
    let source: EventStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let ended = false
    const connect = () => {
      if (ended) return
      clearTimeout(timer)
      source?.close()
      source = openEventStream(addressOf('/api/board/live/:job', { job }))
      source.addEventListener('open', () => {
        // A connection that was being opened may still succeed after the network went away.
        setLost(!navigator.onLine)
        reload()
      })
      source.addEventListener('message', ({ data }) => {
        const event = boardEvent.safeParse(JSON.parse(String(data)))
        if (event.success && event.data.origin !== tabId) reload()
      })
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
  }, [job])
  return lost
}
