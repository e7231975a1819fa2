import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import type { Database } from './database.ts'
import { runLongQuery } from './long-query.ts'
import { checkMigrationRights } from './postgres-requirements.ts'
import { StartupError } from './startup-error.ts'

interface MigrateOptions {
  /** The folders to migrate with; the program's own by default. */
  folders?: MigrationFolders
  /** Runs once before the first file when the database is not empty, to take a snapshot. */
  beforeFirst?: () => Promise<unknown>
  /** false (MIGRATE=0): a database that needs a migration is an error. */
  allow?: boolean
}

interface MigrationFolders {
  /** NNNN-name.sql files. The first one is the baseline, which builds what all files of `earlier` build. */
  migrations: string
  /** The files before the baseline, which only databases that began with them run (ADR-0156). */
  earlier?: string
}

interface Migration {
  name: string
  checksum: string
  sql: string
}
interface Migrations {
  earlier: Migration[]
  current: Migration[]
}
type Recorded = Map<string, string>

const ownFolders: MigrationFolders = {
  migrations: fileURLToPath(new URL('./migrations/', import.meta.url)),
  earlier: fileURLToPath(new URL('./earlier/', import.meta.url)),
}
/** The advisory lock of everybody who changes the schema. */
export const lockNumber = 7_264_123
const missingTable = '42P01'
const createRecords = `create table if not exists schema_migrations
  (name text primary key, checksum text not null, applied_at timestamptz not null default now())`
const fileName = /^\d{4}-[a-z0-9-]+\.sql$/

/**
 * Migrates the database to the program's schema: files that are not yet recorded run in order, each in one transaction with its record. A
 * new database begins with the baseline. One that began before it runs the rest of the earlier files, and only records the baseline.
 * Processes that start together wait for each other. Returns the names of the files that were recorded.
 * @throws StartupError when the database is newer, was changed or may not be migrated, or when a file fails; that file leaves no trace
 */
export async function migrate(database: Pick<Database, 'kind' | 'pool'>, options: MigrateOptions = {}): Promise<string[]> {
  const migrations = await readMigrations(options.folders ?? ownFolders)
  const before = pendingOf(migrations, await readRecorded(database.pool))
  if (before.length === 0) return []
  if (options.allow === false)
    throw new StartupError(
      `The database has an older schema than the program (missing ${before[0]?.name}); start once without MIGRATE=0 to migrate it.`,
    )
  await checkMigrationRights(database)
  const client = await database.pool.connect()
  try {
    return await migrateLocked(client, migrations, options.beforeFirst)
  } finally {
    // Closing the session releases the lock and the settings in every state.
    client.release(true)
  }
}

async function migrateLocked(
  client: pg.PoolClient,
  migrations: Migrations,
  beforeFirst: MigrateOptions['beforeFirst'],
): Promise<string[]> {
  await runLongQuery(client, 'set statement_timeout = 0')
  await runLongQuery(client, `select pg_advisory_lock(${lockNumber})`)
  try {
    await runLongQuery(client, createRecords)
    const recorded = await readRecorded(client)
    const pending = pendingOf(migrations, recorded)
    if (pending.length > 0 && recorded.size > 0) await beforeFirst?.()
    for (const migration of pending) await apply(client, migration)
    return pending.map(({ name }) => name)
  } finally {
    // The embedded engine's session outlives its client, so the lock is released here; a broken connection has lost it already.
    await runLongQuery(client, `select pg_advisory_unlock(${lockNumber})`).catch(() => {})
  }
}

/**
 * Builds the schema of an empty database up to and including the migration `newest`, in the transaction of the client.
 * @throws when a file fails
 */
export async function buildSchema(client: pg.ClientBase, newest: string): Promise<void> {
  await runLongQuery(client, createRecords)
  const { current } = await readMigrations(ownFolders)
  for (const { name, sql } of current) if (name <= newest) await runLongQuery(client, sql)
  // Deferred triggers of what a migration wrote would forbid changes of its tables.
  await runLongQuery(client, 'set constraints all immediate')
}

/** A migration is never changed, so a process reads them once for the archives that it checks. */
let ownMigrations: Promise<Migrations> | undefined

/**
 * Why the program cannot restore a database that recorded these migrations; undefined when it can. It needs the baseline, which every
 * database has recorded since the first version that writes archives.
 */
export async function problemOfRecords(
  records: readonly (readonly [name: string, checksum: string])[],
): Promise<string | undefined> {
  ownMigrations ??= readMigrations(ownFolders)
  const { earlier, current } = await ownMigrations
  const known = new Map([...earlier, ...current].map(({ name, checksum }) => [name, checksum]))
  const unknown = records.find(([name]) => !known.has(name))
  if (unknown) return `it comes from another or a newer version of the program, whose migration ${unknown[0]} is unknown here`
  const changed = records.find(([name, checksum]) => known.get(name) !== checksum)
  if (changed) return `its migration ${changed[0]} is not the one of this program`
  return records.some(([name]) => name === current[0]?.name) ? undefined : 'it lacks the first migration of this program'
}

async function apply(client: pg.PoolClient, { name, checksum, sql }: Migration): Promise<void> {
  try {
    await runLongQuery(client, 'begin')
    await runLongQuery(client, sql)
    await runLongQuery(client, 'insert into public.schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
    await runLongQuery(client, 'commit')
  } catch (error) {
    await runLongQuery(client, 'rollback').catch(() => {})
    throw new StartupError(
      `Migration ${name} failed and was taken back (${(error as Error).message}); the database is as before it.`,
    )
  }
}

/**
 * The migrations still to run and to record, in order.
 * @throws StartupError when the records do not match the program
 */
function pendingOf({ earlier, current }: Migrations, recorded: Recorded): Migration[] {
  checkRecords([...earlier, ...current], recorded)
  const isPending = ({ name }: Migration) => !recorded.has(name)
  const [baseline, ...later] = current
  const beganEarlier = earlier.length > 0 && recorded.size > 0 && baseline !== undefined && isPending(baseline)
  return beganEarlier ? [...earlier, { ...baseline, sql: '' }, ...later].filter(isPending) : current.filter(isPending)
}

function checkRecords(migrations: Migration[], recorded: Recorded): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  const newest = migrations.at(-1)?.name ?? ''
  for (const [name, checksum] of recorded) {
    if (!known.has(name) && name > newest)
      throw new StartupError(
        `The database has a newer schema than the program (${name} is unknown); start the newer version or restore a snapshot.`,
      )
    if (!known.has(name))
      throw new StartupError(
        `The database ran the migration ${name}, which this version of the program lacks; start the version that ran it, or use another database.`,
      )
    if (known.get(name) !== checksum)
      throw new StartupError(
        `Migration ${name} has been changed after this database ran it; put the file back and add a new migration instead.`,
      )
  }
}

async function readMigrations({ migrations, earlier }: MigrationFolders): Promise<Migrations> {
  return { earlier: earlier ? await readFolder(earlier) : [], current: await readFolder(migrations) }
}

async function readFolder(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const misnamed = names.find((name) => !fileName.test(name))
  if (misnamed) throw new StartupError(`Migration ${misnamed} is not named NNNN-name.sql, so its place in the order is unknown.`)
  return Promise.all(
    names.map(async (name) => {
      // Files that differ only in line ends are the same migration.
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function readRecorded(on: pg.Pool | pg.PoolClient): Promise<Recorded> {
  try {
    const { rows } = await on.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations order by name',
    )
    return new Map(rows.map(({ name, checksum }) => [name, checksum]))
  } catch (error) {
    if ((error as { code?: string }).code === missingTable) return new Map()
    throw error
  }
}
