import { existsSync, renameSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { addressPastPooler, type Config } from './config.ts'
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
import { placeOfFiles, reasonOfStore } from './platform/backup/store-words.ts'
import { problemsOf, type Say, summaryOf } from './platform/backup/summary.ts'
import { type VerifiedArchive, verifyArchive } from './platform/backup/verified-archive.ts'
import { type FileStore, type NoteKind, openFileStore } from './platform/files/file-store.ts'
import { prepareJobs } from './platform/jobs/pg-boss-queue.ts'
import { loggedReason } from './platform/log.ts'
import { endOfAccess } from './platform/sessions/end-sessions.ts'
import { settleRestoredDump } from './restored-dump.ts'

/** How long a restore waits for the end of its own transaction after the connection broke. */
const longestEndMs = 30_000

/** One more than the files in the way that are named. */
const filesNamed = 6

interface RestoreOptions {
  /** The folder `notes` of the file store of the site that is replaced: its erasures are repeated. */
  readonly notes?: string | undefined
  readonly say?: Say
}

/**
 * Whether a file is an archive, of whatever version; false for what may be a snapshot in `dataDir`. `option` is one that only archives have.
 * @throws StartupError for a file that is neither or does not exist, and for a snapshot with the option
 */
export async function isArchiveFile(
  dataDir: string,
  file: string,
  databaseUrl: string | undefined,
  option?: '--check' | '--notes',
): Promise<boolean> {
  const isInSnapshots = existsSync(join(snapshotFolder(dataDir), file))
  if (!isInSnapshots && !existsSync(file))
    throw new StartupError(`There is no archive and no snapshot ${file}; "npm run restore" lists the snapshots.`)
  const begin = isInSnapshots ? 'snapshot' : await kindOfFile(file).catch((error: Error) => refuseUnreadable(file, error))
  if (begin === 'archive') return true
  if (begin === 'unknown') throw refuseArchive(file, 'it is neither an archive of "npm run backup" nor a snapshot')
  if (option) throw new StartupError(`${file} is a snapshot, and ${option} is for archives only; nothing was changed.`)
  if (databaseUrl) throw refuseArchive(file, 'a snapshot goes only into the embedded database, and DATABASE_URL names PostgreSQL')
  return false
}

function refuseUnreadable(file: string, { message }: Error): never {
  throw refuseArchive(file, `it cannot be read (${message})`)
}

/** Reads a whole archive without restoring it, and says what it has. */
export async function checkArchive(config: Config, file: string, say?: Say): Promise<string[]> {
  const { about, manifest } = await verifyArchive(file, config.backupKey, say)
  const problems = problemsOf(manifest)
  return [
    `${file} is ${problems.length > 0 ? 'undamaged, and lacks files' : 'whole'}: ${summaryOf(about, manifest)}.`,
    ...problems,
    // An archive that does not fit the presence of a key was refused.
    `It is ${config.backupKey ? 'encrypted' : 'not encrypted'}.`,
  ]
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
  const newer = notes === undefined ? [] : await readNotes(file, notes)
  const store = await openFileStore(config)
  const left = await store.someFiles(filesNamed).catch((error: Error) => {
    throw refuseArchive(file, `${placeOfFiles(config)} cannot be read (${reasonOfStore(error)})`)
  })
  if (left.length > 0) {
    const names = left.slice(0, filesNamed - 1).join(', ')
    const more = left.length === filesNamed ? ' and others' : ''
    const place = placeOfFiles(config)
    throw refuseArchive(file, `${place} has files already, and must be empty (${names}${more}, as a killed restore leaves them)`)
  }
  const archive = await verifyArchive(file, config.backupKey, say)
  const fill = (database: Database) => fillFrom(archive, { config, database, store, newer, say })
  if (config.databaseUrl) await intoPostgres(config, fill)
  else await intoNewFolder(config, fill)
  return [
    `The archive is restored into ${placeOf(config)}: ${summaryOf(archive.about, archive.manifest)}.`,
    ...problemsOf(archive.manifest),
    ...(notes === undefined ? [] : [`${newer.length} notes of ${notes} are in the file store now.`]),
    'Results that candidates stopped sharing after the backup are shared again.',
    ...(await settle(config)),
  ]
}

/** The place of the database: a restore without the settings of the server goes into another one. */
const placeOf = ({ databaseUrl, dataDir }: Config) =>
  databaseUrl
    ? 'the PostgreSQL of DATABASE_URL'
    : `a new embedded database in ${databaseFolder(dataDir)}, because DATABASE_URL is not set`

function readNotes(file: string, folder: string): Promise<NoteLine[]> {
  return readNotesFolder(folder).catch((error: Error) => {
    throw refuseArchive(file, `the notes in ${folder} cannot be read (${error.message})`)
  })
}

async function intoPostgres(config: Config, fill: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase({ databaseUrl: addressPastPooler(config), dataDir: config.dataDir, poolSize: 2 })
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

/** What a restore has added to the file store. */
interface Added {
  readonly files: FileRestorer
  readonly notes: (readonly [NoteKind, string])[]
  /** Whether the commit was sent, so that the rows may be there though it failed. */
  isCommitting: boolean
}

/** Fills database and store. All rows are one transaction, and files are stored before its commit; a failure takes everything back. */
async function fillFrom(archive: VerifiedArchive, target: Target): Promise<void> {
  const { config, database, store, newer, say } = target
  const { file } = archive
  await checkMigrationRights(database)
  const hadQueue = await readEmptiness(file, database)
  const added: Added = { files: new FileRestorer(store, archive.sizes), notes: [], isCommitting: false }
  try {
    await prepareJobs(database)
    added.notes.push(...(await keepNotes(store, newer)))
    await fillRows(archive, target, added)
  } catch (error) {
    if (!added.isCommitting || !(await isCommitted(file, database))) {
      await takeBack(target, added, hadQueue)
      if (error instanceof StartupError) throw error
      const taker = config.databaseUrl ? 'PostgreSQL' : 'the database'
      throw refuseArchive(file, `${taker} did not take it (${loggedReason(error as Error)})`)
    }
  }
  // The restore is complete without it, and queries are slower until the database does it by itself.
  await analyse(database).catch((error: Error) => say?.(`the rows could not be analysed (${error.message})`))
}

async function takeBack({ database, store }: Target, { files, notes }: Added, hadQueue: boolean): Promise<void> {
  await files.takeBack()
  for (const [kind, name] of notes) await store.notes.remove(kind, name).catch(() => {})
  if (!hadQueue) await database.pool.query('drop schema if exists pgboss cascade').catch(() => {})
}

/**
 * Whether a commit that failed for this process, as when the connection broke, took effect.
 * @throws StartupError when the database does not say so: then nothing may be taken back
 */
async function isCommitted(file: string, { pool }: Database): Promise<boolean> {
  try {
    const client = await pool.connect()
    try {
      await beginFilling(client)
      // The transaction of the restore has this lock until it ends.
      await client.query(`set local lock_timeout = '${longestEndMs}ms'`)
      await runLongQuery(client, `select pg_advisory_xact_lock(${lockNumber})`)
      return !(await isEmptyDatabase(client))
    } finally {
      client.release(true)
    }
  } catch (error) {
    throw new StartupError(
      `The database did not say whether it has the rows of ${file} (${(error as Error).message}). If it has tables, everything is restored; if not, empty the file store and restore again.`,
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

async function fillRows(archive: VerifiedArchive, { config, database, store, say }: Target, added: Added): Promise<void> {
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
      if (head.part === 'file') await added.files.store({ head, body }, frames)
      if (head.part === 'notes') added.notes.push(...(await keepNotes(store, fromLines<NoteLine>(body))))
    }
    await added.files.finish()
    await fill.finish()
    for (const statement of endOfAccess) await client.query(statement)
    added.isCommitting = true
    await runLongQuery(client, 'commit')
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
