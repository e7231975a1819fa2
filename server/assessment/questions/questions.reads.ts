import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { listQuestionsEndpoint } from '#domain/assessment/questions/questions.contract.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { anyRow } from '../../database/any-row.ts'
import { inOrder } from '../../platform/in-order.ts'
import { readPage } from '../../platform/lists.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'

const sortedBy = {
  created_at: 'created_at',
  question: inOrder('questions.text'),
  type: 'type',
  language: 'language',
}

type Page = Omit<QueryOf<typeof listQuestionsEndpoint>, 'skills'>

/** One page of the questions of any of these skills, or of all questions when the list is empty (QST-01). */
export function readQuestions(db: Reader, page: Page, skillIds: readonly string[]) {
  const all = questionsWithParts(db)
  return readPage(db, skillIds.length > 0 ? all.where(isOfSkills(skillIds)) : all, page, 'questions', sortedBy)
}

/** Whether a question belongs to one of the skills, given by uuid or id. */
function isOfSkills(skillIds: readonly string[]) {
  const named = sql.join(
    skillIds.map((id) => recordIs('skills', id)),
    sql` or `,
  )
  return sql<boolean>`questions.id in (
    select question_id from question_skills where skill_id in (select skills.id from skills where ${named})
  )`
}

export function readQuestion(db: Reader, id: string) {
  return questionsWithParts(db).where(recordIs('questions', id)).executeTakeFirst()
}
export type QuestionRow = NonNullable<Awaited<ReturnType<typeof readQuestion>>>

/** One answer; `question_id` names its question. */
export function readAnswer(db: Reader, id: string) {
  return answersWithMedia(db).select('answers.question_id').where(recordIs('answers', id)).executeTakeFirst()
}
export type AnswerRow = Omit<NonNullable<Awaited<ReturnType<typeof readAnswer>>>, 'question_id'>

/** The skills with these uuids or ids; unknown ones are left out. */
export function readSkillsNamed(db: Reader, ids: readonly string[]) {
  return db
    .selectFrom('skills')
    .select(['id', 'uuid'])
    .where((is) => is.or(ids.map((id) => recordIs('skills', id))))
    .execute()
}

/** Questions with their media, skills and answers, as the screens of the bank show them. */
function questionsWithParts(db: Reader) {
  return db
    .selectFrom('questions')
    .leftJoin('files', 'files.id', 'questions.media_file_id')
    .select([
      'questions.id',
      'questions.uuid',
      'questions.text',
      'questions.type',
      'questions.language',
      'questions.media_file_id',
      'questions.alternative_text',
      'questions.transcript',
      'questions.active',
      'questions.broken_at',
      'questions.ready',
      'questions.created_at',
      'questions.version',
      'files.uuid as file_uuid',
      'files.media_type',
      'files.original_name',
    ])
    .select((from) => [
      anyRow(sql`question_snapshots where question_snapshots.question_id = questions.id`).as('in_use'),
      jsonArrayFrom(
        from
          .selectFrom('question_skills')
          .innerJoin('skills', 'skills.id', 'question_skills.skill_id')
          .select(['skills.uuid', 'skills.name_es', 'skills.name_en'])
          .whereRef('question_skills.question_id', '=', 'questions.id')
          .orderBy(inOrder('skills.name')),
      ).as('skills'),
      jsonArrayFrom(answersWithMedia(db).where('answers.question_id', '=', sql<number>`questions.id`).orderBy('answers.id')).as(
        'answers',
      ),
    ])
}

function answersWithMedia(db: Reader) {
  return db
    .selectFrom('answers')
    .innerJoin('questions as asked', 'asked.id', 'answers.question_id')
    .leftJoin('files', 'files.id', 'answers.media_file_id')
    .select([
      'answers.id',
      'answers.uuid',
      'asked.uuid as question_uuid',
      'answers.text',
      'answers.correct',
      'answers.media_file_id',
      'answers.alternative_text',
      'files.uuid as file_uuid',
      'files.media_type',
      'files.original_name',
    ])
}

/** The facts that decide whether questions may be asked; used by all writes of the bank. */
export function readParts(db: Reader, questionIds: readonly number[]) {
  return questionsWithParts(db).where('questions.id', 'in', questionIds).execute()
}
