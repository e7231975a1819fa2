import dns, { type LookupAddress } from 'node:dns'
import { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { isAway } from './postgres-address.ts'

const betweenTriesMs = 1000
/** A name that was found before is used again when the resolver takes longer than this. */
const resolverMs = 1000

/** How long a start waits for PostgreSQL, and who learns meanwhile why. */
export interface Patience {
  readonly ms: number
  readonly onFailure: (error: unknown) => void
}

/**
 * Tries until PostgreSQL answers, or the time is over. One try may take the rest of the time, because a resolver may need longer than a
 * request would wait. An error that waiting does not mend, such as a wrong password, is thrown at once.
 */
export async function tryPatiently(pool: pg.Pool, { ms, onFailure }: Patience, work: () => Promise<void>): Promise<void> {
  const usual = pool.options.connectionTimeoutMillis
  const end = performance.now() + ms
  try {
    for (let isFirst = true; ; isFirst = false) {
      const left = end - performance.now()
      pool.options.connectionTimeoutMillis = Math.max(left, usual ?? 0)
      try {
        return await work()
      } catch (error) {
        if (!isAway(error) || left < betweenTriesMs) throw error
        if (isFirst) onFailure(error)
      }
      await pause(betweenTriesMs)
    }
  } finally {
    if (usual !== undefined) pool.options.connectionTimeoutMillis = usual
  }
}

const known = new Map<string, string | LookupAddress[]>()

type Found = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void

/** dns.lookup that answers with the addresses that it found before, when the resolver is slow or away. */
function lookUp(hostname: string, options: dns.LookupOptions, found: Found): void {
  const key = JSON.stringify([hostname, options])
  const before = known.get(key)
  let isAnswered = false
  const answer: Found = (...results) => {
    clearTimeout(timer)
    if (!isAnswered) found(...results)
    isAnswered = true
  }
  const timer = before && setTimeout(() => answer(null, before, 4), resolverMs)
  dns.lookup(hostname, options, (error, address, family) => {
    if (!error) known.set(key, address)
    if (error && before) answer(null, before, 4)
    else answer(error, address, family)
  })
}

/** The `stream` of a connection of pg that outlasts a slow resolver. */
export function rememberingSocket(): Socket {
  const socket = new Socket()
  const connect = socket.connect.bind(socket) as (to: unknown) => Socket
  const remembering = (to: number | string, host?: string) =>
    connect(typeof to === 'number' ? { port: to, host, lookup: lookUp } : { path: to })
  return Object.assign(socket, { connect: remembering })
}
