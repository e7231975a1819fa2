import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  addUserSkillEndpoint,
  deleteUserSkillEndpoint,
  getUserSkillEndpoint,
  listSkillsToAddEndpoint,
  listUserSkillsEndpoint,
  updateUserSkillEndpoint,
} from '#domain/assessment/skills/user-skills.contract.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { makeReadyQuestions } from '../../testing/bank.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'

const site = sharedTestApp()
const experience = { experience_timefrom: '2020-01-01', experience_timeto: '2022-12-31', note: 'En dos empresas' }
let made = 0
const aSkill = (more: object = {}) =>
  site.platform.db
    .insertInto('skills')
    .values({ name: `Oficio ${++made}`, ...more })
    .returning(['id', 'uuid', 'name'])
    .executeTakeFirstOrThrow()
const add = (person: TestPerson, skill_id: string) =>
  site.call(addUserSkillEndpoint, { token: person.token, body: { ...experience, skill_id } })
const listOf = async ({ token }: TestPerson, language: 'es' | 'en' = 'es') =>
  (await site.call(listUserSkillsEndpoint, { token, params: { language } })).answer.data

async function begin({ id: user_id, uuid }: TestPerson, skill_id: number, state: 'running' | 'expired') {
  const { db, now } = site.platform
  const at = now()
  const ends_at = new Date(at.getTime() + 600_000)
  const times = { signals_agreed_at: at, started_at: at, ends_at, finished_at: state === 'running' ? null : at }
  await db
    .insertInto('attempts')
    .values({ user_id, skill_id, language: 'es', state, window_id: uuid, ...times })
    .execute()
}

async function applyFor(person: TestPerson, skill_id: number) {
  const vacancy = await makeVacancy(site.platform)
  await site.platform.db.insertInto('vacancy_skills').values({ vacancy_id: vacancy.id, skill_id }).execute()
  return makeApplication(site.platform, vacancy.id, person.id)
}

test('SKL-01 SKL-02 SKL-03 adds, changes and deletes a skill with its experience in the list’s language', async () => {
  const ana = await site.person()
  const skill = await aSkill({ has_test: true })
  await makeReadyQuestions(site.platform, skill.id, 3, 'en')
  const added = (await add(ana, skill.uuid)).answer
  expect([added.success_message, added.added]).toEqual(['common.added', '1'])
  const [row] = await listOf(ana, 'en')
  expect(row).toMatchObject({
    user_id: ana.id,
    skill: { id: skill.id, uuid: skill.uuid, name: skill.name, skill_test: 1 },
    ...experience,
    experience_time: '3 years',
    status_test: 0,
    skill_vacant: 0,
    asked_for: false,
    count_questions: 3,
    running: false,
    attempts_left: 2,
  })
  expect(added.data).toEqual({ ...row, experience_time: '3 años', count_questions: 0 })
  const call = { token: ana.token, params: { uuid: row!.uuid } }
  const body = { ...experience, experience_timeto: '2020-08-31', note: '', version: 1 }
  expect((await site.call(updateUserSkillEndpoint, { ...call, body })).answer.data).toMatchObject({
    experience_time: '8 meses',
    version: 2,
  })
  expect((await site.call(updateUserSkillEndpoint, { ...call, body })).refusal.error_message).toBe('errors.stale')
  expect((await site.call(getUserSkillEndpoint, call)).answer.data).toMatchObject({ experience_timeto: '2020-08-31', note: '' })
  expect((await site.call(deleteUserSkillEndpoint, call)).answer.success_message).toBe('common.deleted')
  expect(await listOf(ana)).toEqual([])
  expect(await site.auditOf(ana)).toEqual([])
})

