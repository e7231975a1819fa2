import { sql } from 'kysely'
import type { Reader } from '../platform.ts'

/**
 * Counts one use of `key` in a window that starts with its first use; shared by all processes through the database.
 * @returns seconds until the window ends when the use is one too many, otherwise undefined.
 */
export async function overLimit(db: Reader, key: string, most: number, seconds: number): Promise<number | undefined> {
  const { rows } = await sql<{ count: number; seconds_left: number }>`
    insert into rate_limits as used (key, window_ends_at, count)
    values (${key}, now() + make_interval(secs => ${seconds}), 1)
    on conflict (key) do update set
      count = case when used.window_ends_at <= now() then 1 else used.count + 1 end,
      window_ends_at = case when used.window_ends_at <= now() then excluded.window_ends_at else used.window_ends_at end
    returning count, ceil(extract(epoch from window_ends_at - now()))::integer as seconds_left
  `.execute(db)
  const use = rows[0]!
  return use.count > most ? Math.max(1, use.seconds_left) : undefined
}

/** Forgets the count of a key, e.g. after the right password. */
export async function clearLimit(db: Reader, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute()
}
