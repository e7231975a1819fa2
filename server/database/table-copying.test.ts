import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import type { Database } from './database.ts'
import { prepareFilling, setSequences, suspendRules } from './table-filling.ts'
import { beginFilling, beginReading, readRows, readSequences, readTables, type TextRow } from './table-reading.ts'

/** Runs in a transaction of one client. */
async function within<Result>(
  { pool }: Database,
  begin: typeof beginReading,
  use: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await begin(client)
    const result = await use(client)
    await client.query('commit')
    return result
  } finally {
    client.release(true)
  }
}

async function allRows(client: pg.PoolClient, name: string): Promise<TextRow[]> {
  const table = (await readTables(client)).find((one) => one.name === name)!
  const rows: TextRow[] = []
  for await (const batch of readRows(client, table)) rows.push(...batch)
  return rows
}

/** Indexes, constraints and triggers of all tables. */
async function readRules({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ rule: string }>(
    `select indexdef as rule from pg_indexes where schemaname = 'public'
     union all select format('%s %s %s %s', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid)) from pg_constraint
       where connamespace = 'public'::regnamespace
     union all select pg_get_triggerdef(oid) || ' ' || tgenabled::text from pg_trigger where not tgisinternal order by 1`,
  )
  return rows.map(({ rule }) => rule)
}

const values = [
  `E'tab\\t line\\n\\r back\\\\slash "quoted" ''single'' \\u00f1 \\U0001f600 \\u2028'`,
  `''`,
  `'null'`,
  'null',
  `repeat('ñ', 1500000)`,
]

test('BAK-01 rows of every type are read as texts, and become the same rows again', { timeout: 60_000 }, async () => {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  await database.pool.query(`
    create type mood as enum ('alegre', 'así así');
    create table odd (
      id bigint generated always as identity primary key, txt text, words text[], number numeric, dbl double precision, flag boolean,
      at timestamptz, day date, span interval, raw bytea, doc jsonb, doc_text json, uid uuid, feeling mood, search tsvector, long_name varchar(20),
      net inet, ranges int4range, doubled text generated always as (txt || txt) stored,
      after bigint references odd deferrable initially deferred)`)
  for (const value of values)
    await database.pool.query(`
      insert into odd (txt, words, number, dbl, flag, at, day, span, raw, doc, doc_text, uid, feeling, search, long_name, net, ranges, after) values (
        ${value}, array['a,b', null, '"{}', ''], 12345678901234567890.123456789, 0.1::float8 + 0.2::float8, true,
        '2027-01-31 08:00:00.123456-05', '0044-03-15 BC', '1 mon 2 days 03:04:05.6', '\\x00ff0a', '{"a": "\\u00e1\\\\n", "b": [1.10, null]}',
        '{"b":1,  "a":2}', '6f2c1b1e-0000-4000-8000-000000000001', 'así así', to_tsvector('spanish', 'las cosas'), ' padded  ', '10.0.0.0/8', '[1,5)', 1)`)
  await database.pool.query(`insert into odd (at, dbl, number, day) values ('infinity', 'NaN', 'NaN', '-infinity')`)
  await database.pool.query('delete from odd where id = 6')
  await database.pool.query(`insert into clients (name, location) values ('Uno', 'Bogotá')`)

  const read = (client: pg.PoolClient) => allRows(client, 'odd')
  const before = await within(database, beginReading, read)
  expect(before).toHaveLength(values.length)
  const [tables, sequences] = await within(database, beginReading, async (client) => [
    await readTables(client),
    await readSequences(client),
  ])
  const odd = tables.find(({ name }) => name === 'odd')!
  expect(odd.columns).not.toContain('doubled')

  const rules = await readRules(database)
  await within(database, beginFilling, async (client) => {
    const resume = await suspendRules(client)
    expect((await client.query('select from clients')).rows).toEqual([])
    const { insert } = await prepareFilling(client, odd)
    // Later rows first: no foreign key is in the way.
    for (const row of before.toReversed()) expect(await insert(JSON.stringify([row]))).toBe(1)
    await resume()
    await setSequences(client, sequences)
  })
  expect(await readRules(database)).toEqual(rules)
  const after = await within(database, beginReading, read)
  expect(after.toSorted()).toEqual(before.toSorted())
  const { rows } = await database.pool.query(`insert into odd (txt) values ('x') returning id, doubled`)
  expect(rows).toEqual([{ id: 7, doubled: 'xx' }])
  await expect(database.pool.query('insert into odd (after) values (999)')).rejects.toThrow('foreign key')
})

test('BAK-01 rows that are much larger than those before are read in batches of about a megabyte', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  await database.pool.query(`create table growing (id bigint generated always as identity primary key, txt text);
    insert into growing (txt) select repeat('x', case when number <= 100 then 1 else 300000 end) from generate_series(1, 120) as number`)
  const batches = await within(database, beginReading, async (client) => {
    const table = (await readTables(client)).find(({ name }) => name === 'growing')!
    const read: TextRow[][] = []
    for await (const batch of readRows(client, table)) read.push(batch)
    return read
  })
  expect(batches.flat()).toHaveLength(120)
  expect(Math.max(...batches.map((batch) => batch.flat().join('').length))).toBeLessThan(1024 * 1024)
})

test('BAK-01 rows that break a foreign key are refused, and leave everything as it was', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  const filling = within(database, beginFilling, async (client) => {
    const resume = await suspendRules(client)
    await client.query(`insert into tags (name) values ('Suelta')`)
    await client.query('insert into person_tags (user_id, tag_id) select 999999, id from tags')
    await resume()
  })
  await expect(filling).rejects.toThrow('violates foreign key constraint')
  const { rows } = await database.pool.query(
    `select (select count(*) from modules) > 0 as has_modules, (select count(*) from tags) as tags,
       count(*) filter (where tgenabled <> 'O') as off from pg_trigger where not tgisinternal`,
  )
  expect(rows).toEqual([{ has_modules: true, tags: 0, off: 0 }])
})

test('BAK-01 a table with other columns takes no rows', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  const client = await database.pool.connect()
  const prepare = (columns: string[]) => prepareFilling(client, { schema: 'public', name: 'clients', columns })
  try {
    await expect(prepare(['id', 'salary'])).rejects.toThrow('there is no column salary')
    await expect(prepare(['id'])).rejects.toThrow('has other columns')
  } finally {
    client.release()
  }
})
