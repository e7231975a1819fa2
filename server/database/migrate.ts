import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import type { Database } from './database.ts'
import { runLongQuery } from './long-query.ts'
import { checkMigrationRights } from './postgres-requirements.ts'
import { StartupError } from './startup-error.ts'
import { readTableStatements, scriptOf } from './table-files.ts'

/** Where a schema is stated (ADR-0205). */
interface SchemaSource {
  /** The folder that contains the features, whose `<feature>.tables.sql` files are the schema of a new database. */
  features: string
  /** The folder of NNNN-name.sql files, which bring a database of the last release up to that schema. */
  migrations: string
  /** The schema of the last release, with its version and its last migration in the first line. */
  lastRelease: string
}

interface MigrateOptions {
  /** The program's own by default. */
  source?: SchemaSource
  /** Runs once before the first file when the database is not empty, to take a snapshot. */
  beforeFirst?: () => Promise<unknown>
  /** false (MIGRATE=0): a database that needs a migration is an error. */
  allow?: boolean
}

interface Migration {
  name: string
  checksum: string
  sql: string
}
interface Migrations {
  release: { version: string; newest: string; schema: string }
  /** Those since the release. */
  since: Migration[]
}
type Recorded = Map<string, string>

export const ownSource: SchemaSource = {
  features: fileURLToPath(new URL('../', import.meta.url)),
  migrations: fileURLToPath(new URL('./migrations/', import.meta.url)),
  lastRelease: fileURLToPath(new URL('./last-release.sql', import.meta.url)),
}
/** The advisory lock of everybody who changes the schema. */
export const lockNumber = 7_264_123
const missingTable = '42P01'
const createRecords = `create table if not exists schema_migrations
  (name text primary key, checksum text not null, applied_at timestamptz not null default now())`
/** The first line of the schema of the last release. */
const headOfRelease = /^-- Release (\S+), whose last migration is (\S+)\n/
const fileName = /^\d{4}-[a-z0-9-]+\.sql$/

/**
 * Brings the database to the program's schema. A new database is built from the files of tables, and all migrations count as run. Otherwise
 * migrations that are not yet recorded run in order, each in one transaction with its record. Processes that start together wait for each
 * other. Returns the names of the migrations that ran.
 * @throws StartupError when the database is newer, older than the last release, was changed or may not be migrated, or when a file fails; that
 * file leaves no trace
 */
export async function migrate(database: Pick<Database, 'kind' | 'pool'>, options: MigrateOptions = {}): Promise<string[]> {
  const source = options.source ?? ownSource
  const migrations = await readMigrations(source)
  const recorded = await readRecorded(database.pool)
  const before = pendingOf(migrations, recorded)
  if (recorded.size > 0 && before.length === 0) return []
  if (options.allow === false)
    throw new StartupError(
      recorded.size === 0
        ? 'The database has no schema yet; start once without MIGRATE=0 to create it.'
        : `The database has an older schema than the program (missing ${before[0]?.name}); start once without MIGRATE=0 to migrate it.`,
    )
  await checkMigrationRights(database)
  const client = await database.pool.connect()
  try {
    return await migrateLocked(client, { source, migrations }, options.beforeFirst)
  } finally {
    // Closing the session releases the lock and the settings in every state.
    client.release(true)
  }
}

async function migrateLocked(
  client: pg.PoolClient,
  { source, migrations }: { source: SchemaSource; migrations: Migrations },
  beforeFirst: MigrateOptions['beforeFirst'],
): Promise<string[]> {
  await runLongQuery(client, 'set statement_timeout = 0')
  await runLongQuery(client, `select pg_advisory_lock(${lockNumber})`)
  try {
    const recorded = await readRecorded(client)
    if (recorded.size === 0) {
      await buildNew(client, source, migrations)
      return []
    }
    const pending = pendingOf(migrations, recorded)
    if (pending.length > 0) await beforeFirst?.()
    for (const migration of pending) await apply(client, migration)
    return pending.map(({ name }) => name)
  } finally {
    // The embedded engine's session outlives its client, so the lock is released here; a broken connection has lost it already.
    await runLongQuery(client, `select pg_advisory_unlock(${lockNumber})`).catch(() => {})
  }
}

