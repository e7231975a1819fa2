import { existsSync, rmSync } from 'node:fs'
import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { dayMs } from '#domain/kernel/dates.ts'
import { addressPastPooler, type Config } from './config.ts'
import type { Database } from './database/database.ts'
import { publishFile } from './database/durable-files.ts'
import { assembleEmbedded } from './database/embedded.ts'
import { startEngine } from './database/engine.ts'
import { migrate } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { StartupError } from './database/startup-error.ts'
import { beginReading, readRows, readSequences, readTables } from './database/table-reading.ts'
import { ArchiveWriter } from './platform/backup/archive-file.ts'
import { type About, type Frame, type Manifest, Tally, tableKey, toLines } from './platform/backup/archive-parts.ts'
import { fileFrames, type NamedFile, noteFrames } from './platform/backup/archived-files.ts'
import { requestCopy } from './platform/backup/copy-requests.ts'
import { jobTable } from './platform/backup/filled-database.ts'
import { noteBackup } from './platform/backup/last-backup.ts'
import { placeOfFiles, reasonOfStore } from './platform/backup/store-words.ts'
import { keptOutside, lacksAllFiles, problemsOf, type Say, summaryOf } from './platform/backup/summary.ts'
import { openFileStore } from './platform/files/file-store.ts'
import { readSiteName } from './platform/site-content.ts'
import { versionName } from './platform/version.ts'

/** Finished jobs are not archived. */
const unfinishedJobs = `state < 'completed'`

/**
 * Writes the database, the stored files and the notes of the file store into one archive, while the site may be running. Returns sentences
 * about it; `say` receives the progress.
 * @throws StartupError, and leaves no archive, when something cannot be read or written. An archive that lacks all files is left, and the
 *   error has the sentences about it.
 */
export async function backUp(config: Config, file: string, say: Say = () => {}): Promise<string[]> {
  const unfinished = `${file}.unfinished`
  const handle = await open(unfinished, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(
      error.code === 'EEXIST'
        ? `Another backup is writing ${unfinished}; delete that file when it is left from one that was killed.`
        : `${file} cannot be written (${error.message}).`,
    )
  })
  const removeUnfinished = () => rmSync(unfinished, { force: true })
  process.once('exit', removeUnfinished)
  try {
    // Only now, because another backup may have finished until here.
    if (existsSync(file)) throw new StartupError(`${file} exists already; name a new file.`)
    const { about, manifest, bytes } = await withDatabase(config, (database) => writeArchive(config, database, handle, say))
    await handle.close()
    await publishFile(unfinished, file)
    const problems = problemsOf(manifest)
    const sentences = [
      `The archive ${file} is ${problems.length > 0 ? 'written, and lacks files' : 'whole'}: ${summaryOf(about, manifest)}. It has ${bytes.toLocaleString('en')} bytes.`,
      ...problems,
      config.backupKey
        ? 'It is encrypted with BACKUP_KEY: without that key nobody can restore it.'
        : 'It is not encrypted, because BACKUP_KEY is not set: whoever has the file has all data in it.',
      keptOutside(config),
    ]
    if (lacksAllFiles(manifest)) throw new StartupError(sentences.join('\n'))
    await noteBackup(await openFileStore(config), { at: about.made_at, bytes })
    return sentences
  } catch (error) {
    await handle.close().catch(() => {})
    throw isWriteFailure(error) ? new StartupError(`${file} could not be written (${error.message}).`) : error
  } finally {
    process.removeListener('exit', removeUnfinished)
    removeUnfinished()
  }
}

/** Whether writing the archive failed, as on a full disk. */
function isWriteFailure(error: unknown): error is Error {
  return error instanceof Error && ['write', 'fsync'].includes((error as NodeJS.ErrnoException).syscall ?? '')
}

/** Opens the database of the site; of a running embedded one, a copy that its server makes. */
async function withDatabase<Result>(config: Config, use: (database: Database) => Promise<Result>): Promise<Result> {
  const copy = config.databaseUrl ? undefined : await requestCopy(config.dataDir)
  const removeCopy = () => copy && rmSync(copy, { recursive: true, force: true })
  process.once('exit', removeCopy)
  try {
    if (!config.databaseUrl) await removeLeftovers(config.dataDir, copy)
    if (!copy && !config.databaseUrl && !existsSync(path.join(config.dataDir, 'database')))
      throw new StartupError(`There is no database in ${config.dataDir}; set DATA_DIR or DATABASE_URL as for the server.`)
    const database = copy
      ? assembleEmbedded(await startEngine({ dataDir: path.join(copy, 'database') }), copy)
      : await openDatabase({ databaseUrl: addressPastPooler(config), dataDir: config.dataDir, poolSize: 2 })
    return await use(database).finally(() => database.close())
  } finally {
    process.removeListener('exit', removeCopy)
    removeCopy()
  }
}

