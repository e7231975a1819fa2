import { existsSync, renameSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { assembleEmbedded, databaseFolder, prepareDatabaseFolder } from './database/embedded.ts'
import { lockDataFolder } from './database/embedded-lock.ts'
import { readEmptyImage } from './database/empty-image.ts'
import { runLongQuery } from './database/long-query.ts'
import { lockNumber } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { checkMigrationRights } from './database/postgres-requirements.ts'
import { snapshotFolder } from './database/snapshots.ts'
import { StartupError } from './database/startup-error.ts'
import { beginFilling } from './database/table-reading.ts'
import { kindOfFile, readFrames, refuseArchive } from './platform/backup/archive-file.ts'
import { fromLines } from './platform/backup/archive-parts.ts'
import { keepNotes, type NoteLine, readNotesFolder } from './platform/backup/archived-files.ts'
import { analyse, beginFill, isEmptyDatabase } from './platform/backup/filled-database.ts'
import { FileRestorer } from './platform/backup/restored-files.ts'
import { type Say, summaryOf } from './platform/backup/summary.ts'
import { type VerifiedArchive, verifyArchive } from './platform/backup/verified-archive.ts'
import { type FileStore, type NoteKind, openFileStore } from './platform/files/file-store.ts'
import { prepareJobs } from './platform/jobs/pg-boss-queue.ts'
import { loggedReason } from './platform/log.ts'
import { endOfAccess } from './platform/sessions/end-sessions.ts'
import { settleRestoredDump } from './restored-dump.ts'

interface RestoreOptions {
  /** The folder `notes` of the file store of the site that is replaced: its erasures are repeated. */
  readonly notes?: string | undefined
  readonly say?: Say
}

/**
 * Whether a file is an archive, of whatever version; false for what may be a snapshot in `dataDir`.
 * @throws StartupError for a file that is neither
 */
export async function isArchiveFile(dataDir: string, file: string, databaseUrl: string | undefined): Promise<boolean> {
  const isSnapshotName = !existsSync(file) || existsSync(join(snapshotFolder(dataDir), file))
  const begin = isSnapshotName ? 'snapshot' : await kindOfFile(file)
  if (begin === 'archive') return true
  if (begin === 'unknown') throw refuseArchive(file, 'it is neither an archive of "npm run backup" nor a snapshot')
  if (databaseUrl) throw refuseArchive(file, 'a snapshot goes only into the embedded database, and DATABASE_URL names PostgreSQL')
  return false
}

/** Reads a whole archive without restoring it, and says what it has. */
export async function checkArchive(config: Config, file: string, say?: Say): Promise<string[]> {
  const { about, manifest } = await verifyArchive(file, config.backupKey, say)
  return [`${file} is whole: ${summaryOf(about, manifest)}.`]
}

/**
 * Puts an archive into the configured database and file store, which must be empty. Returns sentences about it.
 * @throws StartupError in one sentence, with nothing changed, when the archive or the target cannot be used
 */
export async function restoreArchive(config: Config, file: string, { notes, say }: RestoreOptions = {}): Promise<string[]> {
  const folder = databaseFolder(config.dataDir)
  if (!config.databaseUrl && existsSync(folder))
    throw refuseArchive(file, `there is a database in ${folder} already, and an archive goes only into an empty DATA_DIR`)
  if (notes !== undefined && !(await stat(notes).catch(() => undefined))?.isDirectory())
    throw refuseArchive(file, `there is no folder ${notes} with notes`)
  const store = await openFileStore(config)
  if (!(await store.isEmpty())) throw refuseArchive(file, `${placeOfFiles(config)} has files already, and must be empty`)
  const archive = await verifyArchive(file, config.backupKey, say)
  const newer = notes === undefined ? [] : await readNotesFolder(notes)
  const fill = (database: Database) => fillFrom(archive, { config, database, store, newer, say })
  if (config.databaseUrl) await intoPostgres(config, fill)
  else await intoNewFolder(config, fill)
  return [`The archive is restored: ${summaryOf(archive.about, archive.manifest)}.`, ...(await settle(config))]
}

async function intoPostgres(config: Config, fill: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase({ databaseUrl: config.databaseUrl ?? '', dataDir: config.dataDir, poolSize: 2 })
  await fill(database).finally(() => database.close())
}

async function intoNewFolder({ dataDir }: Config, fill: (database: Database) => Promise<void>): Promise<void> {
  const lock = lockDataFolder(dataDir)
  try {
    const prepared = await prepareDatabaseFolder(dataDir, await readEmptyImage(), async (engine) => {
      const database = assembleEmbedded(engine, dataDir)
      await fill(database).finally(() => database.pool.end())
    })
    renameSync(prepared, databaseFolder(dataDir))
  } finally {
    lock.release()
  }
}

interface Target {
  readonly config: Config
  readonly database: Database
  readonly store: FileStore
  /** Notes that were written after the archive. */
  readonly newer: readonly NoteLine[]
  readonly say: Say | undefined
}

/** Fills database and store. All rows are one transaction, and files are stored before its commit; a failure takes everything back. */
async function fillFrom(archive: VerifiedArchive, target: Target): Promise<void> {
  const { config, database, store, newer } = target
  const { file } = archive
  await checkMigrationRights(database)
  const hadQueue = await readEmptiness(file, database)
  const restorer = new FileRestorer(store, archive.sizes)
  const kept: (readonly [NoteKind, string])[] = []
  try {
    await prepareJobs(database)
    kept.push(...(await keepNotes(store, newer)))
    await fillRows(archive, target, restorer, kept)
  } catch (error) {
    await restorer.takeBack()
    for (const [kind, name] of kept) await store.notes.remove(kind, name).catch(() => {})
    if (!hadQueue) await database.pool.query('drop schema if exists pgboss cascade').catch(() => {})
    if (error instanceof StartupError) throw error
    throw refuseArchive(
      file,
      `${config.databaseUrl ? 'PostgreSQL' : 'the database'} did not take it (${loggedReason(error as Error)})`,
    )
  }
}

/** @throws StartupError when the database is not empty. Returns whether it has the tables of the job queue. */
async function readEmptiness(file: string, { pool }: Database): Promise<boolean> {
  const client = await pool.connect()
  try {
    if (!(await isEmptyDatabase(client))) throw notEmpty(file)
    const { rows } = await client.query<{ has: boolean }>(`select to_regnamespace('pgboss') is not null as has`)
    return rows[0]?.has ?? false
  } finally {
    client.release()
  }
}

const notEmpty = (file: string) =>
  refuseArchive(file, 'the database of DATABASE_URL has tables already, and an archive goes only into an empty one')

async function fillRows(
  archive: VerifiedArchive,
  { config, database, store, say }: Target,
  restorer: FileRestorer,
  kept: (readonly [NoteKind, string])[],
): Promise<void> {
  const client = await database.pool.connect()
  try {
    await beginFilling(client)
    await runLongQuery(client, `select pg_advisory_xact_lock(${lockNumber})`)
    if (!(await isEmptyDatabase(client))) throw notEmpty(archive.file)
    const fill = await beginFill(client, archive)
    const frames = readFrames(archive.file, config.backupKey)
    let at = 0
    for await (const { head, body } of frames) {
      at += 1
      say?.(`part ${at}${head.part === 'rows' ? `, ${head.table}` : ''}`)
      if (head.part === 'rows') await fill.addRows(head.table, body)
      if (head.part === 'file') await restorer.store({ head, body }, frames)
      if (head.part === 'notes') kept.push(...(await keepNotes(store, fromLines<NoteLine>(body))))
    }
    await restorer.finish()
    await fill.finish()
    for (const statement of endOfAccess) await client.query(statement)
    await client.query('commit')
    await analyse(client)
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release(true)
  }
}

/** Migrates the restored database and repeats the erasures of the notes; the next start would do the same. */
async function settle(config: Config): Promise<string[]> {
  try {
    return await settleRestoredDump(config)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    return [`It could not be brought up to date yet: ${error.message} The next start of the server tries again.`]
  }
}

const placeOfFiles = ({ s3, dataDir }: Config) => (s3 ? `the bucket ${s3.bucket}` : `${dataDir}/files`)
