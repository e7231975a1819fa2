import { expect, test } from 'vitest'
import {
  countWaitingTextsEndpoint,
  getTextsOfQuestionEndpoint,
  listWaitingQuestionsEndpoint,
  type Opinion,
  rateTextEndpoint,
  undoRatingEndpoint,
} from '#domain/assessment/results/rating.contract.ts'
import { getResultEndpoint, resetTestEndpoint } from '#domain/assessment/results/results.contract.ts'
import type { Likert } from '#domain/assessment/results/scoring.rules.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeResult } from '../../testing/results.ts'

const site = sharedTestApp()
const staff = (firstName = 'Rita') => site.person({ role: 'administrator', firstName, lastName: 'Calificadora' })
const rate = (token: string, uid: string, val: Likert) => site.call(rateTextEndpoint, { token, body: { uid, val } })
const undo = (token: string, uid: string) => site.call(undoRatingEndpoint, { token, body: { uid } })
const textOf = async (token: string, userSkill: string) =>
  (await site.call(getResultEndpoint, { token, params: { uuid: userSkill } })).answer.data.user_test[0]!
const queueOf = async (token: string, uuid: string, opinion: Opinion = 'first') =>
  (await site.call(getTextsOfQuestionEndpoint, { token, params: { uuid }, query: { opinion } })).answer.data
const uidsOf = async (...queue: Parameters<typeof queueOf>) => (await queueOf(...queue)).texts.map(({ uid }) => uid)

test('RES-02 only the codes S, E, R, D and M rate, and only an answered free text', async () => {
  const { token } = await staff()
  const { uids } = await makeResult(site.platform, { texts: 1 })
  const wrong = await site.call(rateTextEndpoint, { token, body: { uid: uids[0], val: 'X' } })
  expect([wrong.status, wrong.refusal.errors]).toEqual([422, { val: ['results.error.rating_code'] }])
  expect((await rate(token, uids[5]!, 'S')).refusal.error_message).toBe('results.error.not_rateable')
  expect((await rate(token, '00000000-0000-4000-8000-000000000000:0', 'S')).status).toBe(404)
  expect((await rate(token, 'x', 'S')).status).toBe(422)
})

test('RES-02 ACC-03 staff cannot rate a text that they wrote as candidates', async () => {
  const { token, id } = await staff()
  const { uids } = await makeResult(site.platform, { texts: 1 })
  await site.platform.db.updateTable('attempts').set({ user_id: id }).where('uuid', '=', uids[0]!.split(':')[0]!).execute()
  expect((await rate(token, uids[0]!, 'S')).status).toBe(403)
})

test('RES-02 keeps a second person’s rating beside the first and marks two steps as a disagreement', async () => {
  const [first, second] = [await staff('Ana'), await staff('Luz')]
  const { userSkill, uids } = await makeResult(site.platform, { texts: 1, right: 9 })
  const uid = uids[0]!
  await rate(first.token, uid, 'S')
  expect((await rate(second.token, uid, 'E')).answer.data).toMatchObject({ likert: 'S', point_likert: 8.8, points: 98.8 })
  expect((await textOf(first.token, userSkill)).disagreement).toBe(false)
  await rate(second.token, uid, 'D')
  expect(await textOf(second.token, userSkill)).toMatchObject({
    likert: 'S',
    disagreement: true,
    ratings: [
      { code: 'S', rater: 'Ana Calificadora', mine: false, counts: true },
      { code: 'D', rater: 'Luz Calificadora', mine: true, counts: false },
    ],
  })
  // The first person's new rating still is the first one, however late it comes.
  expect((await rate(first.token, uid, 'R')).answer.data).toMatchObject({ likert: 'R', point_likert: 3.8, points: 93.8 })
  expect((await undo(first.token, uid)).answer.data).toMatchObject({ likert: 'D', point_likert: 2.5, points: 92.5 })
  expect((await undo(second.token, uid)).answer.data).toMatchObject({
    likert: null,
    point_likert: null,
    points: 90,
    provisional: true,
  })
  const again = await undo(second.token, uid)
  expect([again.status, again.refusal.error_message]).toEqual([409, 'errors.stale'])
})

