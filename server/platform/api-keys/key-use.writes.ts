import { sql } from 'kysely'
import { plannedOnce } from '../../database/planned-once.ts'
import type { Reader, Tx } from '../platform.ts'
import type { Limit } from '../sessions/rate-limits.ts'
import type { ActingKey } from '../sessions/viewer.ts'

/** The limit of the calls of a key; calls of a person have none. */
export const limitsOfKey = (key: ActingKey | undefined): readonly Limit[] =>
  key ? [{ key: `api key ${key.id}`, most: key.perMinute, seconds: 60 }] : []

/** Notes that a key was used, at most once in a minute. */
export async function noteKeyUse(db: Reader, { id, lastUsedAt }: ActingKey, now: Date): Promise<void> {
  if (lastUsedAt && lastUsedAt.getTime() >= now.getTime() - 60_000) return
  await plannedOnce(
    db,
    sql`update api_keys set last_used_at = ${now}::timestamptz
      where id = ${id}::bigint and (last_used_at is null or last_used_at < ${now}::timestamptz - interval '1 minute')`,
  )
}

/** Ends the keys that a person made: when a colleague or the operator ends their access, because somebody else may have made one (KEY-01). */
export async function endKeysOf(tx: Tx, userId: number, now: Date): Promise<void> {
  await sql`update api_keys set expires_at = least(expires_at, ${now}::timestamptz) where created_by = ${userId}::bigint`.execute(
    tx,
  )
}

/** Ends all keys of a restored database: one that was revoked after the save would work again. An older database has none. */
export const endOfKeys = `do $$ begin if to_regclass('api_keys') is not null then
  update api_keys set expires_at = least(expires_at, now());
end if; end $$`
