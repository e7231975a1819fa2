import { sql } from 'kysely'
import { plannedOnce } from '../../database/planned-once.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isVacancyVisibleTo } from '../../platform/sessions/visible-vacancies.ts'

const columns = [
  'screening_questions.id',
  'screening_questions.uuid',
  'screening_questions.vacancy_id',
  'screening_questions.position',
  'screening_questions.kind',
  'screening_questions.text',
  'screening_questions.required',
  'screening_questions.choices',
  'screening_questions.knockout_answers',
  'screening_questions.knockout_min',
  'screening_questions.knockout_max',
  'screening_questions.knockout_reason',
  'screening_questions.version',
  'screening_questions.asked_version',
] as const

/** The questions of a vacancy in their order, none of which is deleted until the transaction ends. */
export const readQuestionsToAnswer = (tx: Tx, vacancyId: number): Promise<QuestionRow[]> =>
  tx
    .selectFrom('screening_questions')
    .select(columns)
    .where('vacancy_id', '=', vacancyId)
    .orderBy('position')
    .orderBy('id')
    .forKeyShare()
    .execute()

/** The questions of a vacancy, or with null those of the library, in their order. */
export function readQuestions(db: Reader, vacancyId: number | null) {
  return db
    .selectFrom('screening_questions')
    .select(columns)
    .where('vacancy_id', vacancyId === null ? 'is' : '=', vacancyId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}
export type QuestionRow = Awaited<ReturnType<typeof readQuestions>>[number]

/** A question of the library, or of a vacancy that the viewer may read about. */
export function readQuestion(db: Reader, viewer: Viewer, id: string) {
  return db
    .selectFrom('screening_questions')
    .leftJoin('vacancies', 'vacancies.id', 'screening_questions.vacancy_id')
    .select(columns)
    .where(recordIs('screening_questions', id))
    .where(sql<boolean>`(screening_questions.vacancy_id is null or ${isVacancyVisibleTo(viewer)})`)
    .executeTakeFirst()
}

/** A question of the vacancy of one of a person's current applications. */
export function readQuestionFor(db: Reader, userId: number, id: string) {
  return db
    .selectFrom('screening_questions')
    .innerJoin('applications', 'applications.vacancy_id', 'screening_questions.vacancy_id')
    .select(columns)
    .select('applications.vacancy_id')
    .where(recordIs('screening_questions', id))
    .where('applications.user_id', '=', userId)
    .where('applications.removed_at', 'is', null)
    .executeTakeFirst()
}

/** The questions of a published vacancy; undefined for one that the public never saw. */
export async function readAskedQuestions(db: Reader, job: string) {
  const named = db
    .selectFrom('vacancies')
    .select('id')
    .where(recordIs('vacancies', job))
    .where('vacancies.published_at', 'is not', null)
  const [vacancy] = await plannedOnce(db, named)
  return vacancy && readQuestions(db, vacancy.id)
}

/** The same; those of a vacancy cannot be added to or ordered by anybody else until the transaction ends. */
export async function lockQuestions(tx: Tx, vacancyId: number | null): Promise<QuestionRow[]> {
  if (vacancyId !== null) await tx.selectFrom('vacancies').select('id').where('id', '=', vacancyId).forNoKeyUpdate().execute()
  return readQuestions(tx, vacancyId)
}
