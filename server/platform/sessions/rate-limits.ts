import { sql } from 'kysely'
import type { Reader } from '../platform.ts'

/** How often `key` may be used in a window of so many seconds that starts with its first use. */
export interface Limit {
  readonly key: string
  readonly most: number
  readonly seconds: number
}

/**
 * Counts one use of each key, which have to differ, in windows that start with their first use; shared by all processes through
 * the database.
 * @returns the seconds until the last window of those that were used too often ends, if any.
 */
export async function countUse(db: Reader, limits: readonly Limit[]): Promise<number | undefined> {
  // In one order everywhere, so that two that count at the same moment never wait for each other.
  const sorted = limits.toSorted((one, other) => (one.key < other.key ? -1 : 1))
  const uses = sorted.map(({ key, seconds }) => sql`(${key}, now() + make_interval(secs => ${seconds}), 1)`)
  const { rows } = await sql<Use>`
    insert into rate_limits as used (key, window_ends_at, count)
    values ${sql.join(uses)}
    on conflict (key) do update set
      count = case when used.window_ends_at <= now() then 1 else used.count + 1 end,
      window_ends_at = case when used.window_ends_at <= now() then excluded.window_ends_at else used.window_ends_at end
    returning key, count, ceil(extract(epoch from window_ends_at - now()))::integer as seconds_left
  `.execute(db)
  return longestWait(rows, limits, (count, most) => count > most)
}

/** Like countUse, but only looks: the longest wait of those that have no use left, if any. */
export async function usedUp(db: Reader, limits: readonly Limit[]): Promise<number | undefined> {
  const { rows } = await sql<Use>`
    select key, count, ceil(extract(epoch from window_ends_at - now()))::integer as seconds_left
    from rate_limits where key in (${sql.join(limits.map(({ key }) => key))}) and window_ends_at > now()
  `.execute(db)
  return longestWait(rows, limits, (count, most) => count >= most)
}

/** Forgets the count of a key, e.g. after the right password. */
export async function clearLimit(db: Reader, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute()
}

interface Use {
  readonly key: string
  readonly count: number
  readonly seconds_left: number
}

function longestWait(
  uses: readonly Use[],
  limits: readonly Limit[],
  isOver: (count: number, most: number) => boolean,
): number | undefined {
  const waits = uses
    .filter(({ key, count }) => limits.some((limit) => limit.key === key && isOver(count, limit.most)))
    .map(({ seconds_left }) => Math.max(1, seconds_left))
  return waits.length > 0 ? Math.max(...waits) : undefined
}
