import { sql } from 'kysely'
import { limits } from '#domain/kernel/limits.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { megabyteBytes, storageState } from '#domain/kernel/storage.ts'
import type { Platform, Reader } from '../platform.ts'
import { countUse } from '../sessions/rate-limits.ts'
import { readBytesOf, readStorage } from '../usage/storage.reads.ts'

/*
 * What strangers may store in a day, over all networks and accounts (ADR-0010), and what people, colleagues and the site may fill altogether
 * (QUO-01, ADR-0194). Limits of a person and of a network bound each of them, but not the sum of many: a disk that is full stops the whole site.
 */

const outside = 'kilobytes from outside'
const daySeconds = 24 * 3600

/** An upload to a person's own profile, perhaps in the place of another file. */
interface ToProfile {
  readonly profileOf: number
  readonly bytes: number
  readonly replaces?: number | null | undefined
}

/** The source of an upload from outside: a person's profile or their replies, or the hash of the network that registers. */
type Source = ToProfile | { readonly repliesOf: number } | { readonly network: string }

/**
 * The refusal of an upload from outside, or undefined if it may be stored: the site is full, the person's files are, or too much came from
 * outside within 24 hours. When much did, each source still has a few uploads, so that one who floods the site does not keep others out; at the
 * bound nothing is stored. Call noteUploaded once the upload is stored.
 */
export async function refuseUpload(platform: Pick<Platform, 'db' | 'config'>, source: Source): Promise<Refusal | undefined> {
  const { bytes, gigabytes } = await readStorage(platform)
  if (storageState(bytes, gigabytes) === 'full') return refuse('errors.storage_full')
  if (await isFullFor(platform.db, source)) return refuse('profile.error.files_full')
  const retryAfter = await uploadWait(platform.db, nameOf(source))
  return retryAfter === undefined ? undefined : refuse('errors.too_many', { retryAfter })
}

function nameOf(source: Source): string {
  if ('network' in source) return source.network
  return `person ${'profileOf' in source ? source.profileOf : source.repliesOf}`
}

/**
 * Whether the files of a person reach their bound. Only what they can delete counts for their profile, where a file may give way to one that
 * is not larger; for replies everything counts that they sent.
 */
async function isFullFor(db: Reader, source: Source): Promise<boolean> {
  const most = limits.filled.ofPerson.fileMegabytes * megabyteBytes
  if ('network' in source) return false
  if ('repliesOf' in source) return (await readBytesOf(db, source.repliesOf, ['profile', 'replies'])) >= most
  if ((await readBytesOf(db, source.profileOf, ['profile'])) < most) return false
  const replaced = await db
    .selectFrom('files')
    .select('bytes')
    .where('id', '=', source.replaces ?? null)
    .executeTakeFirst()
  return source.bytes > (replaced?.bytes ?? 0)
}

/** The seconds to wait until an upload from outside may be stored; undefined if it may be now. */
async function uploadWait(db: Reader, source: string): Promise<number | undefined> {
  const { scarceMegabytes, mostMegabytes, whenScarce } = limits.outsideUploads
  const used = await readKilobytes(db, outside)
  if (!used || used.count < scarceMegabytes * 1024) return undefined
  if (used.count >= mostMegabytes * 1024) return used.seconds
  return countUse(db, [{ key: `scarce uploads of ${source}`, most: whenScarce, seconds: daySeconds }])
}

/** Counts an upload from outside that was stored. */
export const noteUploaded = (db: Reader, bytes: number) => addKilobytes(db, outside, bytes)

const ofColleague = ({ id }: { readonly id: number }) => `kilobytes of colleague ${id}`

interface Sized {
  readonly bytes: number
}

/** Counts an audited change of a colleague, and refuses one above the limit of the hour or beyond the bytes of the day (QUO-01). */
export async function refuseColleague(
  db: Reader,
  actor: { readonly id: number },
  uploads: readonly Sized[],
): Promise<Refusal | undefined> {
  const { changesPerHour, fileMegabytesPerDay } = limits.filled.ofColleague
  const often = await countUse(db, [{ key: `audited changes of ${actor.id}`, most: changesPerHour, seconds: 3600 }])
  if (often !== undefined) return refuse('errors.too_many', { retryAfter: often })
  if (uploads.length === 0) return undefined
  const used = await readKilobytes(db, ofColleague(actor))
  return used && used.count >= fileMegabytesPerDay * 1024 ? refuse('errors.too_many', { retryAfter: used.seconds }) : undefined
}

/** Counts the uploads of a colleague that were stored. */
export async function noteColleagueUploaded(
  db: Reader,
  actor: { readonly id: number },
  uploads: readonly Sized[],
): Promise<void> {
  if (uploads.length === 0) return
  await addKilobytes(
    db,
    ofColleague(actor),
    uploads.reduce((sum, { bytes }) => sum + bytes, 0),
  )
}

async function readKilobytes(db: Reader, key: string): Promise<{ count: number; seconds: number } | undefined> {
  const { rows } = await sql<{ count: number; seconds: number }>`
    select count, greatest(1, ceil(extract(epoch from window_ends_at - now()))::integer) as seconds
    from rate_limits where key = ${key} and window_ends_at > now()`.execute(db)
  return rows[0]
}

/** Counts whole kilobytes, in a window of 24 hours. */
async function addKilobytes(db: Reader, key: string, bytes: number): Promise<void> {
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
