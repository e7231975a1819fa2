import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { plannedOnce } from './planned-once.ts'

const database = await testDatabase()
afterAll(() => database.close())

test('P1 a query is planned once per connection, whatever its values; others are not kept', async () => {
  const client = await database.pool.connect()
  const pool = { connect: async () => Object.assign(client, { release: () => {} }) }
  const release = client.release.bind(client)
  const answers = []
  for (const value of [1, 2, 3]) {
    const query = database.db.selectNoFrom(sql<number>`${value}::integer`.as('value'))
    answers.push(...(await plannedOnce(pool, query)))
  }
  await client.query('select 4 as other')
  const { rows } = await client.query(`select statement from pg_prepared_statements where name <> ''`)
  release()
  expect(answers).toEqual([{ value: 1 }, { value: 2 }, { value: 3 }])
  expect(rows.map(({ statement }) => statement)).toEqual([expect.stringContaining('as "value"')])
})
