import { sql } from 'kysely'
import type { Reader } from '../platform.ts'
import { sign } from '../signing.ts'

/** How often `key` may be used in a window of so many seconds that starts with its first use. It names no address: see pseudonym. */
export interface Limit {
  readonly key: string
  readonly most: number
  readonly seconds: number
}

/** Stands for an e-mail address or a network in a key. The table of counts names nobody, and nobody can look an address up in it. */
export function pseudonym(secretKey: string, text: string): string {
  return sign(secretKey, `limit ${text}`)
}

/**
 * Counts a use of each key in turn, in windows that start with their first use, and stops at the first that was used too often: name
 * the narrowest first, so that who is refused there takes nothing from what others share. All processes count together, through
 * the database.
 * @returns the seconds until the window ends of the key that was used too often, if one was.
 */
export async function countUse(db: Reader, limits: readonly Limit[]): Promise<number | undefined> {
  for (const limit of limits) {
    const { rows } = await sql<Use>`
      insert into rate_limits as used (key, window_ends_at, count)
      values (${limit.key}, now() + make_interval(secs => ${limit.seconds}), 1)
      on conflict (key) do update set
        count = case when used.window_ends_at <= now() then 1 else used.count + 1 end,
        window_ends_at = case when used.window_ends_at <= now() then excluded.window_ends_at else used.window_ends_at end
      returning key, count, ceil(extract(epoch from window_ends_at - now()))::integer as seconds_left
    `.execute(db)
    const wait = longestWait(rows, [limit], (count, most) => count > most)
    if (wait !== undefined) return wait
  }
  return undefined
}

/** Like countUse, but only looks: the longest wait of those that have no use left, if any. */
export async function usedUp(db: Reader, limits: readonly Limit[]): Promise<number | undefined> {
  if (limits.length === 0) return undefined
  const { rows } = await sql<Use>`
    select key, count, ceil(extract(epoch from window_ends_at - now()))::integer as seconds_left
    from rate_limits where key in (${sql.join(limits.map(({ key }) => key))}) and window_ends_at > now()
  `.execute(db)
  return longestWait(rows, limits, (count, most) => count >= most)
}

/** Takes back one use of each key, which should not have counted. One statement each, like countUse: nobody waits for two rows. */
export async function takeBackUse(db: Reader, limits: readonly Limit[]): Promise<void> {
  for (const { key } of limits)
    await db
      .updateTable('rate_limits')
      .set(({ eb }) => ({ count: eb('count', '-', 1) }))
      .where('key', '=', key)
      .where('count', '>', 0)
      .execute()
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
