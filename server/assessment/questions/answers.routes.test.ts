import { expect, test } from 'vitest'
import * as contract from '#domain/assessment/questions/questions.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { createQuestion } from '../../testing/bank.ts'
import { acceptedKinds, fileOf } from '../../testing/documents.ts'
import { snapshotsOf } from './snapshots.writes.ts'

const site = sharedTestApp()
const staff = () => site.person({ role: 'administrator' })

const add = (token: string, question_uuid: string, answer: string, files: Record<string, File> = {}) =>
  site.call(contract.addAnswerEndpoint, { token, body: { question_uuid, answer }, files })
const marks = async (token: string, question_uuid: string) =>
  (await site.call(contract.listAnswersEndpoint, { token, params: { question_uuid } })).answer.data.map(
    ({ answer, result }) => `${answer} ${result}`,
  )
const item = async (token: string, id: string) =>
  (await site.call(contract.getQuestionEndpoint, { token, params: { id } })).answer.data

/** A question with the right answer 'uno' and the wrong ones 'dos' and 'tres'. */
async function withAnswers(token: string) {
  const question = await createQuestion(site)
  const answers = []
  for (const text of ['uno', 'dos', 'tres']) answers.push((await add(token, question.uuid, text)).answer.data)
  return { ...question, answers: answers.map(({ uuid }) => uuid) }
}

test('QST-03 the first answer is correct until another is chosen, and the correct one is not deleted', async () => {
  const actor = await staff()
  const { token } = actor
  const { uuid, answers } = await withAnswers(token)
  const [one, two, three] = answers
  expect(await marks(token, uuid)).toEqual(['uno true', 'dos false', 'tres false'])
  expect(await item(token, uuid)).toMatchObject({ ready: true, version: 4 })
  const set = await site.call(contract.setCorrectAnswerEndpoint, { token, body: { question_uuid: uuid, uuid: two! } })
  expect(set.answer.data).toMatchObject({ answer: 'dos', result: true })
  const stays = await site.call(contract.deleteAnswerEndpoint, { token, params: { uuid: two! } })
  expect([stays.status, stays.refusal.error_message]).toEqual([409, 'questions.error.correct_stays'])
  expect((await site.call(contract.deleteAnswerEndpoint, { token, params: { uuid: one! } })).answer.data.answer).toBe('uno')
  expect(await marks(token, uuid)).toEqual(['dos true', 'tres false'])
  await site.call(contract.deleteAnswerEndpoint, { token, params: { uuid: three! } })
  expect(await item(token, uuid)).toMatchObject({ ready: false, lacks: ['answers'] })
  const other = await createQuestion(site)
  const foreign = await site.call(contract.setCorrectAnswerEndpoint, { token, body: { question_uuid: other.uuid, uuid: two! } })
  expect(foreign.status).toBe(404)
  expect((await item(token, other.uuid)).version).toBe(1)
  const done = ['answer.set_correct', 'answer.deleted', 'answer.deleted']
  expect(await site.auditOf(actor)).toEqual(['answer.added', 'answer.added', 'answer.added', ...done])
})

test('QST-03 an edited answer stays the correct one, and snapshots keep its former text', async () => {
  const { token } = await staff()
  const { id, uuid, answers } = await withAnswers(token)
  const frozen = await site.platform.db.transaction().execute((tx) => snapshotsOf(tx, [id]))
  const save = (answer: string, body = {}) =>
    site.call(contract.updateAnswerEndpoint, { token, params: { uuid: answers[0]! }, body: { answer, ...body } })
  expect((await save('uno y medio', { alternative_text: 'Un dibujo' })).answer.data).toMatchObject({
    answer: 'uno y medio',
    result: true,
    alternative_text: 'Un dibujo',
  })
  expect((await save('UNO')).answer.data).toMatchObject({ answer: 'UNO', alternative_text: 'Un dibujo' })
  expect(await marks(token, uuid)).toEqual(['UNO true', 'dos false', 'tres false'])
  expect((await save('Dos')).refusal.errors).toEqual({ answer: ['question.error.answer_taken'] })
  expect((await save(' ')).refusal.errors).toEqual({ answer: ['question.error.answer_required'] })
  const missing = { token, params: { uuid: crypto.randomUUID() }, body: { answer: 'x' } }
  expect((await site.call(contract.updateAnswerEndpoint, missing)).status).toBe(404)
  const kept = await site.platform.db
    .selectFrom('question_snapshots')
    .select('answers')
    .where('id', '=', frozen.get(id) ?? 0)
    .executeTakeFirst()
  expect(JSON.stringify(kept)).toContain('"uno"')
})