test('RES-02 a second person rates without seeing the first rating, then both are visible', async () => {
  const [first, second, third] = [await staff('Ana'), await staff('Luz'), await staff('Eva')]
  const { bank, uids } = await makeResult(site.platform, { texts: 1 })
  const newer = await makeResult(site.platform, { bank })
  const [own, archived] = [await makeResult(site.platform, { bank }), await makeResult(site.platform, { bank })]
  const question = bank.questions[0]!.uuid
  for (const uid of [uids[0]!, newer.uids[0]!, own.uids[0]!, archived.uids[0]!]) await rate(first.token, uid, 'S')
  const body = { idskill: bank.skillUuid, uuidUser: archived.person.uuid, attempt: archived.attempt }
  await site.call(resetTestEndpoint, { token: first.token, body })
  await site.platform.db.updateTable('attempts').set({ user_id: second.id }).where('id', '=', own.attemptId).execute()
  expect(await uidsOf(first.token, question, 'second')).toEqual([])

  const blind = await queueOf(second.token, question, 'second')
  expect(blind).toMatchObject({ waiting: 2, texts: [{ uid: uids[0] }, { uid: newer.uids[0] }] })
  const revealed = [...blind.rated, ...(await queueOf(second.token, question)).rated]
  expect(revealed.map(({ code, beside, disagreement }) => [code, beside, disagreement])).toEqual(Array(8).fill([null, [], false]))
  await site.platform.db.updateTable('questions').set({ text: 'Xilófono' }).where('uuid', '=', question).execute()
  const listed = async (token: string) => {
    const query = { q: 'xilofono', opinion: 'second' as const }
    return (await site.call(listWaitingQuestionsEndpoint, { token, query })).answer.data.map(({ waiting }) => waiting)
  }
  expect([await listed(first.token), await listed(second.token)]).toEqual([[], [2]])

  await rate(second.token, uids[0]!, 'R')
  const [mine, theirs] = (await queueOf(second.token, question, 'second')).rated.filter(({ uid }) => uid === uids[0])
  expect(mine).toMatchObject({ code: 'R', mine: true, beside: [{ code: 'S', rater: 'Ana Calificadora' }], disagreement: true })
  expect(theirs).toMatchObject({ code: 'S', mine: false, disagreement: true })
  // A text with two ratings, or rated by the caller, is not offered again.
  expect(await uidsOf(second.token, question, 'second')).toEqual([newer.uids[0]])
  expect(await uidsOf(third.token, question, 'second')).toEqual([newer.uids[0], own.uids[0]])
  await undo(second.token, uids[0]!)
  expect(await uidsOf(third.token, question, 'second')).toContain(uids[0])
})

test('RES-02 the history of points stores author and reason; an equal rating adds nothing', async () => {
  const actor = await staff()
  const { uids, attemptId } = await makeResult(site.platform, { texts: 1 })
  const uid = uids[0]!
  await rate(actor.token, uid, 'M')
  await rate(actor.token, uid, 'M')
  await rate(actor.token, uid, 'E')
  await undo(actor.token, uid)
  const { db } = site.platform
  const history = await db
    .selectFrom('point_changes')
    .select(['former_points', 'points', 'reason', 'actor_id'])
    .where('attempt_id', '=', attemptId)
    .orderBy('id')
    .execute()
  const by = { actor_id: actor.id }
  expect(history).toEqual([
    { former_points: null, points: 0, reason: 'rated', ...by },
    { former_points: 0, points: 7.5, reason: 'rated', ...by },
    { former_points: 7.5, points: null, reason: 'rating_withdrawn', ...by },
  ])
  const ratings = await db.selectFrom('ratings').select(['code', 'withdrawn_at']).where('attempt_id', '=', attemptId).execute()
  expect(ratings.map(({ code, withdrawn_at }) => [code, withdrawn_at !== null])).toEqual([
    ['M', true],
    ['E', true],
  ])
  expect(await site.auditOf(actor)).toEqual(['rating.given', 'rating.given', 'rating.withdrawn'])
})

