import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { readCatalog } from './catalog.ts'
import { buildSchema, migrate } from './migrate.ts'
import { statementsOf } from './table-files.ts'

const database = await testDatabase()
afterAll(() => database.close())

/** The schema and the rows of a database that is built anew, without the records of migrations. */
async function contentAfter(build: () => Promise<unknown>) {
  await database.pool.query('drop schema public cascade; create schema public')
  await build()
  const entries = (await readCatalog(database.pool)).map(
    ({ kind, of, name, definition }) => `${kind} ${of} ${name}: ${definition}`,
  )
  return [...entries, ...(await describeRows())].filter((line) => !/\bschema_migrations\b/.test(line))
}

/** Each row of the schema public as JSON, sorted; every instant is the same. */
async function describeRows(): Promise<string[]> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const lines: string[] = []
  for (const { name } of tables) {
    const { rows } = await database.pool.query<{ row: string }>(`select to_jsonb(one)::text as row from ${name} as one`)
    lines.push(...rows.map(({ row }) => `row of ${name} ${row.replaceAll(/"\d{4}-\d\d-\d\dT[^"]+"/g, '"an instant"')}`))
  }
  return lines.sort()
}

test('REL-01 the migrations since the last release lead to what the files of tables state', { timeout: 120_000 }, async () => {
  const fresh = await contentAfter(() => migrate(database))
  const updated = await contentAfter(async () => {
    const client = await database.pool.connect()
    await buildSchema(client, () => true).finally(() => client.release())
  })
  expect({
    'only in a new database': fresh.filter((line) => !updated.includes(line)),
    'only in an updated one': updated.filter((line) => !fresh.includes(line)),
  }).toEqual({ 'only in a new database': [], 'only in an updated one': [] })
  expect(fresh.filter((line) => line.startsWith('row '))).toHaveLength(7)
  expect(fresh.length).toBeGreaterThan(1_000)
})

test('HAV-01 no sequence is unlogged, because a promoted standby cannot read it', async () => {
  const { rows } = await database.pool.query(`select relname from pg_class where relkind = 'S' and relpersistence = 'u'`)
  expect(rows).toEqual([])
})

test('a statement ends at a semicolon outside of comments, texts and bodies', () => {
  expect(statementsOf(`-- one; more\ncreate a;\nselect 'b;''c';\ncreate function d as $x$ e; $x$;`)).toEqual([
    '-- one; more\ncreate a',
    `select 'b;''c'`,
    'create function d as $x$ e; $x$',
  ])
})
