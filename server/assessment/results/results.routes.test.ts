import { expect, test } from 'vitest'
import { rateTextEndpoint } from '#domain/assessment/results/rating.contract.ts'
import {
  getResultEndpoint,
  listAttemptsEndpoint,
  removeUserSkillEndpoint,
  resetTestEndpoint,
} from '#domain/assessment/results/results.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { makeResult } from '../../testing/results.ts'

const site = sharedTestApp()
const staff = () => site.person({ role: 'administrator' })
const read = async (token: string, uuid: string, attempt?: string) =>
  (await site.call(getResultEndpoint, { token, params: { uuid }, query: attempt ? { attempt } : {} })).answer.data
const statusOf = (uuid: string) =>
  site.platform.db.selectFrom('user_skills').select('test_status').where('uuid', '=', uuid).executeTakeFirst()

test('RES-01 RES-03 a result has figures, band and its questions, and is provisional while texts wait', async () => {
  const { token } = await staff()
  const { userSkill, uids } = await makeResult(site.platform, { texts: 2, right: 5 })
  const result = await read(token, userSkill)
  expect(result).toMatchObject({
    status_test: 2,
    time_complete: '0:10:00',
    count_question: 10,
    corrects: 5,
    correct_porc: 50,
    incorrects: 3,
    incorrect_porc: 30,
    evaluate: 2,
    evaluate_porc: 20,
    points: 50,
    average: 5,
    band: 'R',
    provisional: true,
  })
  expect(result.user_test).toHaveLength(10)
  expect(result.user_test[0]).toMatchObject({
    uid: uids[0],
    question_type: 'text',
    time: '0:01:00',
    rateable: true,
    answers: [],
  })
  expect(result.user_test[2]!.answers).toMatchObject([
    { answer: 'Correcta', result: true, chosen: true },
    { answer: 'Equivocada', result: false, chosen: false },
    { answer: 'Otra equivocada', result: false, chosen: false },
  ])
})

test('QST-04 a result keeps the questions as asked after they change', async () => {
  const { token } = await staff()
  const { userSkill, bank } = await makeResult(site.platform)
  const ids = bank.questions.map(({ id }) => id)
  const before = await read(token, userSkill)
  const { db } = site.platform
  await db.updateTable('questions').set({ text: 'Otra', active: false, snapshot_id: null }).where('id', 'in', ids).execute()
  await db.updateTable('answers').set({ text: 'Otra' }).where('question_id', 'in', ids).execute()
  expect(await read(token, userSkill)).toEqual(before)
})

test('RES-02 rating the texts updates points, band, shares and the skill’s state', async () => {
  const { token } = await staff()
  const { userSkill, uids } = await makeResult(site.platform, { texts: 2, right: 5 })
  const rate = async (uid: string, val: 'S' | 'D') =>
    (await site.call(rateTextEndpoint, { token, body: { uid, val } })).answer.data
  expect(await rate(uids[0]!, 'S')).toMatchObject({ likert: 'S', point_likert: 10, points: 60, band: 'R', provisional: true })
  expect(await rate(uids[1]!, 'D')).toMatchObject({ points: 62.5, band: 'E', provisional: false })
  expect(await read(token, userSkill)).toMatchObject({ points: 62.5, band: 'E', evaluate: 0, provisional: false, status_test: 1 })
  const { likert_user } = await read(token, userSkill)
  expect(likert_user.map(({ scale, count_scale, share }) => [scale, count_scale, share])).toEqual([
    ['S', 1, 10],
    ['E', 0, 0],
    ['R', 0, 0],
    ['D', 1, 10],
    ['M', 0, 0],
  ])
})

test('RES-01 shows that a skill has no attempt, or of a running attempt only its state', async () => {
  const { token } = await staff()
  const { userSkill } = await makeResult(site.platform, { state: 'running' })
  expect(await read(token, userSkill)).toMatchObject({ attempt: { state: 'running' }, points: null, band: null, user_test: [] })
  const other = await makeResult(site.platform)
  const { db } = site.platform
  await db.deleteFrom('attempts').where('uuid', '=', other.attempt).execute()
  expect(await read(token, other.userSkill)).toMatchObject({ attempt: null, count_question: 0, user_test: [] })
})

test('USR-06 TST-09 one reset archives the readable attempt and grants one more; a second is refused', async () => {
  const actor = await staff()
  const { token } = actor
  const { bank, person, userSkill, attempt } = await makeResult(site.platform)
  const body = { idskill: bank.skillUuid, uuidUser: person.uuid, attempt }
  expect((await site.call(resetTestEndpoint, { token, body })).answer.success_message).toBe('results.reset_done')
  expect(await statusOf(userSkill)).toEqual({ test_status: 0 })
  const again = await site.call(resetTestEndpoint, { token, body })
  expect([again.status, again.refusal.error_message]).toEqual([409, 'errors.stale'])
  expect(await site.auditOf(actor)).toEqual(['attempt.archived'])

  const second = await makeResult(site.platform, { bank, userId: person.id })
  const { answer } = await site.call(listAttemptsEndpoint, { token, params: { id: userSkill } })
  expect(answer.data.map((row) => [row.attempt, row.archived_at !== null, row.text, row.selection, row.unevalued])).toEqual([
    [second.attempt, false, 2, 8, 2],
    [attempt, true, 2, 8, 2],
  ])
  expect((await read(token, userSkill)).attempt?.uuid).toBe(second.attempt)
  const archived = await read(token, userSkill, attempt)
  expect(archived.attempt).toMatchObject({ uuid: attempt, archived_at: expect.any(String) })
  expect(archived.user_test[0]).toMatchObject({ annotation: expect.any(String), rateable: false })
  const foreign = await makeResult(site.platform)
  const asked = await site.call(getResultEndpoint, { token, params: { uuid: userSkill }, query: { attempt: foreign.attempt } })
  expect(asked.status).toBe(404)
})

