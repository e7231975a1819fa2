import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { startChildProgram } from '../testing/child-program.ts'
import { testDatabase } from '../testing/database.ts'
import { migrate } from './migrate.ts'

const database = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'cantera-migrations-'))
const source = { features: folder, migrations: join(folder, 'migrations'), lastRelease: join(folder, 'last-release.sql') }
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const ask = async (sql: string) => (await database.pool.query(sql)).rows
const write = (name: string, sql: string) => writeFileSync(join(source.migrations, name), sql)
const people = async () => (await ask('select name from people order by name')).map(({ name }) => name)
const recorded = async () => (await ask('select name from schema_migrations order by name')).map(({ name }) => name)
const release = '0000-last.sql'

/** Leaves the database as the last release did. */
async function becomeLastRelease(): Promise<void> {
  await ask(`create table people (name text primary key); insert into people values ('Demo One');
    create table schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now());
    insert into schema_migrations values ('${release}', 'of a file that is gone')`)
}

beforeEach(async () => {
  await ask('drop schema public cascade; create schema public')
  rmSync(folder, { recursive: true })
  mkdirSync(source.migrations, { recursive: true })
  mkdirSync(join(folder, 'people'))
  writeFileSync(source.lastRelease, `-- Release 0.1.0, whose last migration is ${release}\n`)
  writeFileSync(
    join(folder, 'people', 'people.tables.sql'),
    `create index people_years on people (years);\ncreate table people (name text primary key, years integer);\n`,
  )
  write('0001-years.sql', 'alter table people add column years integer')
  write('0002-more.sql', `insert into people values ('Demo Two')`)
  writeFileSync(join(source.migrations, 'notes.txt'), 'not a migration')
})

test('a new database is built from the files of tables, and the migrations count as run', async () => {
  expect(await migrate(database, { source })).toEqual([])
  expect(await recorded()).toEqual([release, '0001-years.sql', '0002-more.sql'])
  expect(await people()).toEqual([])
  write('0003-third.sql', `insert into people values ('Demo Zoe', 30)`)
  expect(await migrate(database, { source })).toEqual(['0003-third.sql'])
  expect(await people()).toEqual(['Demo Zoe'])
})

