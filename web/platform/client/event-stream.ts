import { EventSource } from 'eventsource'
import { readTokens } from '../session/tokens.ts'
import { tabId } from './tab.ts'

/** Opens a stream of server-sent events as the logged-in person. It reconnects until it is closed or refused. */
export function openEventStream(address: string): EventSource {
  return new EventSource(address, {
    fetch: (url, init) => {
      const authorization = `Bearer ${readTokens()?.access_token ?? ''}`
      return fetch(url, { ...init, headers: { ...init.headers, authorization, 'x-cantera-tab': tabId } })
    },
  })
}

/** Whether a stream was permanently refused, so that a new one must be opened. */
export function isRefused(stream: EventSource): boolean {
  return stream.readyState === EventSource.CLOSED
}

export type EventStream = EventSource
