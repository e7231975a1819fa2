import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'

test('ADR-0002: a long transaction on the embedded database leaves the process a turn after each statement', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  const statements = 20
  let turns = 0
  const timer = setInterval(() => (turns += 1), 1)
  await setTimeout(20)
  turns = 0
  await database.db.transaction().execute(async (tx) => {
    for (let count = 0; count < statements; count += 1) await sql`select count(*) from generate_series(1, 100000)`.execute(tx)
  })
  clearInterval(timer)
  expect(turns).toBeGreaterThanOrEqual(statements - 1)
})