test('SKL-02 offers and adds, once, only skills in use that the person lacks', async () => {
  const ana = await site.person()
  const [skill, inactive] = [await aSkill(), await aSkill({ active: false })]
  const offered = async () =>
    (await site.call(listSkillsToAddEndpoint, { token: ana.token })).answer.data
      .map(({ uuid }) => uuid)
      .filter((uuid) => [skill.uuid, inactive.uuid].includes(uuid))
  expect(await offered()).toEqual([skill.uuid])
  const both = await Promise.all([add(ana, skill.uuid), add(ana, skill.uuid)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.refusal.errors).toEqual({ skill_id: ['skills.error.skill_there'] })
  expect((await add(ana, inactive.uuid)).refusal.errors).toEqual({ skill_id: ['skills.error.skill_required'] })
  expect(await offered()).toEqual([])
})

test('SKL-02 SKL-03 dates are required, in order and not in the future', async () => {
  const ana = await site.person()
  const errorsOf = async (body: Record<string, unknown>) =>
    (await site.call(addUserSkillEndpoint, { token: ana.token, body })).refusal.errors
  expect(await errorsOf({})).toEqual({
    skill_id: ['skills.error.skill_required'],
    experience_timefrom: ['skills.error.from_required'],
    experience_timeto: ['skills.error.to_required'],
  })
  const { uuid } = (await add(ana, (await aSkill()).uuid)).answer.data!
  const body = { experience_timefrom: '2999-01-01', experience_timeto: '2020-01-01', version: 1 }
  const refused = await site.call(updateUserSkillEndpoint, { token: ana.token, params: { uuid }, body })
  expect(refused.refusal.errors).toEqual({
    experience_timefrom: ['skills.error.future'],
    experience_timeto: ['experience.error.to_after'],
  })
})

test('SKL-02 after two tests a deleted skill cannot be added again until staff reset one', async () => {
  const { db, now } = site.platform
  const ana = await site.person()
  const skill = await aSkill({ has_test: true })
  const first = (await add(ana, skill.uuid)).answer.data!
  await begin(ana, skill.id, 'expired')
  await site.call(deleteUserSkillEndpoint, { token: ana.token, params: { uuid: first.uuid } })
  const second = (await add(ana, skill.uuid)).answer.data!
  expect([second.status_test, second.attempts_left]).toEqual([0, 1])
  await begin(ana, skill.id, 'expired')
  await site.call(deleteUserSkillEndpoint, { token: ana.token, params: { uuid: second.uuid } })
  const refused = await add(ana, skill.uuid)
  expect([refused.status, refused.answer]).toEqual([200, { success_message: 'skills.attempts_exceeded', added: '0', data: null }])
  expect(await listOf(ana)).toEqual([])
  const one = sql<number>`(select min(id) from attempts where user_id = ${ana.id})`
  await db.updateTable('attempts').set({ archived_at: now() }).where('id', '=', one).execute()
  expect((await add(ana, skill.uuid)).answer.added).toBe('1')
})

test('SKL-03 a skill stays while a current application requires it or its test runs', async () => {
  const ana = await site.person()
  const skill = await aSkill({ has_test: true })
  const { uuid } = (await add(ana, skill.uuid)).answer.data!
  const remove = () => site.call(deleteUserSkillEndpoint, { token: ana.token, params: { uuid } })
  const card = await applyFor(ana, skill.id)
  expect((await listOf(ana))[0]).toMatchObject({ asked_for: true })
  const asked = await remove()
  expect([asked.status, asked.refusal.error_message]).toEqual([409, 'skills.required_stays'])
  await site.platform.db.updateTable('applications').set({ removed_at: site.platform.now() }).where('id', '=', card.id).execute()
  await begin(ana, skill.id, 'running')
  expect((await listOf(ana))[0]).toMatchObject({ asked_for: false, running: true, attempts_left: 1 })
  expect((await remove()).refusal.error_message).toBe('skills.test_running')
  site.passSeconds(601)
  expect((await remove()).status).toBe(200)
})

test('ACC-01 SKL-03 nobody reads, changes or deletes the skills of another person', async () => {
  const [ana, luz] = [await site.person(), await site.person()]
  const { uuid } = (await add(ana, (await aSkill()).uuid)).answer.data!
  const theirs = { token: luz.token, params: { uuid } }
  const answers = [
    await site.call(getUserSkillEndpoint, theirs),
    await site.call(updateUserSkillEndpoint, { ...theirs, body: { ...experience, note: '', version: 1 } }),
    await site.call(deleteUserSkillEndpoint, theirs),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(await listOf(luz)).toEqual([])
  expect((await listOf(ana))[0]).toMatchObject({ uuid, note: 'En dos empresas', version: 1 })
})