test('RES-02 TIM-02 twenty simultaneous ratings of one text leave one that counts', async () => {
  const raters = await Promise.all(Array.from({ length: 20 }, () => staff()))
  const { uids, attemptId } = await makeResult(site.platform, { texts: 1 })
  const answers = await Promise.all(raters.map(({ token }) => rate(token, uids[0]!, 'S')))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const counting = site.platform.db
    .selectFrom('ratings')
    .select('id')
    .where('attempt_id', '=', attemptId)
    .where('counts', '=', true)
  expect(await counting.execute()).toHaveLength(1)
})

test('RES-02 the queue has anonymous texts of attempts that count, oldest first, and the last ratings', async () => {
  const { token } = await staff()
  const older = await makeResult(site.platform, { texts: 1 })
  const { bank } = older
  const newer = await makeResult(site.platform, { bank })
  for (const state of ['running', 'expired'] as const) await makeResult(site.platform, { bank, state })
  const archived = await makeResult(site.platform, { bank })
  await site.call(resetTestEndpoint, {
    token,
    body: { idskill: bank.skillUuid, uuidUser: archived.person.uuid, attempt: archived.attempt },
  })
  const question = bank.questions[0]!.uuid

  const queue = await queueOf(token, question)
  expect(queue.texts.map(({ uid }) => uid)).toEqual([older.uids[0], newer.uids[0]])
  expect(queue).toMatchObject({ waiting: 2, waiting_capped: false, rated: [] })
  expect(JSON.stringify(queue)).not.toMatch(new RegExp(`Candidata|${older.person.uuid}|${older.userSkill}`))

  const before = (await site.call(countWaitingTextsEndpoint, { token })).answer.data
  await rate(token, older.uids[0]!, 'E')
  expect((await site.call(countWaitingTextsEndpoint, { token })).answer.data).toBe(before - 1)
  const after = await queueOf(token, question)
  expect(after.texts.map(({ uid }) => uid)).toEqual([newer.uids[0]])
  expect(after.rated).toMatchObject([{ uid: older.uids[0], code: 'E', rater: 'Rita Calificadora', mine: true }])
  await undo(token, older.uids[0]!)
  expect((await queueOf(token, question)).texts.map(({ uid }) => uid)).toEqual([older.uids[0], newer.uids[0]])
})

test('RES-02 the list of questions counts waiting texts and can be searched and paged', async () => {
  const { token } = await staff()
  const { bank, uids } = await makeResult(site.platform, { texts: 2 })
  const { db } = site.platform
  await db.updateTable('questions').set({ text: 'Zarzuela: explica' }).where('uuid', '=', bank.questions[0]!.uuid).execute()
  await db.updateTable('questions').set({ text: 'Zarzuela: compara' }).where('uuid', '=', bank.questions[1]!.uuid).execute()
  const listed = async (query: object) =>
    (await site.call(listWaitingQuestionsEndpoint, { token, query: { q: 'zarzuela', ...query } })).answer
  expect((await listed({})).data.map(({ question, waiting }) => [question, waiting])).toEqual([
    ['Zarzuela: compara', 1],
    ['Zarzuela: explica', 1],
  ])
  expect((await listed({ sort: '-question', size: 1 })).data.map(({ uuid }) => uuid)).toEqual([bank.questions[0]!.uuid])
  await rate(token, uids[0]!, 'S')
  expect((await listed({})).data.map(({ uuid }) => uuid)).toEqual([bank.questions[1]!.uuid])
})
