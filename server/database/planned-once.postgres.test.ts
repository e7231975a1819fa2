import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { NamingClient, plannedOnce } from './planned-once.ts'

const database = await testDatabase()
afterAll(() => database.close())

test('P1 plannedOnce plans a query once per connection for all values, also in a transaction', async () => {
  const [answers, kept] = await database.db.transaction().execute(async (tx) => {
    const answers = []
    for (const value of [1, 2, 3])
      answers.push(...(await plannedOnce(tx, tx.selectNoFrom(sql<number>`${value}::integer`.as('value')))))
    await sql`select ${4}::integer as other`.execute(tx)
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements where name <> ''`.execute(tx)
    return [answers, rows.map(({ statement }) => statement)]
  })
  expect(answers).toEqual([{ value: 1 }, { value: 2 }, { value: 3 }])
  expect(kept).toEqual([expect.stringContaining('as "value"')])
})

test('FLT-01 a query without an answer in time ends its connection, and the next one is answered', async () => {
  const { connectionString } = database.pool.options
  const pool = new pg.Pool({ connectionString, Client: NamingClient, max: 1, query_timeout: 1500 })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  onTestFinished(() => pool.end())
  const db = new Kysely<object>({ dialect: new PostgresDialect({ pool }) })
  await expect(sql`select pg_sleep(10)`.execute(db)).rejects.toThrow('Query read timeout')
  const ask = () =>
    sql<{ answer: number }>`select 1 as answer`.execute(db).then(
      ({ rows }) => rows,
      () => 'not yet',
    )
  await expect.poll(ask, { timeout: 1000 }).toEqual([{ answer: 1 }])
})
