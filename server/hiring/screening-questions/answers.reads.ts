import { type RawBuilder, sql } from 'kysely'
import type { QuestionKind } from '#domain/hiring/screening-questions/screening-questions.rules.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { isKnownTo } from '../../platform/sessions/visible-people.ts'
import { isVacancyVisibleTo } from '../../platform/sessions/visible-vacancies.ts'

/** The answers of an application, in the order of their questions. */
export function readAnswers(db: Reader, applicationId: number) {
  return db
    .selectFrom('screening_answers')
    .leftJoin('files', 'files.id', 'screening_answers.file_id')
    .select(['screening_answers.id', 'question_id', 'kind', 'question', 'answer', 'knockout_reason', 'answered_at'])
    .select(['screening_answers.file_id', 'files.uuid as file_uuid'])
    .where('application_id', '=', applicationId)
    .orderBy('position')
    .orderBy('screening_answers.id')
    .execute()
}
export type AnswerRow = Awaited<ReturnType<typeof readAnswers>>[number]

/** A candidate's own current application. */
export function readOwnApplication(db: Reader, userId: number, id: string) {
  return db
    .selectFrom('applications')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .select(['applications.id', 'applications.uuid', 'applications.vacancy_id'])
    .select(['vacancies.uuid as vacancy_uuid', 'vacancies.title', 'vacancies.language'])
    .where(recordIs('applications', id))
    .where('applications.user_id', '=', userId)
    .where('applications.removed_at', 'is', null)
    .executeTakeFirst()
}
export type OwnApplicationRow = NonNullable<Awaited<ReturnType<typeof readOwnApplication>>>

/** The id of a person's application to a vacancy, locked so that two submissions of answers follow each other. */
export function readApplicationToAnswer(tx: Tx, vacancyId: number, userId: number) {
  return tx
    .selectFrom('applications')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .select(['applications.id', 'applications.uuid', 'vacancies.uuid as vacancy_uuid'])
    .where('applications.vacancy_id', '=', vacancyId)
    .where('applications.user_id', '=', userId)
    .where('applications.removed_at', 'is', null)
    .forNoKeyUpdate('applications')
    .executeTakeFirst()
}

/** An application that staff may see, on a board or withdrawn. The answers of a deleted account are not shown (SPEC-54). */
export function readApplicationOfCard(db: Reader, viewer: Viewer, id: string) {
  return db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .select(['applications.id', 'applications.vacancy_id'])
    .where(recordIs('applications', id))
    .where(isVacancyVisibleTo(viewer))
    .where(isKnownTo(viewer))
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Whether the vacancy in the row of `vacancies` asks questions, or has answers to some that it asked. */
export const vacancyAsks: RawBuilder<boolean> = sql`(
  exists (select from screening_questions where screening_questions.vacancy_id = vacancies.id)
  or exists (select from screening_answers where screening_answers.vacancy_id = vacancies.id))`

/** Whether the application in the row of `applications` has answers; and whether one of them is a knock-out. */
export const hasAnswers: RawBuilder<boolean> = sql`exists (
  select from screening_answers where screening_answers.application_id = applications.id)`
export const hasKnockout: RawBuilder<boolean> = sql`exists (
  select from screening_answers where screening_answers.application_id = applications.id and screening_answers.knockout_reason <> '')`

/** How many answers the application in the row of `applications` has. */
export const countOfAnswers: RawBuilder<number> = sql`(
  select count(*)::integer from screening_answers where screening_answers.application_id = applications.id)`

/** How many questions of the vacancy of the row of `applications` have no answer in that application. */
export const countOfUnanswered: RawBuilder<number> = sql`(
  select count(*)::integer from screening_questions where screening_questions.vacancy_id = applications.vacancy_id and not exists (
    select from screening_answers where screening_answers.application_id = applications.id
      and screening_answers.question_id = screening_questions.id))`

/** The answers of the row of `applications` as JSON, for lists and files, in no order: `inOrderOfQuestions` sorts them. */
export const answersOfApplication: RawBuilder<ListedAnswer[]> = sql`coalesce((
  select json_agg(json_build_object('id', id, 'position', position, 'kind', kind, 'question', question, 'answer', answer, 'knockout', knockout_reason))
  from screening_answers where screening_answers.application_id = applications.id), '[]')`
export interface ListedAnswer {
  readonly id: number
  readonly position: number
  readonly kind: QuestionKind
  readonly question: string
  readonly answer: readonly string[]
  readonly knockout: string
}

export const inOrderOfQuestions = (answers: readonly ListedAnswer[]): readonly ListedAnswer[] =>
  [...answers].sort((one, other) => one.position - other.position || one.id - other.id)

/** A card on a board that the viewer may see, with what an e-mail to its person needs. */
export function readCardToAsk(db: Reader, viewer: Viewer, id: string) {
  return db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .select(['applications.id', 'applications.uuid', 'applications.vacancy_id', 'applications.user_id', 'vacancies.title'])
    .select(['users.first_name', 'users.last_name', 'users.email', 'users.language'])
    .where(recordIs('applications', id))
    .where('applications.removed_at', 'is', null)
    .where(isVacancyVisibleTo(viewer))
    .where(isKnownTo(viewer))
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
}
export type CardToAsk = NonNullable<Awaited<ReturnType<typeof readCardToAsk>>>

/** The last e-mail that asked for the answers of an application. */
export const readLastAsking = (tx: Tx, applicationId: number) =>
  tx
    .selectFrom('outgoing_emails')
    .select(['subject', 'html', 'to_address', 'queued_at', 'status'])
    .where('application_id', '=', applicationId)
    .where('kind', '=', sql.lit('missing_answers'))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
