import { readdir } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { migrateUntil } from '../testing/earlier-schema.ts'
import { createTables, describeRows, describeSchema, statementsOf } from '../testing/table-files.ts'
import { migrate } from './migrate.ts'
import { generateSchema } from './schema-generator.ts'

const database = await testDatabase()
afterAll(() => database.close())

const isOfRecords = (line: string) => /\bschema_migrations\b/.test(line)

/** The schema and the rows of a database that is built anew, without the records of migrations. */
async function contentAfter(build: () => Promise<unknown>) {
  await database.pool.query('drop schema public cascade; create schema public')
  await build()
  const lines = [...(await describeSchema(database.pool)), ...(await describeRows(database.pool))]
  return lines.filter((line) => !isOfRecords(line))
}
const fresh = await contentAfter(() => migrate(database))
const types = await generateSchema(database)

function expectSame(content: string[], name: string): void {
  expect({
    'only in a new database': fresh.filter((line) => !content.includes(line)),
    [`only in ${name}`]: content.filter((line) => !fresh.includes(line)),
  }).toEqual({ 'only in a new database': [], [`only in ${name}`]: [] })
}

test('the files of tables describe the schema and the rows of a new database', async () => {
  expectSame(await contentAfter(() => createTables(database.pool)), 'the files')
  expect(fresh.filter((line) => line.startsWith('row '))).toHaveLength(7)
})

test('HAV-01 no sequence is unlogged, because a promoted standby cannot read it', async () => {
  const { rows } = await database.pool.query(`select relname from pg_class where relkind = 'S' and relpersistence = 'u'`)
  expect(rows).toEqual([])
})

test('a database that stopped among the earlier migrations becomes like a new one', { timeout: 120_000 }, async () => {
  const content = await contentAfter(async () => {
    await migrateUntil(database, '0120-places-of-people.sql')
    await migrate(database)
  })
  expectSame(content, 'the earlier one')
  // Also in the order of columns.
  expect(await generateSchema(database)).toBe(types)
  const { rows } = await database.pool.query('select name from schema_migrations order by name')
  const files = await Promise.all(['earlier', 'migrations'].map((folder) => readdir(new URL(`./${folder}/`, import.meta.url))))
  expect(rows.map(({ name }) => name)).toEqual(files.flat().sort())
  expect(await migrate(database)).toEqual([])
})

test('a statement ends at a semicolon outside of comments, texts and bodies', () => {
  expect(statementsOf(`-- one; more\ncreate a;\nselect 'b;''c';\ncreate function d as $x$ e; $x$;`)).toEqual([
    '-- one; more\ncreate a',
    `select 'b;''c'`,
    'create function d as $x$ e; $x$',
  ])
})
