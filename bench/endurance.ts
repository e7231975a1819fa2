import type pg from 'pg'
import { freePort } from '../scripts/free-port.mjs'
import { fire, type Shot } from './load.ts'
import { lists, scenariosOf, searches } from './scenarios.ts'
import { startProduct } from './servers.ts'
import { lasting, scaled } from './size.ts'
import { staffLists } from './staff-lists.ts'
import type { Takers } from './tests-dataset.ts'

/** The memory of a server after a number of requests, in megabytes; all but `resident` after a garbage collection. */
export interface Held {
  readonly requests: number
  readonly seconds: number
  readonly resident: number
  readonly heap: number
  readonly buffers: number
}

const clients = 8
const volleySeconds = lasting(10)
/** After this many requests the process has loaded and filled everything it needs. */
const first = scaled(10_000)

/**
 * P25: the memory of one process during the bench's mix of requests: public lists, searches and pages, reads of candidates and staff, and
 * writes. Ends after a number of requests or seconds.
 */
export async function measureEndurance(
  databaseUrl: string,
  pool: pg.Pool,
  { board, takers }: { readonly board: number; readonly takers: Takers },
  end: { readonly requests: number; readonly seconds: number },
): Promise<Held[]> {
  const memoryPort = await freePort()
  const server = await startProduct({
    DATABASE_URL: databaseUrl,
    MEMORY_PORT: String(memoryPort),
    NODE_OPTIONS: '--import=./bench/memory-probe.ts',
  })
  const held: Held[] = []
  try {
    const next = await mixOf(pool, board, takers)
    const begun = performance.now()
    let requests = 0
    let failed = 0
    for (let seconds = 0; requests < end.requests && seconds < end.seconds; ) {
      const volley = await fire(server.url, next, clients, volleySeconds)
      requests += volley.shots
      failed += volley.failed
      seconds = (performance.now() - begun) / 1000
      const { rss, heapUsed, arrayBuffers } = (await (await fetch(`http://127.0.0.1:${memoryPort}`)).json()) as NodeJS.MemoryUsage
      held.push({ requests, seconds, resident: rss / 2 ** 20, heap: heapUsed / 2 ** 20, buffers: arrayBuffers / 2 ** 20 })
    }
    if (failed > requests / 100) throw new Error(`${failed} of ${requests} requests were refused`)
  } finally {
    await server.stop()
  }
  return held
}

/** The last memory divided by the memory after the first ten thousand requests. */
export function growthOf(held: readonly Held[]): { readonly ratio: number; readonly from: Held; readonly to: Held } | undefined {
  const from = held.find(({ requests }) => requests >= first)
  const to = held.at(-1)
  return from && to && { ratio: to.resident / from.resident, from, to }
}

/** Requests of every kind in turn. When the writes are used up, the other kinds take their place. */
async function mixOf(pool: pg.Pool, board: number, takers: Takers): Promise<() => Shot> {
  const scenarios = await scenariosOf(pool, board, takers)
  const { rows } = await pool.query<{ uuid: string }>('select uuid from vacancies where active order by id desc limit 2000')
  let visit = 0
  const pages = [
    () => '/jobs',
    () => `/jobs?visit=${visit++}`,
    () => `/info/vacancies/detail/${rows[visit++ % rows.length]!.uuid}`,
    () => `/privacy?visit=${visit++}`,
  ].map((path) => (): Shot => ({ method: 'GET', path: path(), headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }))
  const staff = (await staffLists(pool)).flatMap(([, shots]) => shots)
  const turns = [
    ...scenarios.map(({ shots, perVolley }) => {
      let volley = 10
      let shot = shots(perVolley * volley)
      return (): Shot | undefined => {
        const found = shot()
        if (found || perVolley === 0) return found
        volley += 1
        shot = shots(perVolley * volley)
        return shot()
      }
    }),
    ...pages,
    ...[lists, searches, staff].map((shots) => {
      let index = 0
      return () => shots[index++ % shots.length]
    }),
  ]
  let turn = 0
  return () => {
    for (;;) {
      const shot = turns[turn++ % turns.length]?.()
      if (shot) return shot
    }
  }
}
