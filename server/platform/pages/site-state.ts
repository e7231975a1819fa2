import { sql } from 'kysely'
import { calendarDay } from '#domain/kernel/dates.ts'
import { coalesce } from '../../database/coalesce.ts'
import type { Platform } from '../platform.ts'
import { countInvalidations } from '../read-cache.ts'

/**
 * Creates the reader of the site's state, a short text: the finished transactions, the invalidations of this process, the site's day.
 * While it stays the same nothing was committed, so earlier reads are still current (ADR-0014).
 */
export function createSiteStateReader({ db, live, now, config }: Platform): () => Promise<string> {
  return coalesce(async () => {
    const known = `${calendarDay(now(), config.timeZone)} ${countInvalidations(live)}`
    const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(db)
    return `${known} ${rows[0]?.snapshot}`
  })
}
