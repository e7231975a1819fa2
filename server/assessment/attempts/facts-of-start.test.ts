import { expect, test } from 'vitest'
import { startTestEndpoint } from '#domain/assessment/attempts/attempts.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeBank, makeUserSkill } from '../../testing/tests.ts'

const site = sharedTestApp()

test('FAI-06 a start records whether it is on a phone or a computer, and whether the limit has extra time', async () => {
  const bank = await makeBank(site.platform, { questions: 10 })
  const { db } = site.platform
  const startedOn = async (system: string, extra: number) => {
    const { id, token } = await site.person()
    const { uuid } = await makeUserSkill(site.platform, id, bank.skillId)
    await db.updateTable('sessions').set({ system }).where('user_id', '=', id).execute()
    await db.updateTable('users').set({ extra_time_percent: extra }).where('id', '=', id).execute()
    await site.call(startTestEndpoint, { token, params: { user_skill_uuid: uuid }, body: { language: 'es', agreed: true } })
    return db.selectFrom('attempts').select(['device', 'extra_time']).where('user_id', '=', id).executeTakeFirst()
  }
  expect(await startedOn('Android', 50)).toEqual({ device: 'phone', extra_time: null })
  await db.updateTable('skills').set({ time_limit_minutes: 20 }).where('id', '=', bank.skillId).execute()
  expect(await startedOn('iPhone', 50)).toEqual({ device: 'phone', extra_time: true })
  expect(await startedOn('Windows', 0)).toEqual({ device: 'computer', extra_time: false })
  expect(await startedOn('', 0)).toEqual({ device: null, extra_time: false })
})
