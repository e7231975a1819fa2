import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type Statement, statementsOf } from '#server/testing/statements.ts'
import type { Shot } from './load.ts'

/** A request of the product, as the SQL that it ran and the bytes that it sent; a floor twin repeats it. */
export interface Recording {
  readonly shot: Shot
  readonly tokenHash: string | null
  /** Statements that ran at the same time are in one group; each statement of a transaction is in its own. */
  readonly groups: Statement[][]
  readonly writes: boolean
  readonly body: string
}

/** Sends a request to the product in this process and records its work. Throws when it was refused. */
export async function record(app: FastifyInstance, shot: Shot): Promise<Recording> {
  const { groups, answer } = await statementsOf(async () =>
    app.inject({
      method: shot.method as 'GET',
      url: shot.path,
      headers: { ...shot.headers, ...(shot.body ? { 'content-type': 'application/json' } : {}) },
      ...(shot.body ? { payload: shot.body } : {}),
    }),
  )
  if (answer.statusCode >= 400) throw new Error(`${shot.method} ${shot.path} answered ${answer.statusCode}: ${answer.body}`)
  if (groups.length === 0) throw new Error(`${shot.method} ${shot.path} ran no statement: there is nothing for a floor to repeat`)
  const token = /^Bearer (.+)$/.exec(shot.headers?.authorization ?? '')?.[1]
  return {
    shot,
    tokenHash: token ? createHash('sha256').update(token).digest('hex') : null,
    groups,
    writes: shot.method !== 'GET',
    body: answer.body,
  }
}

/** Serialises recordings; bytes and dates keep their type. */
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
