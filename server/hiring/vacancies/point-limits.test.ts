import { expect, test } from 'vitest'
import {
  addVacancyEndpoint,
  getEditableVacancyEndpoint,
  getVacancyEndpoint,
  updateVacancyEndpoint,
} from '#domain/hiring/vacancies/vacancies.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { vacancyFields } from '../../testing/records.ts'
import { makeBank } from '../../testing/tests.ts'

const site = sharedTestApp()

/** A vacancy that asks for two skills with tests, one of them with a limit of its own. */
async function aVacancy(limits: Record<string, unknown> = {}) {
  const { token } = await site.person({ role: 'administrator' })
  const [one, other] = [await makeBank(site.platform), await makeBank(site.platform)]
  await site.platform.db.updateTable('skills').set({ point_limit: 40 }).where('id', '=', other.skillId).execute()
  const skills = [one.skillUuid, other.skillUuid]
  const fields = await vacancyFields(site.platform, { skills, point_limits: { [one.skillUuid]: '60', ...limits } })
  const added = await site.call(addVacancyEndpoint, { token, body: fields as never })
  const params = { id: added.status === 200 ? added.answer.data.uuid : '' }
  const { point_limits: _, ...others } = fields
  return {
    ...{ one: one.skillUuid, other: other.skillUuid, added, params },
    read: async () => (await site.call(getEditableVacancyEndpoint, { token, params })).answer.data.point_limits,
    change: (more: object) => site.call(updateVacancyEndpoint, { token, params, body: { ...others, ...more } as never }),
    shown: async () => (await site.call(getVacancyEndpoint, { params: { uuid: params.id } })).answer.data.skills,
  }
}

test('LEN-01 ADR-0057 a vacancy stores a limit of points for each skill, and keeps it when a change leaves it out', async () => {
  const { one, other, read, change } = await aVacancy()
  expect(await read()).toEqual({ [one]: 60 })
  expect((await change({})).answer.data.point_limits).toEqual({ [one]: 60 })
  expect((await change({ point_limits: { [one]: '', [other]: 75 } })).answer.data.point_limits).toEqual({ [other]: 75 })
  // A skill that is taken out takes its limit with it.
  expect((await change({ skills: [one], point_limits: { [one]: 1, [other]: 75 } })).answer.data.point_limits).toEqual({
    [one]: 1,
  })
})

test('LEN-01 visitors read how many questions tests have, by the vacancy’s limit or else the skill’s', async () => {
  const { one, other, shown, change } = await aVacancy()
  const lengths = async () =>
    new Map((await shown()).map(({ uuid, test: of }) => [uuid, of && [of.least_questions, of.questions]] as const))
  expect(await lengths()).toEqual(new Map([one, other].map((uuid) => [uuid, [8, 25]])))
  await change({ point_limits: {} })
  expect(await lengths()).toEqual(
    new Map([
      [one, [10, 10]],
      [other, [8, 25]],
    ]),
  )
  expect(JSON.stringify(await shown())).not.toContain('limit')
})

test.each([0, 100, '0', '100', '60.5', 'sesenta'])(
  'LEN-01 a vacancy refuses a limit of %s points at its field',
  async (limit) => {
    const skill = (await makeBank(site.platform)).skillUuid
    const { added } = await aVacancy({ [skill]: limit })
    expect([added.status, added.refusal.errors]).toEqual([422, { [`point_limits.${skill}`]: ['skills.error.point_limit'] }])
  },
)
