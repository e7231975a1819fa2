import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sharedTestApp } from '../../testing/app.ts'
import { readAttemptsLeft } from '../skills/attempts-left.reads.ts'

const site = sharedTestApp({ TEST_ATTEMPTS: '2', TEST_ATTEMPT_DAYS: '180' })
const day = 86_400_000

async function started(userId: number, skillId: number, daysAgo: number, more: object = {}) {
  const { db, now } = site.platform
  const at = new Date(now().getTime() - daysAgo * day)
  const row = { user_id: userId, skill_id: skillId, language: 'es' as const, state: 'expired' as const, window_id: randomUUID() }
  const times = { signals_agreed_at: at, started_at: at, ends_at: at, finished_at: at }
  await db
    .insertInto('attempts')
    .values({ ...row, ...times, ...more })
    .execute()
}

test('SKL-02 allows two tests of a skill in 180 days; archived and other people’s tests do not count', async () => {
  const { db, now } = site.platform
  const [ana, luz] = [await site.person(), await site.person()]
  const add = (name: string) => db.insertInto('skills').values({ name }).returning('id').executeTakeFirstOrThrow()
  const [skill, other] = [await add('Intentos'), await add('Otros intentos')]
  const left = () => readAttemptsLeft(db, site.platform, ana.id, skill.id)
  expect(await left()).toBe(2)
  await started(ana.id, skill.id, 181)
  await started(ana.id, skill.id, 1, { archived_at: now() })
  await started(ana.id, other.id, 1)
  await started(luz.id, skill.id, 1)
  expect(await left()).toBe(2)
  await started(ana.id, skill.id, 179)
  expect(await left()).toBe(1)
  await started(ana.id, skill.id, 2)
  await started(ana.id, skill.id, 1)
  expect(await left()).toBe(0)
})