/** Builds the schema of a new database. Its records are those of an updated one, of which the last migration of the release is asked for. */
async function buildNew(client: pg.PoolClient, { features }: SchemaSource, { release, since }: Migrations): Promise<void> {
  const tables = scriptOf(await readTableStatements(features))
  const records = [{ name: release.newest, checksum: '' }, ...since]
  await inTransaction(client, 'The schema could not be built', async () => {
    await runLongQuery(client, createRecords)
    await runLongQuery(client, tables)
    for (const record of records) await addRecord(client, record)
  })
}

/**
 * Builds the schema of the last release with these of the migrations since, in the transaction of the client.
 * @throws when a file fails
 */
export async function buildSchema(client: pg.ClientBase, isRun: (name: string) => boolean): Promise<void> {
  const { release, since } = await readMigrations(ownSource)
  await runLongQuery(client, createRecords)
  await runLongQuery(client, release.schema)
  for (const { name, sql } of since) if (isRun(name)) await runLongQuery(client, sql)
  // Deferred triggers of what a migration wrote would forbid changes of its tables.
  await runLongQuery(client, 'set constraints all immediate')
}

/** A migration is never changed, so a process reads them once for the archives that it checks. */
let ownMigrations: Promise<Migrations> | undefined

/** Why the program cannot restore a database that recorded these migrations; undefined when it can. */
export async function problemOfRecords(
  records: readonly (readonly [name: string, checksum: string])[],
): Promise<string | undefined> {
  ownMigrations ??= readMigrations(ownSource)
  const { release, since } = await ownMigrations
  const known = new Map(since.map(({ name, checksum }) => [name, checksum]))
  const later = records.filter(([name]) => name > release.newest)
  const unknown = later.find(([name]) => !known.has(name))
  if (unknown) return `it comes from another or a newer version of the program, whose migration ${unknown[0]} is unknown here`
  const changed = later.find(([name, checksum]) => known.get(name) !== checksum)
  if (changed) return `its migration ${changed[0]} is not the one of this program`
  return records.some(([name]) => name === release.newest)
    ? undefined
    : `it is older than version ${release.version}; restore it with that version, and restore a backup of that here`
}

async function apply(client: pg.PoolClient, { name, checksum, sql }: Migration): Promise<void> {
  await inTransaction(client, `Migration ${name} failed and was taken back`, async () => {
    await runLongQuery(client, sql)
    await addRecord(client, { name, checksum })
  })
}

function addRecord(client: pg.PoolClient, { name, checksum }: Pick<Migration, 'name' | 'checksum'>) {
  return runLongQuery(client, 'insert into public.schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
}

async function inTransaction(client: pg.PoolClient, failure: string, run: () => Promise<void>): Promise<void> {
  try {
    await runLongQuery(client, 'begin')
    await run()
    await runLongQuery(client, 'commit')
  } catch (error) {
    await runLongQuery(client, 'rollback').catch(() => {})
    throw new StartupError(`${failure} (${(error as Error).message}); the database is as before it.`)
  }
}

/**
 * The migrations still to run, in order; none for a new database.
 * @throws StartupError when the records do not match the program
 */
function pendingOf({ release, since }: Migrations, recorded: Recorded): Migration[] {
  if (recorded.size === 0) return []
  checkRecords({ release, since }, recorded)
  return since.filter(({ name }) => !recorded.has(name))
}

function checkRecords({ release, since }: Migrations, recorded: Recorded): void {
  const known = new Map(since.map(({ name, checksum }) => [name, checksum]))
  const newest = since.at(-1)?.name ?? release.newest
  for (const [name, checksum] of recorded) {
    if (name <= release.newest) continue
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
  if (!recorded.has(release.newest))
    throw new StartupError(
      `The database is older than version ${release.version} of the program; start version ${release.version} on it once, and then this one.`,
    )
}

/** The last release and the migrations since. */
export async function readMigrations({ migrations, lastRelease }: SchemaSource): Promise<Migrations> {
  const schema = await readText(lastRelease)
  const [, version = '', newest = ''] = headOfRelease.exec(schema) ?? []
  return { release: { version, newest, schema }, since: await readFolder(migrations) }
}

async function readFolder(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const misnamed = names.find((name) => !fileName.test(name))
  if (misnamed) throw new StartupError(`Migration ${misnamed} is not named NNNN-name.sql, so its place in the order is unknown.`)
  return Promise.all(
    names.map(async (name) => {
      const sql = await readText(join(folder, name))
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** Files that differ only in line ends are the same. */
const readText = async (file: string) => (await readFile(file, 'utf8')).replaceAll('\r\n', '\n')

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
