import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Platform, Tx } from '../platform.ts'
import { runEach } from '../run-each.ts'
import type { Upload } from './uploads.ts'

/** Long enough to miss a file, and to go back to another database that names it (SPEC-63). */
const quarantineMs = 30 * 24 * 3_600_000
/** A file that was replaced sooner stands in no daily snapshot, so that nobody needs it back. */
const shortLivedMs = 24 * 3_600_000

export type Purpose = 'cv' | 'portfolio' | 'media'
type Needs = Pick<Platform, 'db' | 'files' | 'now'>

/** Makes a change that keeps an upload; `keep` names it and gives the id of its row. See changeWithFiles. */
export function changeWithFile<Outcome>(
  platform: Needs,
  upload: Upload,
  purpose: Purpose,
  change: (tx: Tx, keep: () => Promise<number>) => Promise<Outcome>,
): Promise<Outcome> {
  return changeWithFiles(platform, [upload], purpose, (tx, keep) => change(tx, () => keep(upload)))
}

/**
 * Makes a change that keeps uploads. Their bytes are stored before the transaction begins, which so holds no connection and no
 * lock while they travel; inside, `keep` names one and gives the id of its row. They are taken back when the change surely
 * did not come about. A commit whose answer is lost leaves that to the database: what is still noted as unnamed goes later.
 */
export async function changeWithFiles<Outcome>(
  { db, files, now }: Needs,
  uploads: readonly Upload[],
  purpose: Purpose,
  change: (tx: Tx, keep: (upload: Upload) => Promise<number>) => Promise<Outcome>,
): Promise<Outcome> {
  const keys = new Map(uploads.map((upload) => [upload, `${purpose}/${randomUUID()}.${upload.kind.extension}`]))
  const remove_at = new Date(now().getTime() + quarantineMs)
  const notes = [...keys.values()].map((storage_key) => ({ storage_key, remove_at }))
  if (notes.length > 0) await db.insertInto('unnamed_files').values(notes).execute()
  let mayBeNamed: ReadonlySet<string> = new Set()
  try {
    for (const [upload, storageKey] of keys) await files.put(storageKey, upload)
    return await db.transaction().execute(async (tx) => {
      const named = new Set<string>()
      const outcome = await change(tx, async (upload) => {
        const storageKey = keys.get(upload) ?? ''
        named.add(storageKey)
        return nameFile(tx, storageKey, upload, purpose, now())
      })
      mayBeNamed = named
      return outcome
    })
  } finally {
    // What cannot be taken back now stays noted.
    for (const storageKey of keys.values())
      if (!mayBeNamed.has(storageKey)) await takeBack({ db, files }, storageKey).catch(() => {})
  }
}

/** Removes what has been noted as unnamed for thirty days, as a crash between storing and committing leaves it (FIL-01). */
export async function removeUnnamed({ db, files, now }: Needs): Promise<void> {
  const due = db
    .selectFrom('unnamed_files')
    .select('storage_key')
    .where('remove_at', '<', now())
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('files').select('id').whereRef('files.storage_key', '=', 'unnamed_files.storage_key'))),
    )
    .orderBy('remove_at')
  await runEach(
    await due.execute(),
    ({ storage_key }) => storage_key,
    ({ storage_key }) => takeBack({ db, files }, storage_key),
  )
}

/**
 * Deletes rows of files that nothing needs any more. Their bytes go when the quarantine ends (SPEC-63), or with the next round where
 * their grace is over already or they were kept for less than a day, so that replacing a file over and over does not fill the disk. This
 * is noted in the store as well, so that they also go when an older database is restored.
 */
export async function releaseFiles(
  tx: Tx,
  { files, now }: Pick<Platform, 'files' | 'now'>,
  fileIds: readonly number[],
  when: 'later' | 'at once' = 'later',
): Promise<void> {
  if (fileIds.length === 0) return
  const instant = now()
  const gone = await tx.deleteFrom('files').where('id', 'in', fileIds).returning(['storage_key', 'created_at']).execute()
  const notes = gone.map(({ storage_key, created_at }) => {
    const isDue = when === 'at once' || created_at.getTime() > instant.getTime() - shortLivedMs
    return { storage_key, remove_at: new Date(instant.getTime() + (isDue ? 0 : quarantineMs)) }
  })
  if (notes.length === 0) return
  await tx.insertInto('unnamed_files').values(notes).execute()
  await inBatches(notes, ({ storage_key, remove_at }) => files.notes.write('unnamed', storage_key, remove_at.toISOString()))
}

/**
 * Brings back the notes of files that were given up, where the database does not have them because it is an older one. A file that it
 * names again stays. Returns how many came back.
 */
export async function recallUnnamed({ db, files, now }: Needs): Promise<number> {
  let recalled = 0
  const names = await files.notes.list('unnamed')
  for (let at = 0; at < names.length; at += 1000) {
    const { rows } = await sql<{ storage_key: string }>`
      select storage_key from unnest(${names.slice(at, at + 1000)}::text[]) as noted(storage_key)
      where not exists (select from unnamed_files where unnamed_files.storage_key = noted.storage_key)
        and not exists (select from files where files.storage_key = noted.storage_key)`.execute(db)
    await inBatches(rows, async ({ storage_key }) => {
      const written = new Date((await files.notes.read('unnamed', storage_key)) ?? '')
      // A note that a crash left without its text begins its thirty days again.
      const remove_at = Number.isNaN(written.getTime()) ? new Date(now().getTime() + quarantineMs) : written
      await db
        .insertInto('unnamed_files')
        .values({ storage_key, remove_at })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    })
    recalled += rows.length
  }
  return recalled
}

/** The store may be far away: several requests at a time. */
async function inBatches<Thing>(things: readonly Thing[], act: (thing: Thing) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < things.length; at += 20) await Promise.all(things.slice(at, at + 20).map(act))
}

async function nameFile(tx: Tx, storageKey: string, upload: Upload, purpose: string, created_at: Date): Promise<number> {
  await tx.deleteFrom('unnamed_files').where('storage_key', '=', storageKey).execute()
  const row = await tx
    .insertInto('files')
    .values({
      storage_key: storageKey,
      original_name: upload.originalName,
      media_type: upload.kind.mediaType,
      bytes: upload.bytes,
      sha256: upload.sha256,
      purpose,
      created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

async function takeBack({ db, files }: Pick<Platform, 'db' | 'files'>, storageKey: string): Promise<void> {
  await files.remove(storageKey)
  await files.notes.remove('unnamed', storageKey)
  await db.deleteFrom('unnamed_files').where('storage_key', '=', storageKey).execute()
}
