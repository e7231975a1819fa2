import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { countUse } from './rate-limits.ts'

const database = await testDatabase()
afterAll(() => database.close())

test('FLT-01 a limit that was reached while the clock was an hour ahead lasts no longer than others', async () => {
  const { db } = database
  const limit = { key: 'login 1', most: 2, seconds: 600 }
  for (let use = 0; use < 3; use += 1) await countUse(db, [limit])
  await sql`update rate_limits set window_ends_at = window_ends_at + interval '1 hour'`.execute(db)
  expect(await countUse(db, [limit])).toBeLessThanOrEqual(600)
  const { rows } = await sql<{ count: number }>`select count from rate_limits`.execute(db)
  expect(rows).toEqual([{ count: 4 }])
})
