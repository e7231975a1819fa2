import { useEffect, useRef, useState } from 'react'
import { boardEvent } from '#domain/board/board.contract.ts'
import { addressOf } from '../../../platform/client/address.ts'
import { type EventStream, isRefused, openEventStream } from '../../../platform/client/event-stream.ts'
import { tabId } from '../../../platform/client/tab.ts'
import { readTokens } from '../../../platform/session/tokens.ts'

const pauseMs = 3000

/**
 * Follows a board: calls back when somebody else changed it and after every new connection, since what happened in between is
 * unknown. A refused connection is opened anew once `renew` has called the server, which renews the person's token. Answers
 * whether the connection is lost.
 */
export function useLiveBoard(job: string, onNews: () => Promise<void>, renew: () => Promise<unknown>): boolean {
  const [lost, setLost] = useState(false)
  const latest = useRef({ onNews, renew })
  latest.current = { onNews, renew }

  useEffect(() => {
    let source: EventStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let connectedBefore = false
    let ended = false
    const tell = () => void latest.current.onNews()
    const connect = () => {
      if (ended) return
      source = openEventStream(addressOf('/api/board/live/:job', { job }))
      source.addEventListener('open', () => {
        setLost(false)
        if (connectedBefore) tell()
        connectedBefore = true
      })
      source.addEventListener('message', ({ data }) => {
        const event = boardEvent.safeParse(JSON.parse(String(data)))
        if (event.success && event.data.origin !== tabId) tell()
      })
      source.addEventListener('error', () => {
        setLost(true)
        if (!source || !isRefused(source) || !readTokens()) return
        timer = setTimeout(() => void latest.current.renew().finally(connect), pauseMs)
      })
    }
    connect()
    return () => {
      ended = true
      clearTimeout(timer)
      source?.close()
    }
  }, [job])
  return lost
}