test('USR-06 refuses to remove a skill that an application requires', async () => {
  const { token } = await staff()
  const { bank, person } = await makeResult(site.platform)
  const vacancy = await makeVacancy(site.platform)
  const { db } = site.platform
  await db.insertInto('vacancy_skills').values({ vacancy_id: vacancy.id, skill_id: bank.skillId }).execute()
  await makeApplication(site.platform, vacancy.id, person.id)
  const refused = await site.call(removeUserSkillEndpoint, { token, body: { idskill: bank.skillUuid, uuidUser: person.uuid } })
  expect([refused.status, refused.refusal.error_message]).toEqual([409, 'results.error.asked_for'])
})

test('USR-06 refuses to reset a running test or remove its skill; removed skills leave attempts', async () => {
  const actor = await staff()
  const { token } = actor
  const running = await makeResult(site.platform, { state: 'running' })
  const body = { idskill: running.bank.skillUuid, uuidUser: running.person.uuid, attempt: running.attempt }
  for (const endpoint of [resetTestEndpoint, removeUserSkillEndpoint])
    expect((await site.call(endpoint, { token, body })).refusal.error_message).toBe('results.error.running')

  const { bank, person, userSkill, attempt } = await makeResult(site.platform)
  const named = { idskill: bank.skillUuid, uuidUser: person.uuid }
  expect((await site.call(removeUserSkillEndpoint, { token, body: named })).answer.data).toEqual({ uuid: userSkill })
  expect((await site.call(removeUserSkillEndpoint, { token, body: named })).status).toBe(404)
  expect(await site.auditOf(actor)).toEqual(['user_skill.deleted'])
  const kept = await site.platform.db
    .selectFrom('attempts')
    .select('user_skill_id')
    .where('uuid', '=', attempt)
    .executeTakeFirst()
  expect(kept).toEqual({ user_skill_id: null })
})

test('RES-01 signals have a level, its rules and the explanation, and change no points', async () => {
  const { token } = await staff()
  const { userSkill, attemptId } = await makeResult(site.platform, { texts: 0 })
  const quiet = await read(token, userSkill)
  expect(quiet.signals).toEqual({ level: 'nothing', reasons: [] })
  const { db, now } = site.platform
  await db
    .updateTable('attempt_questions')
    .set({ left_window: 2, paste_answer: true })
    .where('attempt_id', '=', attemptId)
    .where('position', 'in', [3, 4])
    .execute()
  await db
    .updateTable('attempts')
    .set({ explanation: 'Se fue la luz', explained_at: now() })
    .where('id', '=', attemptId)
    .execute()
  const loud = await read(token, userSkill)
  expect(loud.signals).toEqual({
    level: 'ask_in_person',
    reasons: [{ key: 'attempts.signal.left_and_pasted', level: 'ask_in_person', count: 2 }],
  })
  expect(loud).toMatchObject({ attempt: { explanation: 'Se fue la luz' }, points: quiet.points, band: quiet.band })
})

test('RES-01 a question whose points were given shows the former points', async () => {
  const { token } = await staff()
  const { userSkill, attemptId } = await makeResult(site.platform)
  const { db, now } = site.platform
  const place = { attempt_id: attemptId, position: 9 }
  await db
    .updateTable('attempt_questions')
    .set({ points: 10, given: true })
    .where('attempt_id', '=', attemptId)
    .where('position', '=', 9)
    .execute()
  await db
    .insertInto('point_changes')
    .values({ ...place, former_points: 0, points: 10, reason: 'broken', at: now() })
    .execute()
  const { user_test } = await read(token, userSkill)
  expect(user_test[9]!.given).toEqual({ former_points: 0, at: expect.any(String) })
})

test('GUE-01 TRU-03 a result names what guessing gives, and a second rating of its texts narrows its error', async () => {
  const [{ token }, second] = [await staff(), await staff()]
  const { userSkill, uids } = await makeResult(site.platform, { texts: 10 })
  const mixed = await makeResult(site.platform, { texts: 2 })
  expect((await read(token, userSkill)).guessing).toBe(0)
  expect((await read(token, mixed.userSkill)).guessing).toBe(27)
  for (const uid of uids) await site.call(rateTextEndpoint, { token, body: { uid, val: 'E' } })
  const one = await read(token, userSkill)
  // One rater of ten equal texts: 3.37 of the questions and 10 of the rater.
  expect(one).toMatchObject({ points: 75, error: 10.55 })
  for (const uid of uids) await site.call(rateTextEndpoint, { token: second.token, body: { uid, val: 'E' } })
  const two = await read(token, userSkill)
  expect(two.points).toBe(75)
  expect(two.error).toBeLessThan(8)
})
