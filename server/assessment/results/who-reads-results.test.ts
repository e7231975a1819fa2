import { expect, test } from 'vitest'
import { getResultReportEndpoint } from '#domain/assessment/reports/reports.contract.ts'
import {
  countWaitingTextsEndpoint,
  getTextsOfQuestionEndpoint,
  rateTextEndpoint,
} from '#domain/assessment/results/rating.contract.ts'
import { getResultEndpoint, listAttemptsEndpoint } from '#domain/assessment/results/results.contract.ts'
import { setFlagsEndpoint } from '#domain/hiring/applications/availability.contract.ts'
import { getUserEndpoint } from '#domain/people/users/user-profile.contract.ts'
import { deleteUserEndpoint, restoreUserEndpoint } from '#domain/people/users/users.contract.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { makeResult } from '../../testing/results.ts'

const site = sharedTestApp()
const personOf = async (userSkill: string) =>
  site.platform.db
    .selectFrom('user_skills')
    .innerJoin('users', 'users.id', 'user_skills.user_id')
    .select(['users.id', 'users.uuid'])
    .where('user_skills.uuid', '=', userSkill)
    .executeTakeFirstOrThrow()

/** The status of each response that contains a person's result. */
async function answersTo({ token }: TestPerson, userSkill: string, uuid: string): Promise<number[]> {
  const answers = [
    site.call(getUserEndpoint, { token, params: { uuid } }),
    site.call(getResultEndpoint, { token, params: { uuid: userSkill } }),
    site.call(listAttemptsEndpoint, { token, params: { id: userSkill } }),
    site.call(getResultReportEndpoint, { token, params: { uuid: userSkill }, query: { language: 'es' } }),
  ]
  return (await Promise.all(answers)).map(({ status }) => status)
}

test('ACC-05 SPEC-18 staff of vacancies read results and mark people only after an application', async () => {
  const role = [
    { module: 'candidates', item: 'view' },
    { module: 'candidates', item: 'change' },
  ] as const
  const recruiter = await site.person({ role })
  const { userSkill } = await makeResult(site.platform, { texts: 1 })
  const { id, uuid } = await personOf(userSkill)
  const mark = async () =>
    (await site.call(setFlagsEndpoint, { token: recruiter.token, body: { uuid, avalaible_strut: 'N' } })).status
  expect([await answersTo(recruiter, userSkill, uuid), await mark()]).toEqual([[404, 404, 404, 404], 404])
  expect(await answersTo(await site.person({ role: 'administrator' }), userSkill, uuid)).toEqual([200, 200, 200, 200])
  await makeApplication(site.platform, (await makeVacancy(site.platform)).id, id)
  expect([await answersTo(recruiter, userSkill, uuid), await mark()]).toEqual([[200, 200, 200, 200], 200])
})

test('SPEC-54 texts of a deleted person are neither read nor rated until the account is reopened', async () => {
  const staff = await site.person({ role: 'administrator' })
  const { token } = staff
  const { userSkill, uids, bank } = await makeResult(site.platform, { texts: 2 })
  const { uuid } = await personOf(userSkill)
  const question = { uuid: bank.questions[0]!.uuid }
  const waiting = async () => (await site.call(countWaitingTextsEndpoint, { token })).answer
  const queue = async () => (await site.call(getTextsOfQuestionEndpoint, { token, params: question, query: {} })).answer.data
  await site.call(rateTextEndpoint, { token, body: { uid: uids[1]!, val: 'S' } })
  const before = [await waiting(), await queue()]
  expect((await site.call(deleteUserEndpoint, { token, body: { uuid, reason: 'Dos cuentas' } })).status).toBe(200)
  expect((await answersTo(staff, userSkill, uuid)).slice(1)).toEqual([404, 404, 404])
  expect(await queue()).toMatchObject({ texts: [], waiting: 0 })
  expect(await waiting()).not.toEqual(before[0])
  expect((await site.call(rateTextEndpoint, { token, body: { uid: uids[0]!, val: 'S' } })).status).toBe(404)
  expect((await site.call(restoreUserEndpoint, { token, body: { uuid } })).status).toBe(200)
  expect([await waiting(), await queue()]).toEqual(before)
})
