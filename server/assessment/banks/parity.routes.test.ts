import { expect, test } from 'vitest'
import {
  checkPairEndpoint,
  listParityEndpoint,
  listUnpairedEndpoint,
  pairQuestionsEndpoint,
  partQuestionsEndpoint,
} from '#domain/assessment/banks/banks.contract.ts'
import { deleteQuestionEndpoint, updateQuestionEndpoint } from '#domain/assessment/questions/questions.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeAttempt, makeBank } from '../../testing/tests.ts'
import { snapshotsOf } from '../questions/snapshots.writes.ts'

const site = sharedTestApp()
const staff = () => site.person({ role: 'administrator' })

/** Makes a skill with questions in both languages. */
async function bothLanguages(questions = 2) {
  const es = await makeBank(site.platform, { questions })
  const en = await makeBank(site.platform, { questions, language: 'en', skillId: es.skillId })
  return { es, en, skill: es.skillUuid }
}

async function parityOf(skill: string, query = {}) {
  const { token } = await staff()
  return (await site.call(listParityEndpoint, { token, params: { id: skill }, query })).answer
}

async function pair(question_uuid: string, other_uuid: string) {
  const { token } = await staff()
  return site.call(pairQuestionsEndpoint, { token, body: { question_uuid, other_uuid } })
}

test('QST-04 the parity list has pairs with both figures, and questions with gaps first', async () => {
  const { es, en, skill } = await bothLanguages(10)
  const { id: userId } = await site.person()
  await makeAttempt(site.platform, { userId, bank: es })
  expect((await pair(es.questions[0]!.uuid, en.questions[0]!.uuid)).status).toBe(200)
  const { data, total } = await parityOf(skill)
  expect(total).toBe(19)
  expect(data.filter(({ gaps }) => gaps.includes('no_pair'))).toHaveLength(18)
  expect(data.at(-1)).toMatchObject({
    gaps: [],
    es: { uuid: es.questions[0]!.uuid, asked: 1, share: 100 },
    en: { uuid: en.questions[0]!.uuid, asked: 0, share: null },
  })
  expect((await parityOf(skill, { size: 1, page: 18 })).data).toEqual(data.slice(-1))
  const { token } = await staff()
  const unpaired = await site.call(listUnpairedEndpoint, { token, params: { id: skill }, query: { language: 'en' } })
  expect(unpaired.answer.data.map(({ uuid }) => uuid).sort()).toEqual(
    en.questions
      .slice(1)
      .map(({ uuid }) => uuid)
      .sort(),
  )
})

test('QST-04 a text changed after its translation is marked until staff confirm the pair', async () => {
  const { es, en, skill } = await bothLanguages(1)
  const [spanish, english] = [es.questions[0]!.uuid, en.questions[0]!.uuid]
  await pair(spanish, english)
  site.passSeconds(60)
  const actor = await staff()
  const { token } = actor
  const body = { question: '¿Otra cosa?', type: 'select', language: 'es', version: 2 }
  expect((await site.call(updateQuestionEndpoint, { token, params: { id: spanish }, body })).status).toBe(200)
  expect((await parityOf(skill)).data.map(({ gaps }) => gaps)).toEqual([['outdated_en']])
  site.passSeconds(60)
  await site.call(checkPairEndpoint, { token, params: { id: english } })
  expect((await parityOf(skill)).data.map(({ gaps }) => gaps)).toEqual([[]])
  await site.call(partQuestionsEndpoint, { token, params: { id: spanish } })
  expect((await parityOf(skill)).data.map(({ gaps }) => gaps)).toEqual([['no_pair'], ['no_pair']])
  expect((await site.call(partQuestionsEndpoint, { token, params: { id: spanish } })).status).toBe(404)
  expect(await site.auditOf(actor)).toEqual(['question.modified', 'question.pair_checked', 'question.parted'])
})

test('QST-04 a pair needs two languages, one skill and questions without another pair', async () => {
  const { es, en } = await bothLanguages()
  const elsewhere = await makeBank(site.platform, { questions: 1, language: 'en' })
  const [one, two] = es.questions.map(({ uuid }) => uuid)
  const [first, second] = en.questions.map(({ uuid }) => uuid)
  const errors = { other_uuid: ['banks.error.not_a_pair'] }
  expect((await pair(one!, two!)).refusal.errors).toEqual(errors)
  expect((await pair(one!, elsewhere.questions[0]!.uuid)).refusal.errors).toEqual(errors)
  await pair(one!, first!)
  expect((await pair(one!, second!)).refusal.errors).toEqual(errors)
  expect((await pair(two!, first!)).refusal.errors).toEqual(errors)
})

test.each([
  ['nobody was asked it and it is deleted', async () => {}],
  [
    'somebody was asked it and it is put out of use',
    (id: number) => site.platform.db.transaction().execute((tx) => snapshotsOf(tx, [id])),
  ],
])('QST-04 the translation of a removed question can be paired again: %s', async (_case, ask) => {
  const { es, en, skill } = await bothLanguages()
  const [gone, other] = es.questions
  const [english] = en.questions
  await pair(gone!.uuid, english!.uuid)
  await ask(gone!.id)
  const { token } = await staff()
  expect((await site.call(deleteQuestionEndpoint, { token, params: { id: gone!.uuid } })).status).toBe(200)
  const unpaired = await site.call(listUnpairedEndpoint, { token, params: { id: skill }, query: { language: 'en' } })
  expect(unpaired.answer.data.map(({ uuid }) => uuid)).toContain(english!.uuid)
  expect((await pair(other!.uuid, english!.uuid)).status).toBe(200)
})

test('QST-04 a question that changes its language or goes out of use releases its translation', async () => {
  const { es, en, skill } = await bothLanguages()
  const { token } = await staff()
  const changes = [{ language: 'en' }, { language: 'es', status: 'I' }] as const
  for (const [index, changed] of changes.entries()) {
    await pair(es.questions[index]!.uuid, en.questions[index]!.uuid)
    const body = { question: '¿Otra cosa?', type: 'select', version: 2, ...changed } as const
    expect((await site.call(updateQuestionEndpoint, { token, params: { id: es.questions[index]!.uuid }, body })).status).toBe(200)
  }
  const unpaired = await site.call(listUnpairedEndpoint, { token, params: { id: skill }, query: { language: 'en' } })
  expect(unpaired.answer.data.map(({ uuid }) => uuid)).toEqual(expect.arrayContaining(en.questions.map(({ uuid }) => uuid)))
})

test('TIM-02 one of many simultaneous pairings of a question succeeds', async () => {
  const { es, en } = await bothLanguages(6)
  const one = es.questions[0]!.uuid
  const statuses = (await Promise.all(en.questions.map(({ uuid }) => pair(one, uuid)))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
})
