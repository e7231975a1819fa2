import type { GivenAnswer } from '#domain/hiring/screening-questions/answers.contract.ts'
import { fieldOf, knockoutReason, readAnswer } from '#domain/hiring/screening-questions/screening-questions.rules.ts'
import { type FieldErrors, isRefusal, type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { changeOwn } from '../../platform/changes.ts'
import { releaseFiles } from '../../platform/files/stored-files.ts'
import type { Upload } from '../../platform/files/uploads.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { announce } from '../cards/announce.writes.ts'
import { type OwnApplicationRow, readAnswers, readApplicationToAnswer } from './answers.reads.ts'
import { type QuestionRow, readQuestions, readQuestionsToAnswer } from './screening-questions.reads.ts'
import { knockoutOf } from './screening-questions.views.ts'

/** Answers that fit the questions of a vacancy, with the questions as they are asked now. */
export type CheckedAnswers = readonly { readonly question: QuestionRow; readonly values: readonly string[] }[]

/**
 * Checks answers against the questions of a vacancy, before anything is written (SCQ-02). A question that was changed or deleted since the
 * person read it, and an answer that does not fit, is an error of its field. Undefined when the caller gave no answers at all.
 */
export async function checkAnswers(
  tx: Tx,
  vacancyId: number,
  given: readonly GivenAnswer[] | undefined,
): Promise<CheckedAnswers | undefined | Refusal> {
  return given && checkAgainst(await readQuestionsToAnswer(tx, vacancyId), given)
}

function checkAgainst(questions: readonly QuestionRow[], given: readonly GivenAnswer[]): CheckedAnswers | Refusal {
  const errors: FieldErrors = {}
  const answerTo = new Map<number, GivenAnswer>()
  for (const answer of given) {
    const name = answer.question.toLowerCase()
    const question = questions.find(({ uuid, id }) => uuid === name || String(id) === name)
    if (!question) errors[fieldOf(name)] = ['screening.error.gone']
    else answerTo.set(question.id, answer)
  }
  // A file is sent by itself, and then the question is left out here.
  const answered = questions.filter(({ id, kind }) => kind !== 'file' || answerTo.has(id))
  const checked = answered.map((question) => {
    const answer = answerTo.get(question.id)
    const isOutdated = answer?.version !== undefined && answer.version !== question.asked_version
    const read = readAnswer(question, answer?.value)
    if (isOutdated) errors[fieldOf(question.uuid)] = ['screening.error.changed']
    else if ('error' in read) errors[fieldOf(question.uuid)] = [read.error]
    return { question, values: 'values' in read ? read.values : [] }
  })
  return Object.keys(errors).length > 0 ? refuse('errors.fields', { errors }) : checked
}

/** Forgets what a person answered in an earlier application to the vacancy: they apply again, and are asked again. */
export async function forgetAnswers(tx: Tx, platform: Pick<Platform, 'files' | 'now'>, applicationId: number): Promise<void> {
  const gone = await tx.deleteFrom('screening_answers').where('application_id', '=', applicationId).returning('file_id').execute()
  await releaseFiles(
    tx,
    platform,
    gone.flatMap(({ file_id }) => file_id ?? []),
  )
}

/** Stores checked answers to questions that a locked application has no answer to, with their knock-outs. */
export async function storeAnswers(
  tx: Tx,
  { id: application_id, vacancy_id }: Pick<OwnApplicationRow, 'id' | 'vacancy_id'>,
  checked: CheckedAnswers,
  now: Date,
): Promise<void> {
  if (checked.length === 0) return
  await tx
    .insertInto('screening_answers')
    .values(
      checked.map(({ question, values }) => ({
        application_id,
        vacancy_id,
        question_id: question.id,
        position: question.position,
        kind: question.kind,
        question: question.text,
        answer: [...values],
        knockout_reason: knockoutReason(question.kind, knockoutOf(question), values),
        answered_at: now,
      })),
    )
    .execute()
}

/** The answers of an application, and the questions that it has none to. */
export async function readUnanswered(db: Tx | Platform['db'], application: Pick<OwnApplicationRow, 'id' | 'vacancy_id'>) {
  const [questions, answers] = [await readQuestions(db, application.vacancy_id), await readAnswers(db, application.id)]
  const answered = new Set(answers.map(({ question_id }) => question_id))
  return { questions, answers, unanswered: questions.filter(({ id }) => !answered.has(id)) }
}

/**
 * Stores the answers of a person who answers later (SCQ-02). Questions that have an answer already keep it, so that sending twice changes
 * nothing.
 */
export async function giveAnswers(
  platform: Platform,
  person: Person,
  application: OwnApplicationRow,
  given: readonly GivenAnswer[],
): Promise<Refusal | undefined> {
  const outcome = await changeOwn(platform, person, {}, async (tx, now) => {
    const current = await readApplicationToAnswer(tx, application.vacancy_id, person.id)
    if (!current) return refuse('errors.not_found')
    const { vacancy_id } = application
    const { questions, unanswered } = await readUnanswered(tx, { ...current, vacancy_id })
    const settled = questions.filter((question) => !unanswered.includes(question))
    const isSettled = ({ question }: GivenAnswer) =>
      settled.some(({ id, uuid }) => [uuid, String(id)].includes(question.toLowerCase()))
    const checked = checkAgainst(
      unanswered,
      given.filter((answer) => !isSettled(answer)),
    )
    if (isRefusal(checked)) return checked
    await storeAnswers(tx, { ...current, vacancy_id }, checked, now)
    await announce(platform, tx, application.vacancy_uuid, { kind: 'notified', uuid_element: application.uuid, origin: null })
    return current
  })
  return isRefusal(outcome) ? outcome : undefined
}

/**
 * Stores the file that a question of a person's current application asks for (SCQ-02). A second file for the same question is not stored, so
 * that sending twice changes nothing.
 */
export async function giveFile(
  platform: Platform,
  person: Person,
  question: QuestionRow & { readonly vacancy_id: number },
  upload: Upload,
): Promise<Refusal | undefined> {
  const { id: question_id, vacancy_id, kind, position, text } = question
  const outcome = await changeOwn(platform, person, { upload, purpose: 'answer' }, async (tx, now, keep) => {
    const current = await readApplicationToAnswer(tx, vacancy_id, person.id)
    if (!current) return refuse('errors.not_found')
    const before = (await readAnswers(tx, current.id)).filter((answer) => answer.question_id === question_id)
    if (before.some(({ file_id }) => file_id !== null)) return current
    const ids = before.map(({ id }) => id)
    if (ids.length > 0) await tx.deleteFrom('screening_answers').where('id', 'in', ids).execute()
    await tx
      .insertInto('screening_answers')
      .values({
        ...{ application_id: current.id, vacancy_id, question_id, position, kind, question: text },
        ...{ answer: [upload.originalName], file_id: await keep(), answered_at: now },
      })
      .execute()
    await announce(platform, tx, current.vacancy_uuid, { kind: 'notified', uuid_element: current.uuid, origin: null })
    return current
  })
  return isRefusal(outcome) ? outcome : undefined
}
