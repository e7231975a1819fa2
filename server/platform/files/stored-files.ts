import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { dayMs } from '#domain/kernel/dates.ts'
import type { FilePurpose as Purpose } from '#domain/kernel/storage.ts'
import type { Platform, Reader, Tx } from '../platform.ts'
import { runEach } from '../run-each.ts'
import { queueText } from './text/file-texts.ts'
import type { Upload } from './uploads.ts'

/** Long enough to notice a missing file and to restore a database that names it (SPEC-63). */
const quarantineMs = 30 * dayMs
/** A file that was replaced sooner is in no daily snapshot, so it need not be restorable. */
const shortLivedMs = dayMs

type Needs = Pick<Platform, 'db' | 'files' | 'now'>
type Keeping = Needs & Pick<Platform, 'jobs'>

/** Makes a change with one upload; `keep` stores its row and returns the id. See changeWithFiles. */
export function changeWithFile<Outcome>(
  platform: Keeping,
  upload: Upload,
  purpose: Purpose,
  change: (tx: Tx, keep: () => Promise<number>) => Promise<Outcome>,
): Promise<Outcome> {
  return changeWithFiles(platform, [upload], purpose, (tx, keep) => change(tx, () => keep(upload)))
}

/**
 * Makes a change with uploads. Their bytes are stored before the transaction begins, so that it holds no connection or lock during the
 * transfer. Inside it, `keep` writes the row of an upload, queues a CV to be read (`queueText`), and returns its id. When the change certainly failed, the
 * bytes are removed. After a commit whose answer is lost, housekeeping removes them later unless a row names them.
 */
export async function changeWithFiles<Outcome>(
  { db, files, jobs, now }: Keeping,
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
        const id = await nameFile(tx, storageKey, upload, purpose, now())
        await queueText(tx, { jobs, now }, { id, purpose })
        return id
      })
      mayBeNamed = named
      return outcome
    })
  } finally {
    // Bytes that cannot be removed now keep their note.
    for (const storageKey of keys.values())
      if (!mayBeNamed.has(storageKey)) await takeBack({ db, files }, storageKey).catch(() => {})
  }
}

/** Removes files that have been unnamed for thirty days, as after a crash between storing and committing (FIL-01). */
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
 * Deletes rows of files that are needed no more. Their bytes go when the quarantine ends (SPEC-63). With `at once`, and for files younger
 * than a day, they go with the next housekeeping, so that repeated uploads do not fill the disk. The file store notes this too, so that
 * they also go after the restore of an older database.
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

/** Whether two stored files have the same content. */
export async function isSameFile(db: Reader, one: number, other: number): Promise<boolean> {
  const rows = await db.selectFrom('files').select('sha256').where('id', 'in', [one, other]).execute()
  return new Set(rows.map(({ sha256 }) => sha256)).size === 1
}

/**
 * Restores from the file store the notes of released files that an older database lacks. Files that this database names stay. Returns how
 * many notes came back.
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
      // A note that a crash left empty begins its thirty days again.
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

/** The store may be remote, so several requests run at a time. */
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
