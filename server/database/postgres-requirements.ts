import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Database } from './database.ts'
import { commandForSettings, extensions } from './postgres-settings.ts'
import { StartupError } from './startup-error.ts'

const oldestVersion = 15
const notifiedWithinMs = 2000

interface Facts {
  version: number
  encoding: string
  is_standby: boolean
  is_read_only: boolean
  has_icu: boolean
  has_public: boolean
  /** The first table of the product that the user may not read and write. */
  closed_table: string | null
  process: number
}

/**
 * Checks that the program can work with this server and database, and with a pooler between them.
 * @throws StartupError
 */
export async function checkServer(pool: pg.Pool, connection: pg.ClientConfig): Promise<void> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<Facts>(`
      select current_setting('server_version_num')::integer / 10000 as version, current_setting('server_encoding') as encoding,
        pg_is_in_recovery() as is_standby, current_setting('default_transaction_read_only')::boolean as is_read_only,
        exists (select from pg_collation where collprovider = 'i') as has_icu,
        coalesce(has_schema_privilege(to_regnamespace('public')::oid, 'usage'), false) as has_public,
        (select format('%I.%I', nspname, relname) from pg_class join pg_namespace on pg_namespace.oid = relnamespace
          where nspname in ('public', 'pgboss') and relkind in ('r', 'p')
            and not (has_table_privilege(pg_class.oid, 'select') and has_table_privilege(pg_class.oid, 'insert')
              and has_table_privilege(pg_class.oid, 'update') and has_table_privilege(pg_class.oid, 'delete'))
          order by pg_class.oid limit 1) as closed_table,
        pg_backend_pid() as process`)
    const [facts] = rows
    const problem = facts && problemOf(facts)
    if (problem) throw new StartupError(problem)
    // A pooler gives its clients process ids of its own.
    const isPooled = facts?.process !== (client as { processID?: number }).processID
    if (isPooled && !(await isNotified(pool, connection))) throw new StartupError(pooled)
  } finally {
    client.release()
  }
}

const pooled =
  'Between the program and PostgreSQL stands a connection pooler in transaction mode, where LISTEN and named statements do not work; let DATABASE_DIRECT_URL name the server itself, or use the mode "session".'
const elsewhere =
  'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases; they must be two ways to the same one, through the pooler and past it.'

/**
 * Checks that a pooler leads to the database of the direct address, and that its connections have the settings that the program relies on.
 * @throws StartupError
 */
export async function checkPooler(pool: pg.Pool, direct: pg.ClientConfig, statementMs: number): Promise<void> {
  if (!(await isNotified(pool, direct))) throw new StartupError(elsewhere)
  const command = await commandForSettings(pool, statementMs)
  if (command)
    throw new StartupError(
      `The connections of the pooler lack settings that the program relies on; run this in the database, and then RECONNECT in the console of PgBouncer, or restart the pooler: ${command}`,
    )
}

/** One sentence about the requirement that this database misses; undefined when it meets all. */
function problemOf(facts: Facts): string | undefined {
  const { version, encoding, is_standby, is_read_only, has_icu, has_public, closed_table } = facts
  if (version < oldestVersion) return `PostgreSQL ${version} is too old; use version ${oldestVersion} or newer.`
  if (encoding !== 'UTF8')
    return `The database stores texts as ${encoding}; create it again with "encoding 'UTF8' template template0", and restore its data there.`
  if (is_standby) return 'This PostgreSQL is a standby that only reads; let DATABASE_URL name the primary server.'
  if (is_read_only)
    return 'The database only reads, by default_transaction_read_only; turn that off for this database and this user.'
  if (!has_icu) return 'This PostgreSQL was built without ICU, which sorts lists; use one with it, as the packages are.'
  if (!has_public)
    return 'The user of DATABASE_URL may not use the schema public, or it is missing; run "create schema if not exists public" and "grant usage, create on schema public to" that user.'
  if (closed_table)
    return `The user of DATABASE_URL may not read and write the table ${closed_table}; run "grant usage on schema public, pgboss" and "grant select, insert, update, delete on all tables in schema public, pgboss" to that user.`
  return undefined
}

/** Whether LISTEN receives a NOTIFY of another connection; a pooler may break this. */
async function isNotified(pool: pg.Pool, connection: pg.ClientConfig): Promise<boolean> {
  const channel = `cantera_${randomBytes(8).toString('hex')}`
  const listener = new pg.Client(connection)
  listener.on('error', () => {})
  let timer: NodeJS.Timeout | undefined
  try {
    await listener.connect()
    await listener.query(`listen ${channel}`)
    const received = new Promise<boolean>((resolve) => {
      listener.once('notification', () => resolve(true))
      timer = setTimeout(resolve, notifiedWithinMs, false)
    })
    await pool.query('select pg_notify($1, $2)', [channel, ''])
    return await received
  } finally {
    clearTimeout(timer)
    await listener.end()
  }
}

interface Rights {
  may_create: boolean
  may_create_in_database: boolean
  has_jobs: boolean
  missing: string[]
  unavailable: string[]
}

/**
 * Checks the rights that a migration needs: to create tables, and the extensions.
 * @throws StartupError
 */
export async function checkMigrationRights({ kind, pool }: Pick<Database, 'kind' | 'pool'>): Promise<void> {
  if (kind === 'embedded') return
  const { rows } = await pool.query<Rights>(
    `select has_schema_privilege('public', 'create') as may_create,
       has_database_privilege(current_database(), 'create') as may_create_in_database,
       to_regnamespace('pgboss') is not null as has_jobs,
       array(select name from unnest($1::text[]) as name where not exists (select from pg_extension where extname = name)) as missing,
       array(select name from unnest($1::text[]) as name where not exists (select from pg_available_extensions as one where one.name = name)) as unavailable`,
    [[...extensions]],
  )
  const [rights] = rows
  const problem = rights && problemOfRights(rights)
  if (problem) throw new StartupError(problem)
}

function problemOfRights({ may_create, may_create_in_database, has_jobs, missing, unavailable }: Rights): string | undefined {
  const absent = missing.filter((name) => unavailable.includes(name))
  if (absent.length > 0)
    return `PostgreSQL lacks the extensions ${absent.join(', ')}; install its package of additional modules (postgresql-contrib).`
  if (!may_create)
    return 'The user of DATABASE_URL may not make tables in the schema public; run "grant usage, create on schema public to" that user.'
  if (!may_create_in_database && missing.length > 0)
    return `The user of DATABASE_URL may not add the extensions ${missing.join(', ')}; run "create extension" for each as the owner of the database, or "grant create on database" to that user.`
  if (!may_create_in_database && !has_jobs)
    return 'The user of DATABASE_URL may not make the schema pgboss, where queued work lies; run "create schema pgboss authorization" or "grant create on database" for that user.'
  return undefined
}
