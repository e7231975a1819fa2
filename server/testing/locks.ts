import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Reader } from '../platform/platform.ts'

/** Resolves once so many statements in the database of `db` wait for a lock of another transaction. PostgreSQL only. */
export async function untilBlocked(db: Reader, waiting = 1): Promise<void> {
  const blocked = sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await blocked.execute(db)).rows[0]?.count, { interval: 20 }).toBeGreaterThanOrEqual(waiting)
}
