import { sql } from 'kysely'
import { limits } from '#domain/kernel/limits.ts'
import type { Reader } from '../platform.ts'
import { countUse } from '../sessions/rate-limits.ts'

/*
 * What strangers may store in a day, over all networks and accounts (ADR-0092). Limits of a person and of a network bound each of them, but
 * not the sum of many: a disk that is full stops the whole site.
 */

const key = 'kilobytes from outside'
const daySeconds = 24 * 3600

/**
 * Whether an upload from outside may be stored. When much was uploaded within 24 hours, each source still has a few uploads, so that one who
 * floods the site does not keep others out; at the bound nothing is stored.
 * @param source a person or the hash of a network
 * @returns the seconds to wait; undefined if it may be stored. Call noteUploaded once it is.
 */
export async function uploadWait(db: Reader, source: string): Promise<number | undefined> {
  const { scarceMegabytes, mostMegabytes, whenScarce } = limits.outsideUploads
  const { rows } = await sql<{ count: number; seconds: number }>`
    select count, greatest(1, ceil(extract(epoch from window_ends_at - now()))::integer) as seconds
    from rate_limits where key = ${key} and window_ends_at > now()`.execute(db)
  const [used] = rows
  if (!used || used.count < scarceMegabytes * 1024) return undefined
  if (used.count >= mostMegabytes * 1024) return used.seconds
  return countUse(db, [{ key: `scarce uploads of ${source}`, most: whenScarce, seconds: daySeconds }])
}

/** Counts a stored upload, in whole kilobytes. */
export async function noteUploaded(db: Reader, bytes: number): Promise<void> {
  const kilobytes = Math.ceil(bytes / 1024)
  await sql`
    insert into rate_limits as used (key, window_ends_at, count)
    values (${key}, now() + make_interval(secs => ${daySeconds}), ${kilobytes})
    on conflict (key) do update set
      count = case when used.window_ends_at <= now() then excluded.count else used.count + excluded.count end,
      window_ends_at = case when used.window_ends_at <= now() then excluded.window_ends_at else used.window_ends_at end`.execute(
    db,
  )
}
