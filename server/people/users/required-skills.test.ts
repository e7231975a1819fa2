import { expect, test } from 'vitest'
import { addToVacancyEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { getUserEndpoint } from '#domain/people/users/user-profile.contract.ts'
import { filterUsersEndpoint, listUsersWithSkillsEndpoint } from '#domain/people/users/users.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp()

test('SPEC-85 a skill that only a vacancy requires counts for the person after dates or a test', async () => {
  const { db } = site.platform
  const staff = await site.person({ role: 'administrator' })
  const [person, holder] = [await site.person({ cv: true }), await site.person({ cv: true })]
  const vacancy = await makeVacancy(site.platform)
  const skill = await db
    .insertInto('skills')
    .values({ name: 'Siigo requerida' })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow()
  await db.insertInto('vacancy_skills').values({ vacancy_id: vacancy.id, skill_id: skill.id }).execute()
  await db.insertInto('user_skills').values({ user_id: holder.id, skill_id: skill.id }).execute()
  const body = { uuid_jobs: vacancy.uuid, uuid_users: [person.uuid, holder.uuid] }
  expect((await site.call(addToVacancyEndpoint, { token: staff.token, body })).status).toBe(200)

  const { token } = staff
  const found = async () => {
    const { answer } = await site.call(filterUsersEndpoint, { token, body: { skill: skill.uuid }, query: {} })
    return answer.data.map(({ uuid }) => uuid).sort()
  }
  const printed = async () => {
    const { answer } = await site.call(listUsersWithSkillsEndpoint, { token, query: { q: person.email } })
    return answer.data[0]?.skills.map(({ name }) => name)
  }
  const shown = async () => {
    const { answer } = await site.call(getUserEndpoint, { token, params: { uuid: person.uuid } })
    return answer.data.user_skills.map(({ skill_vacant, confirmed }) => ({ skill_vacant, confirmed }))
  }
  expect([await found(), await printed(), await shown()]).toEqual([[holder.uuid], [], [{ skill_vacant: 1, confirmed: false }]])
  await db.updateTable('user_skills').set({ from_date: '2020-01-01' }).where('user_id', '=', person.id).execute()
  expect([await found(), await printed(), await shown()]).toEqual([
    [person.uuid, holder.uuid].sort(),
    ['Siigo requerida'],
    [{ skill_vacant: 1, confirmed: true }],
  ])
})
