import { beforeAll, expect, test } from 'vitest'
import { addVacancyEndpoint, getVacancyEndpoint, updateVacancyEndpoint } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { vacancyFields } from '../../testing/records.ts'

const site = sharedTestApp()
let staff: TestPerson
beforeAll(async () => {
  staff = await site.person({ role: 'administrator' })
})

const add = async (overrides: Record<string, unknown> = {}) =>
  site.call(addVacancyEndpoint, { body: await vacancyFields(site.platform, overrides), token: staff.token })
const added = async (overrides: Record<string, unknown> = {}) => (await add(overrides)).answer.data

test('SPEC-68 skills are ids, uuids, objects or a text; two different lists are refused', async () => {
  const { skills } = await added()
  const [{ id, uuid } = { id: 0, uuid: '' }] = skills
  for (const same of [{ skills: [id] }, { skills: [{ id }] }, { skills }, { skills: uuid }, { skills: JSON.stringify([id]) }])
    expect((await added(same)).skills).toEqual(skills)
  for (const skills_id_job of [uuid, String(id), [id]]) {
    expect((await added({ skills: undefined, skills_id_job })).skills).toEqual(skills)
    expect((await added({ skills, skills_id_job })).skills).toEqual(skills)
  }
  const other = (await added()).skills
  const answer = await add({ skills, skills_id_job: other.map((one) => one.uuid).join(',') })
  expect([answer.status, answer.refusal.errors]).toEqual([422, { skills_id_job: ['vacancies.error.skills_differ'] }])
})

test('SPEC-68 a vacancy can be sent back as it was read', async () => {
  const before = await added({ salary_mode: 'range', salary: 5, salarymax: 9 })
  const { answer } = await site.call(updateVacancyEndpoint, { params: { id: before.uuid }, body: before, token: staff.token })
  expect(answer.data).toEqual({ ...before, version: 2 })
})

test.each([
  ['agreed', { salary: 5, salarymax: 9 }, 'agreed', null, null],
  ['single', { salary: 5, salarymax: 9 }, 'single', 5, null],
  ['range', { salary: 5, salarymax: 5 }, 'range', 5, 5],
  ['single', { salary: 999_999_999_999.99 }, 'single', 999_999_999_999.99, null],
  ['single', { salary: 0.29 }, 'single', 0.29, null],
  [undefined, { salary: 5 }, 'single', 5, null],
  [undefined, { salary: 5, salarymax: '' }, 'single', 5, null],
  [undefined, { salary: '5-9' }, 'range', 5, 9],
  [undefined, { salary: '2500000', salarymax: '' }, 'single', 2_500_000, null],
  ['single', { salary: '2.500.000' }, 'single', 2_500_000, null],
  ['range', { salary: '5', salarymax: '9' }, 'range', 5, 9],
  [undefined, { salary: 'a convenir' }, 'agreed', null, null],
  ['agreed', { salary: 'Salary to be agreed', salarymax: null }, 'agreed', null, null],
  // A text determines the mode by itself, whatever the record's other fields say.
  ['single', { salary: 'a convenir' }, 'agreed', null, null],
  ['single', { salary: '5-9' }, 'range', 5, 9],
  ['agreed', { salary: '2500000' }, 'single', 2_500_000, null],
])('JOB-02 salary mode %s with %o', async (salary_mode, given, mode, salary_min, salary_max) => {
  expect(await added({ salary_mode, ...given })).toMatchObject({ salary_mode: mode, salary_min, salary_max })
})

test('VAC-04 SPEC-22 LEN-01 the public page has every saved field, without the client and limits of points', async () => {
  const fields = await vacancyFields(site.platform, { country: 'PE' })
  const { client_id, salary, salarymax, skills, closes_on, point_limits, ...sent } = fields
  const { uuid } = await added({ ...sent, client_id, skills, point_limits })
  const { data } = (await site.call(getVacancyEndpoint, { params: { uuid } })).answer
  expect(data).toMatchObject({ ...sent, closes_on: null, salary: 'a convenir' })
  expect(data.skills.map((skill) => skill.uuid)).toEqual(skills)
  for (const hidden of ['client_id', 'point_limits']) expect(data).not.toHaveProperty(hidden)
})