test('QST-03 answers need distinct texts, and only select questions have answers', async () => {
  const { token } = await staff()
  const { uuid } = await withAnswers(token)
  const wrong = async (question: string, answer: string) => (await add(token, question, answer)).refusal.errors
  expect(await wrong(uuid, ' ')).toEqual({ answer: ['question.error.answer_required'] })
  expect(await wrong(uuid, 'UNO')).toEqual({ answer: ['question.error.answer_taken'] })
  const text = await createQuestion(site, { type: 'text' })
  expect(await wrong(text.uuid, 'uno')).toEqual({ answer: ['question.error.answers_of_text'] })
  const type = await site.call(contract.getQuestionTypeEndpoint, { token, params: { uuid: text.uuid } })
  expect(type.answer.data).toEqual({ uuid: text.uuid, type: 'text' })
  expect((await add(token, crypto.randomUUID(), 'uno')).status).toBe(404)
})

test('QST-03 TIM-02 simultaneous choices of the correct answer leave exactly one', async () => {
  const { token } = await staff()
  const { uuid, answers } = await withAnswers(token)
  const body = (nth: number) => ({ question_uuid: uuid, uuid: answers[nth % 3]! })
  const sets = Array.from({ length: 30 }, (_, nth) => site.call(contract.setCorrectAnswerEndpoint, { token, body: body(nth) }))
  expect((await Promise.all(sets)).map(({ status }) => status)).toEqual(sets.map(() => 200))
  expect((await marks(token, uuid)).filter((mark) => mark.endsWith('true'))).toHaveLength(1)
  const empty = await createQuestion(site)
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((answer) => add(token, empty.uuid, answer)))
  expect((await marks(token, empty.uuid)).map((mark) => mark.slice(2))).toEqual(['true', 'false', 'false', 'false', 'false'])
})

test('QST-03 the database refuses a second correct answer and none', async () => {
  const { token } = await staff()
  const { id } = await withAnswers(token)
  const { db } = site.platform
  const all = (correct: boolean) => db.updateTable('answers').set({ correct }).where('question_id', '=', id).execute()
  await expect(all(true)).rejects.toMatchObject({ constraint: 'answers_one_correct' })
  await expect(all(false)).rejects.toMatchObject({ constraint: 'answers_exactly_one_correct' })
})

test('QST-04 edits and deletions leave asked questions and their pictures unchanged', async () => {
  const actor = await staff()
  const { token } = actor
  const { id, uuid, answers } = await withAnswers(token)
  const picture = fileOf(acceptedKinds.png!, 'respuesta.png')
  const pictured = (await add(token, uuid, 'cuatro', { file: picture })).answer.data
  const { db } = site.platform
  const freeze = () => db.transaction().execute((tx) => snapshotsOf(tx, [id]))
  const copy = (await freeze()).get(id)!
  const frozen = () => db.selectFrom('question_snapshots').selectAll().where('id', '=', copy).executeTakeFirstOrThrow()
  const before = await frozen()
  expect((await item(token, uuid)).in_use).toBe(true)
  const files = () => db.selectFrom('files').select('id').where('purpose', '=', 'media').execute()
  const filesBefore = await files()

  await site.call(contract.setCorrectAnswerEndpoint, { token, body: { question_uuid: uuid, uuid: answers[1]! } })
  for (const answer of [pictured.uuid, answers[0]!])
    await site.call(contract.deleteAnswerEndpoint, { token, params: { uuid: answer } })
  const { version } = await item(token, uuid)
  const body = { question: 'otra', type: 'select', language: 'es', version } as const
  expect((await site.call(contract.updateQuestionEndpoint, { token, params: { id: uuid }, body })).status).toBe(200)
  expect((await freeze()).get(id)).not.toBe(copy)
  const gone = await site.call(contract.deleteQuestionEndpoint, { token, params: { id: uuid } })
  expect(gone.answer).toMatchObject({ success_message: 'questions.put_out_of_use', data: { status: 'I', ready: false } })
  expect([await frozen(), await files()]).toEqual([before, filesBefore])
  expect((await site.auditOf(actor)).at(-1)).toBe('question.put_out_of_use')

  const back = { ...body, status: 'A', version: gone.answer.data.version } as const
  const again = await site.call(contract.updateQuestionEndpoint, { token, params: { id: uuid }, body: back })
  expect(again.answer.data).toMatchObject({ status: 'A', ready: true })
})

test('QST-04 FIL-01 deletes the files of a question that no test has asked', async () => {
  const { token } = await staff()
  const { uuid } = await withAnswers(token)
  await add(token, uuid, 'cuatro', { file: fileOf(acceptedKinds.png!, 'solo-esta.png') })
  await site.call(contract.deleteQuestionEndpoint, { token, params: { id: uuid } })
  const { db } = site.platform
  const left = await db.selectFrom('files').select('id').where('original_name', '=', 'solo-esta.png').execute()
  const noted = await db.selectFrom('unnamed_files').selectAll().where('storage_key', 'like', 'media/%').execute()
  expect([left, noted.length]).toEqual([[], 1])
})
