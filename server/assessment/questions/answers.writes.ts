import { limits } from '#domain/kernel/limits.ts'
import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { change } from '../../platform/changes.ts'
import type { Upload } from '../../platform/files/uploads.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { releaseMedia } from './media.writes.ts'
import { readAnswer } from './questions.reads.ts'
import { beginChange, updateReadiness } from './readiness.writes.ts'

// At the end of each transaction that writes answers, answers_exactly_one_correct and answers_first_is_correct refuse a question with answers of
// which none is correct.

type AnswerOfQuestion = NonNullable<Awaited<ReturnType<typeof readAnswer>>>

interface AnswerFields {
  readonly text: string
  readonly alternative_text: string
}

/** Adds an answer; the first one is correct (QST-03). Refuses the text of another answer, because nobody could distinguish them. */
export function addAnswer(
  platform: Platform,
  actor: Person,
  questionId: number,
  fields: AnswerFields,
  upload: Upload | undefined,
) {
  return change(platform, actor, { action: 'answer.added', detail: { answer: fields.text }, upload }, async (tx, now, keep) => {
    const question = await beginChange(tx, questionId, now, { textChanged: true })
    if (!question) return refuse('errors.not_found')
    const others = await tx.selectFrom('answers').select(['text', 'correct']).where('question_id', '=', questionId).execute()
    const refusal = refusalOf(question.type, fields.text, others)
    if (refusal) return refusal
    const { id } = await tx
      .insertInto('answers')
      .values({ ...fields, question_id: questionId, correct: others.length === 0, media_file_id: await keep(), created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return settled(tx, questionId, id)
  })
}

function refusalOf(type: 'select' | 'text', text: string, others: readonly { text: string }[]): Refusal | undefined {
  const refuseAs = (key: string) => ({ errors: { answer: [key] } })
  if (type === 'text') return refuse('errors.fields', refuseAs('question.error.answers_of_text'))
  if (others.length >= limits.answersOfQuestion) return refuse('errors.fields', refuseAs('question.error.answers_most'))
  const same = others.some((other) => other.text.toLowerCase() === text.toLowerCase())
  return same ? refuse('errors.duplicate', refuseAs('question.error.answer_taken')) : undefined
}

/** Changes the text of an answer. Results use snapshots and do not change (QST-04). */
export function updateAnswer(platform: Platform, actor: Person, answer: AnswerOfQuestion, fields: AnswerFields) {
  const { question_id: questionId, id } = answer
  return change(platform, actor, { action: 'answer.modified', detail: { answer: fields.text } }, async (tx, now) => {
    const question = await beginChange(tx, questionId, now, { textChanged: true })
    const present = await readAnswer(tx, String(id))
    if (!question || !present) return refuse('errors.not_found')
    const others = await tx
      .selectFrom('answers')
      .select('text')
      .where('question_id', '=', questionId)
      .where('id', '!=', id)
      .execute()
    const refusal = refusalOf(question.type, fields.text, others)
    if (refusal) return refusal
    await tx.updateTable('answers').set(fields).where('id', '=', id).execute()
    return settled(tx, questionId, id)
  })
}

/** Makes an answer the correct one of its question instead of the former (QST-03). The database enforces that there is exactly one. */
export function setCorrectAnswer(platform: Platform, actor: Person, questionId: number, answerId: number) {
  const detail: Record<string, unknown> = {}
  return change(platform, actor, { action: 'answer.set_correct', detail }, async (tx, now) => {
    if (!(await beginChange(tx, questionId, now, { textChanged: true }))) return refuse('errors.not_found')
    const own = tx.selectFrom('answers').select('id').where('question_id', '=', questionId).where('id', '=', answerId)
    if (!(await own.executeTakeFirst())) return refuse('errors.not_found')
    await tx
      .updateTable('answers')
      .set({ correct: false })
      .where('question_id', '=', questionId)
      .where('correct', '=', true)
      .execute()
    await tx.updateTable('answers').set({ correct: true }).where('id', '=', answerId).execute()
    const correct = await settled(tx, questionId, answerId)
    detail.answer = correct?.text
    return correct
  })
}

/** Deletes an answer unless it is the correct one (QST-03). */
export function deleteAnswer(platform: Platform, actor: Person, questionId: number, answerId: number) {
  const detail: Record<string, unknown> = { question_id: questionId }
  return change(platform, actor, { action: 'answer.deleted', detail }, async (tx, now) => {
    if (!(await beginChange(tx, questionId, now, { textChanged: true }))) return refuse('errors.not_found')
    const answer = await readAnswer(tx, String(answerId))
    if (!answer) return refuse('errors.not_found')
    if (answer.correct) return refuse('questions.error.correct_stays')
    detail.answer = answer.text
    await tx.deleteFrom('answers').where('id', '=', answerId).execute()
    await releaseMedia(tx, platform, [answer.media_file_id])
    await updateReadiness(tx, [questionId])
    return answer
  })
}

async function settled(tx: Tx, questionId: number, answerId: number) {
  await updateReadiness(tx, [questionId])
  return readAnswer(tx, String(answerId))
}
