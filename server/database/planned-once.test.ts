import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { plannedOnce } from './planned-once.ts'

const database = await testDatabase()
afterAll(() => database.close())

test('P1 plannedOnce answers on both engines, also in parallel', async () => {
  const queries = [1, 2, 3, 1].map((value) => database.db.selectNoFrom(sql<number>`${value}::integer`.as('value')))
  const answers = await Promise.all(queries.map((query) => plannedOnce(database.db, query)))
  expect(answers.flat()).toEqual([{ value: 1 }, { value: 2 }, { value: 3 }, { value: 1 }])
})
