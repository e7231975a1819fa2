import { sql } from 'kysely'
import { calendarDay } from '#domain/kernel/dates.ts'
import { coalesce } from '../coalesce.ts'
import type { Platform } from '../platform.ts'
import { countInvalidations } from '../read-cache.ts'

/**
 * What every public answer hangs on, as a short text: the transactions that are over, what this process has heard of, the site's day.
 * As long as it stays the same nothing was committed, so nothing that was read since it was taken has changed (ADR-0034).
 */
export function siteStates({ db, live, now, config }: Platform): () => Promise<string> {
  return coalesce(async () => {
    const known = `${calendarDay(now(), config.timeZone)} ${countInvalidations(live)}`
    const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(db)
    return `${known} ${rows[0]?.snapshot}`
  })
}
