import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { plannedOnce } from './planned-once.ts'

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
