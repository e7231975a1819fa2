import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import type { Shot } from './load.ts'

interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  readonly rows: readonly Record<string, unknown>[]
}

/** One request of the product, as the SQL it ran and the bytes it sent: what a floor twin repeats. */
export interface Recording {
  readonly shot: Shot
  readonly tokenHash: string | null
  /** Statements that ran at the same time stand in one group; those of a transaction each in their own. */
  readonly groups: Statement[][]
  readonly writes: boolean
  readonly body: string
}

interface Running {
  groups: Statement[][]
  inFlight: number
}

const context = new AsyncLocalStorage<Running>()

/** Notes every statement that pg sends on behalf of a recorded request. */
export function watchStatements(): void {
  const original = pg.Client.prototype.query as (...words: unknown[]) => unknown
  pg.Client.prototype.query = function (this: pg.Client, ...words: unknown[]) {
    const running = context.getStore()
    const sent = original.apply(this, words)
    if (!running || !(sent instanceof Promise)) return sent
    const [query, values] = words as [string | { text: string; values?: unknown[] }, unknown[] | undefined]
    const text = typeof query === 'string' ? query : query.text
    if (running.inFlight === 0) running.groups.push([])
    const group = running.groups.at(-1)!
    running.inFlight += 1
    return sent.then(
      (result: pg.QueryResult) => {
        running.inFlight -= 1
        group.push({ text, values: values ?? (typeof query === 'string' ? [] : (query.values ?? [])), rows: result.rows ?? [] })
        return result
      },
      (error: unknown) => {
        running.inFlight -= 1
        throw error
      },
    )
  } as never
}

/** Runs a shot through the product in this process and notes what it did. Throws when it was refused. */
export async function record(app: FastifyInstance, shot: Shot): Promise<Recording> {
  const running: Running = { groups: [], inFlight: 0 }
  // `inject` begins when it is awaited, so that has to happen inside.
  const answer = await context.run(
    running,
    async () =>
      await app.inject({
        method: shot.method as 'GET',
        url: shot.path,
        headers: { ...shot.headers, ...(shot.body ? { 'content-type': 'application/json' } : {}) },
        ...(shot.body ? { payload: shot.body } : {}),
      }),
  )
  if (answer.statusCode >= 400) throw new Error(`${shot.method} ${shot.path} answered ${answer.statusCode}: ${answer.body}`)
  if (running.groups.length === 0)
    throw new Error(`${shot.method} ${shot.path} ran no statement: there is nothing for a floor to repeat`)
  const token = /^Bearer (.+)$/.exec(shot.headers?.authorization ?? '')?.[1]
  return {
    shot,
    tokenHash: token ? createHash('sha256').update(token).digest('hex') : null,
    groups: running.groups,
    writes: shot.method !== 'GET',
    body: answer.body,
  }
}

/** Recordings as text and back: bytes and dates keep their kind. */
export const encode = (recordings: readonly Recording[]) =>
  JSON.stringify(recordings, function (this: Record<string, unknown>, key, value: unknown) {
    const raw = this[key]
    if (raw instanceof Date) return { $date: raw.toISOString() }
    if (Buffer.isBuffer(raw)) return { $bytes: raw.toString('hex') }
    return value
  })

export const decode = (text: string) =>
  JSON.parse(text, (_key, value) => {
    if (value?.$date) return new Date(value.$date)
    if (value?.$bytes) return Buffer.from(value.$bytes, 'hex')
    return value
  }) as Recording[]
