import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sharedTestApp } from '../../testing/app.ts'
import { testTaker } from '../../testing/test-taker.ts'
import { makeBank } from '../../testing/tests.ts'
import { endAttempt } from './ending.writes.ts'

const site = sharedTestApp()

test('TIM-01 an answer that arrives while its test is being ended waits for the end, and is refused', async () => {
  const { db, now } = site.platform
  const taker = await testTaker(site, await makeBank(site.platform, { questions: 10 }))
  await taker.start()
  const [attempt] = await taker.attempts()
  const waiting = async () => {
    const { rows } =
      await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(db)
    return rows.length
  }
  const answer = await db.transaction().execute(async (tx) => {
    await endAttempt(tx, { id: attempt!.id, event: 'day_passed', at: now() })
    const arriving = taker.answer(0)
    await expect.poll(waiting).toBe(1)
    return { arriving }
  })
  const { status, refusal } = await answer.arriving
  expect([status, refusal.error_message]).toEqual([410, 'attempts.error.over'])
  expect((await taker.questions()).filter(({ answered_at }) => answered_at !== null)).toEqual([])
})
