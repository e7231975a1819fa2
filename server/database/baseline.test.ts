import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { migrate } from './migrate.ts'

const database = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'cantera-baseline-'))
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const ask = async (sql: string) => (await database.pool.query(sql)).rows
const recorded = async () => (await ask('select name from schema_migrations order by name')).map(({ name }) => name)
const folders = { migrations: join(folder, 'migrations'), earlier: join(folder, 'earlier') }
const before = { migrations: folders.earlier }
const write = (name: string, sql: string, where = folders.migrations) => writeFileSync(join(where, name), sql)
const people = async () => (await ask('select name from people order by name')).map(({ name }) => name)
const createPeople = 'create table people (name text primary key, years integer);'

beforeEach(async () => {
  await ask('drop schema public cascade; create schema public')
  rmSync(folder, { recursive: true, force: true })
  for (const one of Object.values(folders)) mkdirSync(one, { recursive: true })
  write('0001-people.sql', `create table people (name text primary key); insert into people values ('Demo One')`, folders.earlier)
  write('0003-years.sql', 'alter table people add column years integer', folders.earlier)
  write('0005-baseline.sql', `${createPeople} insert into people values ('Demo One')`)
})
test('a new database runs the baseline and no earlier file, now and later', async () => {
  expect(await migrate(database, { folders })).toEqual(['0005-baseline.sql'])
  write('0006-more.sql', `insert into people values ('Demo Two')`)
  expect(await migrate(database, { folders })).toEqual(['0006-more.sql'])
  expect(await migrate(database, { folders })).toEqual([])
  expect(await people()).toEqual(['Demo One', 'Demo Two'])
})

test('a database with earlier records runs the rest, and what comes after the baseline once', async () => {
  const years = join(folders.earlier, '0003-years.sql')
  rmSync(years)
  await migrate(database, { folders: before })
  write('0003-years.sql', 'alter table people add column years integer', folders.earlier)
  write('0006-more.sql', `insert into people values ('Demo Two', 30)`)
  expect(await migrate(database, { folders })).toEqual(['0003-years.sql', '0005-baseline.sql', '0006-more.sql'])
  write('0007-again.sql', `insert into people values ('Demo Zoe')`)
  expect(await migrate(database, { folders })).toEqual(['0007-again.sql'])
  expect(await migrate(database, { folders })).toEqual([])
  expect(await people()).toEqual(['Demo One', 'Demo Two', 'Demo Zoe'])
})

test('a database whose earlier file failed goes on with that file, not with the baseline', async () => {
  write('0003-years.sql', 'alter table nowhere add column years integer', folders.earlier)
  await expect(migrate(database, { folders: before })).rejects.toThrow('Migration 0003-years.sql failed')
  await expect(migrate(database, { folders })).rejects.toThrow('Migration 0003-years.sql failed')
  expect(await recorded()).toEqual(['0001-people.sql'])
  write('0003-years.sql', 'alter table people add column years integer', folders.earlier)
  expect(await migrate(database, { folders })).toEqual(['0003-years.sql', '0005-baseline.sql'])
  expect(await people()).toEqual(['Demo One'])
})

test('a failing baseline leaves no trace, and runs at the next start', async () => {
  write('0005-baseline.sql', `${createPeople} insert into nowhere values (1)`)
  await expect(migrate(database, { folders })).rejects.toThrow('Migration 0005-baseline.sql failed')
  expect(await recorded()).toEqual([])
  write('0005-baseline.sql', `${createPeople} insert into people values ('Demo One')`)
  expect(await migrate(database, { folders })).toEqual(['0005-baseline.sql'])
})

test('a record between the known ones is refused, and says what to do', async () => {
  await migrate(database, { folders: before })
  await ask(`insert into schema_migrations values ('0002-renumbered.sql', '')`)
  await expect(migrate(database, { folders })).rejects.toThrow(
    'The database ran the migration 0002-renumbered.sql, which this version of the program lacks; start the version that ran it, or use another database.',
  )
})

test('with MIGRATE=0 a database that lacks only the record of the baseline is refused', async () => {
  await migrate(database, { folders: before })
  await expect(migrate(database, { folders, allow: false })).rejects.toThrow('missing 0005-baseline.sql')
})
