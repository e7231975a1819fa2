import { useEffect, useEffectEvent, useState } from 'react'
import { boardEvent } from '#domain/hiring/board/board.contract.ts'
import { addressOf } from '../../../platform/client/address.ts'
import { type EventStream, isRefused, openEventStream } from '../../../platform/client/event-stream.ts'
import { tabId } from '../../../platform/client/tab.ts'
import { readTokens } from '../../../platform/session/tokens.ts'

const pauseMs = 3000

/**
 * Follows a board: calls back when somebody else changed it and whenever the connection opens, the first time too, since what happened
 * before that is unknown. A refused connection is opened anew once `renew` has called the server, which renews the person's token.
 * Answers whether the connection is lost.
 */
export function useLiveBoard(job: string, onNews: () => Promise<void>, renew: () => Promise<unknown>): boolean {
  const [lost, setLost] = useState(false)
  const tell = useEffectEvent(() => void onNews())
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
        // An opening that was under way when the network went may still get through.
        setLost(!navigator.onLine)
        tell()
      })
      source.addEventListener('message', ({ data }) => {
        const event = boardEvent.safeParse(JSON.parse(String(data)))
        if (event.success && event.data.origin !== tabId) tell()
      })
      source.addEventListener('error', () => {
        setLost(true)
        if (!source || !isRefused(source) || !readTokens()) return
        timer = setTimeout(() => void renewed().finally(connect), pauseMs)
      })
    }
    // A network that goes away may leave the stream open without another word for a long time.
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
