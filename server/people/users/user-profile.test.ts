import { expect, test } from 'vitest'
import { removeUserSkillEndpoint, resetTestEndpoint } from '#domain/assessment/results/results.contract.ts'
import { addEducationEndpoint } from '#domain/people/profile/education.contract.ts'
import { getUserEndpoint } from '#domain/people/users/user-profile.contract.ts'
import { deleteUserEndpoint } from '#domain/people/users/users.contract.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { makeResult } from '../../testing/results.ts'

const site = sharedTestApp()
const read = ({ token }: TestPerson, uuid: string) => site.call(getUserEndpoint, { token, params: { uuid } })
const profileOf = async (asker: TestPerson, uuid: string) => (await read(asker, uuid)).answer.data

test('USR-03 staff read all that a person entered, with CV, skills, attempts and applications', async () => {
  const staff = await site.person({ role: 'administrator' })
  const person = await site.person({ firstName: 'Ana', lastName: 'Lobo', cv: true, confirmed: false, language: 'en' })
  const education = { level: 'Pregrado', field: 'Derecho', school: 'Externado', location: 'Bogotá', time_professional: 'P' }
  await site.call(addEducationEndpoint, { token: person.token, body: { ...education, from: '2010-01-01', to: '2015-01-01' } })
  const vacancy = await makeVacancy(site.platform, { title: 'Abogada' })
  await makeApplication(site.platform, vacancy.id, person.id, 'firstInterview')
  const { bank, attempt, userSkill } = await makeResult(site.platform, { userId: person.id, texts: 0, right: 7 })

  const seen = await profileOf(staff, person.uuid)
  expect(seen).toMatchObject({ fullname: 'Ana Lobo', email: person.email, confirmed: false, language: 'en', extra_time: 0 })
  expect(seen.cv).toMatchObject({ name: 'hoja-de-vida.pdf', file: expect.stringMatching(/^\/files\//) })
  expect(seen.professional).toMatchObject([{ field: 'Derecho', school: 'Externado', to: '2015-01-01' }])
  expect(seen.user_jobs).toMatchObject([
    { stage: 'firstInterview', removed: false, jobs: { name_job: 'Abogada', uuid: vacancy.uuid } },
  ])
  const figures = { points: 70, band: 'E', state: 'finished', archived_at: null, provisional: false }
  expect(seen.user_skills).toMatchObject([{ uuid: userSkill, status_test: 1, attempts: [{ uuid: attempt, ...figures }] }])
  expect([seen.deletion, seen.may]).toEqual([null, { change: true, delete: true, restore: false }])
  expect(JSON.stringify(seen)).not.toMatch(/password|hash/)

  const named = { idskill: bank.skillUuid, uuidUser: person.uuid }
  expect((await site.call(resetTestEndpoint, { token: staff.token, body: { ...named, attempt } })).status).toBe(200)
  const [reset] = (await profileOf(staff, person.uuid)).user_skills
  expect(reset).toMatchObject({ status_test: 0, attempts: [{ uuid: attempt, archived_at: expect.any(String) }] })
  expect((await site.call(removeUserSkillEndpoint, { token: staff.token, body: named })).status).toBe(200)
  expect((await profileOf(staff, person.uuid)).user_skills).toEqual([])
})

test('USR-03 ACC-05 SPEC-18: recruiters read the profiles of applicants only, and change nothing', async () => {
  const recruiter = await site.person({ role: [{ module: 'candidates', item: 'view' }] })
  const [applicant, other] = [await site.person(), await site.person()]
  await makeApplication(site.platform, (await makeVacancy(site.platform)).id, applicant.id)
  expect((await profileOf(recruiter, applicant.uuid)).may).toEqual({ change: false, delete: false, restore: false })
  for (const { uuid } of [other, recruiter]) expect((await read(recruiter, uuid)).status).toBe(404)
})

test('USR-03 SPEC-54: a deleted account shows only date and reason, and its name to staff who can restore it', async () => {
  const staff = await site.person({ role: 'administrator' })
  const viewer = await site.person({ role: [{ module: 'users', item: 'view' }] })
  const person = await site.person({ firstName: 'Eva', lastName: 'Ríos', cv: true })
  await site.call(deleteUserEndpoint, { token: staff.token, body: { uuid: person.uuid, reason: 'Cuenta repetida' } })
  const seen = await profileOf(viewer, person.uuid)
  expect(seen).toMatchObject({
    email: '',
    cv: null,
    deletion: { reason: 'Cuenta repetida' },
    may: { change: false, delete: false, restore: false },
  })
  expect(JSON.stringify(seen)).not.toMatch(/Eva|Ríos|persona\./)
  expect(await profileOf(staff, person.uuid)).toMatchObject({ fullname: 'Eva Ríos', email: '', may: { restore: true } })
})
