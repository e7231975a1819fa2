import { type Insertable, type InsertQueryBuilder, type InsertResult, type QueryCreator, sql } from 'kysely'
import { plannedOnce } from '../../database/planned-once.ts'
import type { DB } from '../../database/schema.ts'
import type { Reader } from '../platform.ts'
import { sign } from '../signing.ts'

/** How often `key` may be used in a window of `seconds` that starts with its first use. A key contains no address: see pseudonym. */
export interface Limit {
  readonly key: string
  readonly most: number
  readonly seconds: number
}

/** Replaces an e-mail address or a network in a key by a signature, so that the table of counts contains no personal data. */
export function pseudonym(secretKey: string, text: string): string {
  return sign(secretKey, `limit ${text}`)
}

/**
 * Counts one use of each key, in windows that start with their first use, and stops at the first exceeded limit. List the narrowest limit
 * first, so that its refusals do not use up a shared one. All processes share the counts in the database.
 * @returns the seconds until the window of the exceeded limit ends, undefined if none is exceeded.
 */
export async function countUse(db: Reader, limits: readonly Limit[]): Promise<number | undefined> {
  for (const limit of limits) {
    const wait = longestWait(await plannedOnce(db, countOne(limit)), [limit], isExceeded)
    if (wait !== undefined) return wait
  }
  return undefined
}

/** A window that began while the clock was ahead must not last longer than others. */
const nextUse = sql`
  count = case when used.window_ends_at <= now() then 1 else used.count + 1 end,
  window_ends_at = case when used.window_ends_at <= now() then excluded.window_ends_at
    else least(used.window_ends_at, excluded.window_ends_at) end`

const countOne = ({ key, seconds }: Limit) => sql<Use>`
  insert into rate_limits as used (key, window_ends_at, count)
  values (${key}, now() + make_interval(secs => ${seconds}), 1)
  on conflict (key) do update set ${nextUse}
  returning key, count, ceil(extract(epoch from window_ends_at - now()))::integer as seconds_left`

/** As countOne, if the part `earlier` of the statement counted a use that does not exceed `most`. */
const countAfter = ({ key, seconds }: Limit, earlier: string, most: number) => sql<Use>`
  insert into rate_limits as used (key, window_ends_at, count)
  select ${key}::text, now() + make_interval(secs => ${seconds}), 1 from ${sql.ref(earlier)} as earlier where earlier.count <= ${most}
  on conflict (key) do update set ${nextUse}
  returning key, count, ceil(extract(epoch from window_ends_at - now()))::integer as seconds_left`

/** Counts one use of each limit in one statement. The keys differ. Returns the keys of the exceeded limits. */
export async function countEach(db: Reader, limits: readonly Limit[]): Promise<Set<string>> {
  if (limits.length === 0) return new Set()
  // The same order for everybody, so that two concurrent calls cannot deadlock.
  const keys = limits.map(({ key, most, seconds }) => ({ key, most, seconds }))
  const { rows } = await sql<{ key: string; count: number }>`
    insert into rate_limits as used (key, window_ends_at, count)
    select key, now() + make_interval(secs => seconds), 1
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as wanted (key text, seconds integer) order by key
    on conflict (key) do update set ${nextUse}
    returning key, count`.execute(db)
  const most = new Map(limits.map((limit) => [limit.key, limit.most]))
  return new Set(rows.filter(({ key, count }) => count > (most.get(key) ?? 0)).map(({ key }) => key))
}

const partOf = (at: number) => `used_${at}`

/**
 * Starts a statement that counts a use of each limit, for `insertWithin`. List the narrowest limit first: one after an exceeded limit is not
 * used up.
 */
export function counting(db: Reader, limits: readonly Limit[]): QueryCreator<DB> {
  return limits.reduce(
    (query, limit, at) => {
      const before = limits[at - 1]
      const counted = before ? countAfter(limit, partOf(at - 1), before.most) : countOne(limit)
      return query.with(partOf(at), () => sql<Use>`(${counted})`) as unknown as QueryCreator<DB>
    },
    db as QueryCreator<DB>,
  )
}

/**
 * Inserts a row with a statement that `counting` started. Inserts nothing when a limit is exceeded; then `exceeded` returns how long to
 * wait.
 */
export function insertWithin<Table extends keyof DB & string>(
  db: QueryCreator<DB>,
  table: Table,
  row: Insertable<DB[Table]>,
  limits: readonly Limit[],
): InsertQueryBuilder<DB, Table, InsertResult> {
  const insert = db.insertInto(table)
  const last = limits.at(-1)
  if (!last) return insert.values(row as never)
  const values = sql.join(Object.values(row))
  const used = sql.ref(partOf(limits.length - 1))
  return insert
    .columns(Object.keys(row) as never)
    .expression(sql<never>`select ${values} from ${used} as used where used.count <= ${last.most}`)
}

/** The longest wait of the exceeded limits, if any. Counts nothing. */
export const exceeded = (db: Reader, limits: readonly Limit[]) => readWait(db, limits, isExceeded)

/** Same as exceeded, for limits that have no use left. */
export const usedUp = (db: Reader, limits: readonly Limit[]) => readWait(db, limits, (count, most) => count >= most)

type IsOver = (count: number, most: number) => boolean
const isExceeded: IsOver = (count, most) => count > most

async function readWait(db: Reader, limits: readonly Limit[], isOver: IsOver): Promise<number | undefined> {
  if (limits.length === 0) return undefined
  const { rows } = await sql<Use>`
    select key, count, ceil(extract(epoch from window_ends_at - now()))::integer as seconds_left
    from rate_limits where key in (${sql.join(limits.map(({ key }) => key))}) and window_ends_at > now()
  `.execute(db)
  return longestWait(rows, limits, isOver)
}

/**
 * Takes back one use of each key. Each key has its own statement, as in countUse, so that no call holds one row while it waits for another.
 */
export async function takeBackUse(db: Reader, limits: readonly Limit[]): Promise<void> {
  for (const { key } of limits)
    await db
      .updateTable('rate_limits')
      .set(({ eb }) => ({ count: eb('count', '-', 1) }))
      .where('key', '=', key)
      .where('count', '>', 0)
      .execute()
}

export async function clearLimit(db: Reader, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute()
}

interface Use {
  readonly key: string
  readonly count: number
  readonly seconds_left: number
}

function longestWait(uses: readonly Use[], limits: readonly Limit[], isOver: IsOver): number | undefined {
  const waits = uses
    .filter(({ key, count }) => limits.some((limit) => limit.key === key && isOver(count, limit.most)))
    .map(({ seconds_left }) => Math.max(1, seconds_left))
  return waits.length > 0 ? Math.max(...waits) : undefined
}
