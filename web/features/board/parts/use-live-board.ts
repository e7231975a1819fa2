import { useEffect, useRef, useState } from 'react'
import { boardEvent } from '#domain/board/board.contract.ts'
import { addressOf } from '../../../platform/client/address.ts'
import { type EventStream, isRefused, openEventStream } from '../../../platform/client/event-stream.ts'
import { tabId } from '../../../platform/client/tab.ts'
import { readTokens } from '../../../platform/session/tokens.ts'

const pauseMs = 3000

/**
 * Follows a board: calls back when somebody else changed it and after every new connection, since what happened in between is
 * unknown. While `held` the news waits. Answers whether the connection is lost and whether news waits.
 */
export function useLiveBoard(job: string, held: boolean, onNews: () => Promise<unknown>): { lost: boolean; waiting: boolean } {
  const [lost, setLost] = useState(false)
  const [waiting, setWaiting] = useState(false)
  const latest = useRef({ held, onNews })
  latest.current = { held, onNews }

  useEffect(() => {
    let source: EventStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let connectedBefore = false
    const tell = () => (latest.current.held ? setWaiting(true) : void latest.current.onNews())
    const connect = () => {
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
        // A refused stream is not tried again by itself; reading the board renews the token first.
        timer = setTimeout(() => void latest.current.onNews().finally(connectAgain), pauseMs)
      })
    }
    let ended = false
    const connectAgain = () => {
      if (!ended) connect()
    }
    connect()
    return () => {
      ended = true
      clearTimeout(timer)
      source?.close()
    }
  }, [job])

  useEffect(() => {
    if (held || !waiting) return
    setWaiting(false)
    void latest.current.onNews()
  }, [held, waiting])
  return { lost, waiting }
}
