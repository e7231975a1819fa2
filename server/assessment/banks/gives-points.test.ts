import { expect, test } from 'vitest'
import { breakQuestionEndpoint } from '#domain/assessment/banks/banks.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeAttempt, makeBank } from '../../testing/tests.ts'

const site = sharedTestApp()

test('QST-04 a job gives the points of a broken question', async () => {
  const bank = await makeBank(site.platform, { questions: 10 })
  const { id: userId } = await site.person()
  const attempt = await makeAttempt(site.platform, { userId, bank, isRight: () => false })
  const { token } = await site.person({ role: 'administrator' })
  await site.call(breakQuestionEndpoint, { token, params: { id: bank.questions[0]!.uuid } })
  const points = () => site.platform.db.selectFrom('attempts').select('points').where('id', '=', attempt.id).executeTakeFirst()
  await expect.poll(points, { timeout: 15_000 }).toEqual({ points: 10 })
})