/** Removes copies that a killed backup left. */
async function removeLeftovers(dataDir: string, copy: string | undefined): Promise<void> {
  for (const name of await readdir(dataDir).catch(() => [])) {
    const folder = path.join(dataDir, name)
    if (!name.startsWith('backup-copy-') || folder === copy) continue
    const { mtimeMs } = await stat(folder)
    if (mtimeMs < Date.now() - dayMs) await rm(folder, { recursive: true, force: true })
  }
}

interface Written {
  readonly about: About
  readonly manifest: Manifest
  readonly bytes: number
}

async function writeArchive(config: Config, database: Database, handle: FileHandle, say: Say): Promise<Written> {
  await migrate(database, { allow: false })
  const store = await openFileStore(config)
  const [writer, company] = [await ArchiveWriter.begin(handle, config.backupKey), await readSiteName(database.db, 'es')]
  const client = await database.pool.connect()
  let about: About
  let tally: Tally
  let sequences: Manifest['sequences']
  const named: string[] = []
  try {
    await beginReading(client)
    about = await describe(client, database.kind, company)
    tally = new Tally(about.tables)
    await writer.add({ head: about, body: Buffer.alloc(0) })
    for await (const frame of rowFrames(client, about, say)) await addTo(tally, writer, frame)
    sequences = await readSequences(client)
    for await (const rows of readRows(client, filesToCopy)) named.push(...rows.map((row) => row.join('\n')))
    await client.query('commit')
  } finally {
    client.release(true)
  }
  const [missing, differing]: [string[], string[]] = [[], []]
  let seen = 0
  const frames = fileFrames(store, namedFiles(named), ({ key }, became) => {
    if (became === 'missing') missing.push(key)
    if (became === 'differing') differing.push(key)
    seen += 1
    say(`${seen} of ${named.length} files`)
  })
  for await (const frame of explainStore(config, frames)) await addTo(tally, writer, frame)
  for await (const frame of explainStore(config, noteFrames(store))) await addTo(tally, writer, frame)
  const manifest: Manifest = { part: 'end', ...tally.sums(), sequences, missing, differing }
  await writer.add({ head: manifest, body: Buffer.alloc(0) })
  return { about, manifest, bytes: writer.bytes }
}

/** The same frames; an error of the file store becomes a sentence. */
async function* explainStore(config: Config, frames: AsyncIterable<Frame>): AsyncGenerator<Frame> {
  try {
    yield* frames
  } catch (error) {
    throw new StartupError(
      `The files in ${placeOfFiles(config)} cannot be read (${reasonOfStore(error)}); no archive was written.`,
    )
  }
}

async function addTo(tally: Tally, writer: ArchiveWriter, frame: Frame): Promise<void> {
  tally.add(frame)
  await writer.add(frame)
}

const filesToCopy = { schema: 'public', name: 'files', columns: ['storage_key', 'media_type', 'bytes', 'sha256'] } as const

/** One text per file takes a fifth of the memory of objects. */
function* namedFiles(named: readonly string[]): Generator<NamedFile> {
  for (const line of named) {
    const [key = '', mediaType = '', bytes = '0', sha256 = ''] = line.split('\n')
    yield { key, mediaType, bytes: Number(bytes), sha256 }
  }
}

async function describe(client: pg.PoolClient, engine: About['engine'], company: string): Promise<About> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  )
  const tables = await readTables(client, jobTable)
  const migrations = rows.map(({ name, checksum }): [string, string] => [name, checksum])
  return {
    part: 'about',
    version: versionName,
    made_at: new Date().toISOString(),
    company,
    engine,
    migrations,
    tables: tables.map(copyOf),
  }
}

const copyOf = ({ schema, name, columns }: { schema: string; name: string; columns: readonly string[] }) => ({
  schema,
  name,
  columns: [...columns],
})

async function* rowFrames(client: pg.PoolClient, { tables }: About, say: Say): AsyncGenerator<Frame> {
  for (const [number, table] of tables.entries()) {
    let count = 0
    for await (const rows of readRows(client, table, table.schema === jobTable.schema ? unfinishedJobs : 'true')) {
      count += rows.length
      say(`table ${number + 1} of ${tables.length}, ${table.name}: ${count} rows`)
      yield { head: { part: 'rows', table: tableKey(table) }, body: toLines(rows) }
    }
  }
}
