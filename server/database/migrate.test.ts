import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { startChildProgram } from '../testing/child-program.ts'
import { testDatabase } from '../testing/database.ts'
import { migrate } from './migrate.ts'

const database = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'cantera-migrations-'))
const folders = { migrations: folder }
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql)
const people = async () => (await database.pool.query('select name from people order by name')).rows.map(({ name }) => name)

beforeEach(async () => {
  await database.pool.query('drop schema public cascade; create schema public')
  rmSync(folder, { recursive: true })
  mkdirSync(folder)
  write('0001-people.sql', `create table people (name text primary key);\ninsert into people values ('Demo One');\n`)
  write('0002-more.sql', `insert into people values ('Demo Two')`)
  write('notes.txt', 'not a migration')
})

test('every file runs once, in order, and is recorded', async () => {
  expect(await migrate(database, { folders })).toEqual(['0001-people.sql', '0002-more.sql'])
  expect(await migrate(database, { folders })).toEqual([])
  write('0003-third.sql', `insert into people values ('Demo Zoe')`)
  expect(await migrate(database, { folders })).toEqual(['0003-third.sql'])
  expect(await people()).toEqual(['Demo One', 'Demo Two', 'Demo Zoe'])
})

test('a failing file is named and leaves no trace; earlier files stay and it can be corrected', async () => {
  write('0002-more.sql', `insert into people values ('Demo Two'); insert into nowhere values (1)`)
  await expect(migrate(database, { folders })).rejects.toThrow(
    /^Migration 0002-more.sql failed and was taken back \(relation "nowhere"/,
  )
  expect(await people()).toEqual(['Demo One'])
  write('0002-more.sql', `insert into people values ('Demo Two')`)
  expect(await migrate(database, { folders })).toEqual(['0002-more.sql'])
})

test('a file whose name has no number is refused before anything runs', async () => {
  write('3-third.sql', 'select 1')
  await expect(migrate(database, { folders })).rejects.toThrow('Migration 3-third.sql is not named NNNN-name.sql')
  await expect(people()).rejects.toThrow('does not exist')
})

test('a database with a migration that the program lacks is refused as newer', async () => {
  await migrate(database, { folders })
  rmSync(join(folder, '0002-more.sql'))
  await expect(migrate(database, { folders })).rejects.toThrow('newer schema than the program (0002-more.sql is unknown)')
})

test('a changed file is refused after it ran; one with other line ends is not', async () => {
  await migrate(database, { folders })
  write('0001-people.sql', `create table people (name text primary key);\r\ninsert into people values ('Demo One');\r\n`)
  expect(await migrate(database, { folders })).toEqual([])
  write('0001-people.sql', 'create table people (name text)')
  await expect(migrate(database, { folders })).rejects.toThrow('Migration 0001-people.sql has been changed')
})

test('with MIGRATE=0 an older database is refused untouched and an up-to-date one accepted', async () => {
  await expect(migrate(database, { folders, allow: false })).rejects.toThrow(
    'older schema than the program (missing 0001-people.sql)',
  )
  expect((await database.pool.query(`select to_regclass('schema_migrations') as found`)).rows).toEqual([{ found: null }])
  await migrate(database, { folders })
  expect(await migrate(database, { folders, allow: false })).toEqual([])
})

test('beforeFirst runs only on a database with content, and its failure stops the migration', async () => {
  let calls = 0
  const beforeFirst = async () => {
    calls += 1
  }
  await migrate(database, { folders, beforeFirst })
  await migrate(database, { folders, beforeFirst })
  expect(calls).toBe(0)
  write('0003-third.sql', `insert into people values ('Demo Zoe')`)
  const failing = () => Promise.reject(new Error('disk full'))
  await expect(migrate(database, { folders, beforeFirst: failing })).rejects.toThrow('disk full')
  expect(await people()).toEqual(['Demo One', 'Demo Two'])
  await migrate(database, { folders, beforeFirst })
  expect(calls).toBe(1)
})

test('two starts in one process migrate once', async () => {
  const runs = await Promise.all([migrate(database, { folders }), migrate(database, { folders })])
  expect(runs.flat()).toEqual(['0001-people.sql', '0002-more.sql'])
})

test.runIf(inject('testTemplate').engine === 'postgres')('two processes that start at once migrate once', async () => {
  write('0002-more.sql', `insert into people values ('Demo Two'); select pg_sleep(0.5)`)
  const starter = `
    import { migrate } from '#server/database/migrate.ts'
    import { openDatabase } from '#server/database/open.ts'
    const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir: '' })
    console.log(JSON.stringify(await migrate(database, { folders: { migrations: process.env.FOLDER } })))
    await database.close()`
  const env = { DATABASE_URL: database.pool.options.connectionString ?? '', FOLDER: folder }
  const starters = [startChildProgram(starter, env), startChildProgram(starter, env)]
  expect(await Promise.all(starters.map(({ ended }) => ended))).toEqual([0, 0])
  const runs = starters.map(({ lines }) => lines[0]).sort()
  expect(runs).toEqual(['["0001-people.sql","0002-more.sql"]', '[]'])
  expect(await people()).toEqual(['Demo One', 'Demo Two'])
})
