import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { plannedOnce } from './planned-once.ts'

const database = await testDatabase()
afterAll(() => database.close())

test('P1 a marked query is planned once per connection, whatever its values; others are not kept', async () => {
  const { statements, answers } = await database.db.connection().execute(async (db) => {
    const answers = []
    for (const value of [1, 2, 3]) {
      const marked = db.selectNoFrom(sql<number>`${value}::integer`.as('value')).modifyEnd(plannedOnce)
      answers.push((await marked.executeTakeFirstOrThrow()).value)
      await db.selectNoFrom(sql<number>`${value}::integer`.as('other')).execute()
    }
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements where name <> ''`.execute(db)
    return { statements: rows.map(({ statement }) => statement), answers }
  })
  expect(answers).toEqual([1, 2, 3])
  expect(statements).toEqual([expect.stringContaining('as "value"')])
})
