import { expect, test } from 'vitest'
import { getVacancyEndpoint } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeVacancy } from '../../testing/records.ts'
import { makeBank } from '../../testing/tests.ts'

const site = sharedTestApp()

test('VAC-04 a vacancy says which of its skills have a test, and how long it takes', async () => {
  const { db } = site.platform
  const vacancy = await makeVacancy(site.platform)
  const cases = [
    [
      { has_test: true, time_limit_minutes: 20 },
      { questions: 10, least_questions: 10, minutes: 20 },
    ],
    [
      { has_test: true, time_limit_minutes: null },
      { questions: 10, least_questions: 10, minutes: null },
    ],
    [{ has_test: true, active: false }, null],
    [{ has_test: false }, null],
  ] as const
  const expected = []
  for (const [values, shown] of cases) {
    const { skillId } = await makeBank(site.platform)
    const skill = await db.updateTable('skills').set(values).where('id', '=', skillId).returning('uuid').executeTakeFirstOrThrow()
    await db.insertInto('vacancy_skills').values({ vacancy_id: vacancy.id, skill_id: skillId }).execute()
    expected.push([skill.uuid, shown])
  }
  const { skills } = (await site.call(getVacancyEndpoint, { params: { uuid: vacancy.uuid } })).answer.data
  expect(new Map(skills.map(({ uuid, test: shown }) => [uuid, shown]))).toEqual(new Map(expected as [string, object | null][]))
})