test('tables that cannot be built leave no trace', async () => {
  writeFileSync(join(folder, 'people', 'ages.tables.sql'), 'create table ages (name text references nowhere);')
  await expect(migrate(database, { source })).rejects.toThrow(/^The schema could not be built \(relation "nowhere"/)
  expect(await ask(`select tablename from pg_tables where schemaname = 'public'`)).toEqual([])
})

test('REL-01 a database from before the last release is refused, and the sentence names the release to go through', async () => {
  await becomeLastRelease()
  await ask(`update schema_migrations set name = '0000-before.sql'`)
  await expect(migrate(database, { source })).rejects.toThrow(
    'The database is older than version 0.1.0 of the program; start version 0.1.0 on it once, and then this one.',
  )
  expect(await people()).toEqual(['Demo One'])
})

test('every file runs once, in order, and is recorded', async () => {
  await becomeLastRelease()
  expect(await migrate(database, { source })).toEqual(['0001-years.sql', '0002-more.sql'])
  expect(await migrate(database, { source })).toEqual([])
  write('0003-third.sql', `insert into people values ('Demo Zoe')`)
  expect(await migrate(database, { source })).toEqual(['0003-third.sql'])
  expect(await people()).toEqual(['Demo One', 'Demo Two', 'Demo Zoe'])
})

test('a failing file is named and leaves no trace; earlier files stay and it can be corrected', async () => {
  await becomeLastRelease()
  write('0002-more.sql', `insert into people values ('Demo Two'); insert into nowhere values (1)`)
  await expect(migrate(database, { source })).rejects.toThrow(
    /^Migration 0002-more.sql failed and was taken back \(relation "nowhere"/,
  )
  expect(await people()).toEqual(['Demo One'])
  write('0002-more.sql', `insert into people values ('Demo Two')`)
  expect(await migrate(database, { source })).toEqual(['0002-more.sql'])
})

test('a file whose name has no number is refused before anything runs', async () => {
  write('3-third.sql', 'select 1')
  await expect(migrate(database, { source })).rejects.toThrow('Migration 3-third.sql is not named NNNN-name.sql')
  expect(await ask(`select to_regclass('people') as found`)).toEqual([{ found: null }])
})

test('a database with a migration that the program lacks is refused as newer', async () => {
  await migrate(database, { source })
  rmSync(join(source.migrations, '0002-more.sql'))
  await expect(migrate(database, { source })).rejects.toThrow('newer schema than the program (0002-more.sql is unknown)')
})

test('a record between the known ones is refused, and says what to do', async () => {
  await migrate(database, { source })
  await ask(`insert into schema_migrations values ('0001-renumbered.sql', '')`)
  await expect(migrate(database, { source })).rejects.toThrow(
    'The database ran the migration 0001-renumbered.sql, which this version of the program lacks; start the version that ran it, or use another database.',
  )
})

test('a changed file is refused after it ran; one with other line ends is not', async () => {
  await migrate(database, { source })
  write('0003-third.sql', `insert into people values ('Demo Zoe');\ndelete from people;\n`)
  expect(await migrate(database, { source })).toEqual(['0003-third.sql'])
  write('0003-third.sql', `insert into people values ('Demo Zoe');\r\ndelete from people;\r\n`)
  expect(await migrate(database, { source })).toEqual([])
  write('0003-third.sql', 'delete from people')
  await expect(migrate(database, { source })).rejects.toThrow('Migration 0003-third.sql has been changed')
})

test('with MIGRATE=0 a new or older database is refused untouched and an up-to-date one accepted', async () => {
  await expect(migrate(database, { source, allow: false })).rejects.toThrow('The database has no schema yet')
  expect(await ask(`select to_regclass('schema_migrations') as found`)).toEqual([{ found: null }])
  await becomeLastRelease()
  await expect(migrate(database, { source, allow: false })).rejects.toThrow(
    'older schema than the program (missing 0001-years.sql)',
  )
  expect(await recorded()).toEqual([release])
  await migrate(database, { source })
  expect(await migrate(database, { source, allow: false })).toEqual([])
})

test('beforeFirst runs only on a database with content, and its failure stops the migration', async () => {
  let calls = 0
  const beforeFirst = async () => {
    calls += 1
  }
  await migrate(database, { source, beforeFirst })
  await migrate(database, { source, beforeFirst })
  expect(calls).toBe(0)
  write('0003-third.sql', `insert into people values ('Demo Zoe')`)
  const failing = () => Promise.reject(new Error('disk full'))
  await expect(migrate(database, { source, beforeFirst: failing })).rejects.toThrow('disk full')
  expect(await people()).toEqual([])
  await migrate(database, { source, beforeFirst })
  expect(calls).toBe(1)
})

test('two starts in one process build once and migrate once', async () => {
  const twice = () => Promise.all([migrate(database, { source }), migrate(database, { source })])
  expect(await twice()).toEqual([[], []])
  await ask('drop schema public cascade; create schema public')
  await becomeLastRelease()
  expect((await twice()).flat()).toEqual(['0001-years.sql', '0002-more.sql'])
})

test.runIf(inject('testTemplate').engine === 'postgres')('two processes that start at once migrate once', async () => {
  await becomeLastRelease()
  write('0002-more.sql', `insert into people values ('Demo Two'); select pg_sleep(0.5)`)
  const starter = `
    import { migrate } from '#server/database/migrate.ts'
    import { openDatabase } from '#server/database/open.ts'
    const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir: '' })
    console.log(JSON.stringify(await migrate(database, { source: JSON.parse(process.env.SOURCE) })))
    await database.close()`
  const env = { DATABASE_URL: database.pool.options.connectionString ?? '', SOURCE: JSON.stringify(source) }
  const starters = [startChildProgram(starter, env), startChildProgram(starter, env)]
  expect(await Promise.all(starters.map(({ ended }) => ended))).toEqual([0, 0])
  const runs = starters.map(({ lines }) => lines[0]).sort()
  expect(runs).toEqual(['["0001-years.sql","0002-more.sql"]', '[]'])
  expect(await people()).toEqual(['Demo One', 'Demo Two'])
})
