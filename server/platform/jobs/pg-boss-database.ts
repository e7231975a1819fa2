import { CompiledQuery } from 'kysely'
import type { Db } from 'pg-boss'
import type { Database, Tx } from '../../database/database.ts'
import { plannedOnce } from '../../database/planned-once.ts'

/** Lets pg-boss use this program's pool on both engines, instead of opening its own. */
export function pgBossDatabase(database: Database): Db {
  return {
    async executeSql(text, values) {
      const client = await database.pool.connect()
      let broken = true
      try {
        const results: unknown = await client.query(text, values)
        broken = false
        // A text of several statements gives one result per statement; at most one of them has rows.
        const all = (Array.isArray(results) ? results : [results]) as { rows: unknown[] }[]
        return { rows: all.flatMap(({ rows }) => rows) }
      } finally {
        // A failed text of several statements leaves its transaction open, so that connection must not be reused.
        client.release(broken)
      }
    },
  }
}

/**
 * Lets pg-boss queue a job in a transaction, whose commit wakes those who wait for `wakes`. Its text for that is the same for every job of a
 * queue, and long to plan.
 */
export function within(tx: Tx, ...wakes: readonly string[]): Db {
  return {
    executeSql: async (text, values) => ({
      rows: await plannedOnce(tx, { compile: () => CompiledQuery.raw(text, values) }, ...wakes),
    }),
  }
}
