import { randomBytes } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { prepareJobs } from '../platform/jobs/pg-boss-queue.ts'
import { emptyDatabase } from '../testing/database.ts'
import { startLine } from '../testing/line.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'
import { explainConnectionError, parseDatabaseUrl } from './postgres-address.ts'

async function anEmptyDatabase(): Promise<Database> {
  const database = await emptyDatabase()
  onTestFinished(() => database.close())
  return database
}

const addressOf = ({ pool }: Database) => new URL(pool.options.connectionString ?? '')

/** Opens the database as a start does, and resolves with the result of `look`. */
async function startOn<Answer>(databaseUrl: string, look: (database: Database) => Promise<Answer>): Promise<Answer> {
  const database = await openDatabase({ databaseUrl, dataDir: '' })
  try {
    await migrate(database)
    await prepareJobs(database)
    return await look(database)
  } finally {
    await database.close()
  }
}

const nothing = async () => {}

/** The address of a user who may only connect. */
async function plainUser(database: Database): Promise<{ name: string; url: string }> {
  const name = `plain_${randomBytes(4).toString('hex')}`
  await database.pool.query(`create role ${name} login password 'Quarry2026'`)
  onTestFinished(async () => {
    await database.pool.query(`drop owned by ${name}`)
    await database.pool.query(`drop role ${name}`)
  })
  const url = Object.assign(addressOf(database), { username: name, password: 'Quarry2026' })
  return { name, url: url.href }
}

describe('R6 an unsuitable database is refused with advice', () => {
  test('R6 an encoding other than UTF8 is refused', async () => {
    await expect(emptyDatabase("encoding 'SQL_ASCII' locale 'C'")).rejects.toThrow(
      /^The database stores texts as SQL_ASCII; create it again with/,
    )
  })

  test('R6 a read-only database is refused', async () => {
    const database = await anEmptyDatabase()
    const url = addressOf(database)
    await database.pool.query(`alter database ${url.pathname.slice(1)} set default_transaction_read_only = on`)
    await expect(startOn(url.href, nothing)).rejects.toThrow(/^The database only reads, .+; turn that off/)
  })

  test.each<[string, readonly string[], string]>([
    ['create in the schema public', [], 'may not make tables in the schema public; run "grant usage, create on schema public'],
    [
      'use the schema public',
      ['revoke usage on schema public from public'],
      'may not use the schema public, or it is missing; run "create schema if not exists public"',
    ],
    ['add extensions', ['grant create on schema public to $user'], 'may not add the extensions unaccent, pg_trgm; run'],
    [
      'make the schema of queued work',
      ['grant create on schema public to $user', 'create extension unaccent', 'create extension pg_trgm'],
      'may not make the schema pgboss, where queued work lies; run "create schema pgboss authorization"',
    ],
  ])('R6 a user who may not %s is refused', async (_right, arrangements, sentence) => {
    const database = await anEmptyDatabase()
    const user = await plainUser(database)
    for (const arrangement of arrangements) await database.pool.query(arrangement.replace('$user', user.name))
    const started = startOn(user.url, nothing)
    await expect(started).rejects.toMatchObject({ name: 'StartupError', message: expect.stringContaining(sentence) })
  })

  test('R6 a user without rights on the tables is refused until they are granted', async () => {
    const database = await anEmptyDatabase()
    await migrate(database)
    const user = await plainUser(database)
    await expect(startOn(user.url, nothing)).rejects.toThrow('may not read and write the table public.schema_migrations; run')
    await database.pool.query(`grant select, insert, update, delete on all tables in schema public to ${user.name}`)
    await expect(startOn(user.url, nothing)).rejects.toThrow(
      /^The tables of the job queue cannot be made \(permission denied .+\); start once as a user who/,
    )
    await prepareJobs(database)
    await database.pool.query(`grant usage on schema pgboss to ${user.name}`)
    await database.pool.query(`grant select, insert, update, delete on all tables in schema pgboss to ${user.name}`)
    await startOn(user.url, nothing)
  })

  test('R6 a connection pooler in transaction mode is refused', async () => {
    const database = await anEmptyDatabase()
    const line = await startLine(addressOf(database))
    onTestFinished(() => line.cut())
    line.state.isPooled = true
    await expect(openDatabase({ databaseUrl: line.url, dataDir: '' })).rejects.toThrow(
      'stands a connection pooler in transaction mode, where LISTEN and named statements do not work; let DATABASE_DIRECT_URL name',
    )
  })

  test('R6 missing encryption of the server and a missing certificate file are reported', async () => {
    const url = addressOf(await anEmptyDatabase())
    url.searchParams.set('sslmode', 'require')
    await expect(startOn(url.href, nothing)).rejects.toThrow(
      /takes no encrypted connections; .+ remove sslmode from DATABASE_URL/,
    )
    url.searchParams.set('sslrootcert', '/nowhere/ca.pem')
    await expect(startOn(url.href, nothing)).rejects.toThrow(
      'DATABASE_URL names the file /nowhere/ca.pem, which cannot be read (ENOENT); correct its sslrootcert,',
    )
  })

  test.each([
    [
      '',
      '28000',
      'no hay una línea en pg_hba.conf',
      'does not let user "me" into database "mine" without encryption; add ?sslmode',
    ],
    ['?sslmode=require', '28000', 'no pg_hba.conf entry', 'lets user "me" into database "mine" from no such address; correct'],
    [
      '?sslmode=require',
      'SELF_SIGNED_CERT_IN_CHAIN',
      'self-signed',
      'is not trusted (self-signed); name the file of its authority',
    ],
    ['?sslmode=require', 'ERR_TLS_CERT_ALTNAME_INVALID', '', 'is made out to another name; let DATABASE_URL name the server as'],
    ['', '28000', 'role "me" does not exist', 'refuses user "me"; correct the user or the password'],
  ])('R6 DATABASE_URL%s is explained when PostgreSQL answers %s %s', (query, code, message, sentence) => {
    const address = parseDatabaseUrl(`postgres://me:secret@db.example.com/mine${query}`)
    expect(explainConnectionError(Object.assign(new Error(message), { code }), address)).toContain(sentence)
  })
})

test('R6 each connection makes the settings that the program relies on', async () => {
  const database = await anEmptyDatabase()
  const url = addressOf(database)
  await database.pool.query('create schema tools')
  await database.pool.query('create extension unaccent schema tools; create extension pg_trgm schema tools')
  for (const setting of [
    `datestyle = 'SQL, DMY'`,
    `timezone = 'America/St_Johns'`,
    `search_path = 'tools'`,
    'standard_conforming_strings = off',
    'default_transaction_isolation = serializable',
  ])
    await database.pool.query(`alter database ${url.pathname.slice(1)} set ${setting}`)
  const row = await startOn(url.href, async ({ pool }) => {
    const { rows } = await pool.query(
      `select date '2026-02-03' as day, timestamptz '2026-02-03 04:05:06Z' as instant, current_setting('transaction_isolation') as isolation,
         searchable('Álamo') @@ 'alamo' as is_found, to_regclass('clients')::text as clients`,
    )
    return rows[0]
  })
  expect(row).toEqual({
    day: '2026-02-03',
    instant: new Date('2026-02-03T04:05:06Z'),
    isolation: 'read committed',
    is_found: true,
    clients: 'clients',
  })
})
