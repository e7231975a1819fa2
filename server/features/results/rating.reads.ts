import { sql } from 'kysely'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { listWaitingQuestions } from '#domain/results/rating.contract.ts'
import type { Likert } from '#domain/results/scoring.rules.ts'
import { cappedCount, readPage } from '../../platform/lists.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import { fullName } from './results.reads.ts'

/** So many texts are read at once, and so many of the last ratings. */
const textsAtOnce = 20
const lastRatings = 10

const skillNames = sql<string[]>`array(
  select skills.name from question_skills join skills on skills.id = question_skills.skill_id
  where question_skills.question_id = questions.id order by skills.name
)`

/** Texts of the question that wait, counted to one above the cap. */
const waiting = sql<number>`(
  select count(*)::integer from (
    select from texts_to_rate where texts_to_rate.question_id = questions.id limit ${sql.lit(limits.countCap + 1)}
  ) as counted
)`

const columns = ['questions.id', 'questions.uuid', 'questions.text', 'questions.language'] as const
const sortedBy = { question: sql`left(lower(questions.text), 200)`, language: 'language' }

/** One page of the questions that have texts to rate. */
export function readWaitingQuestions(db: Reader, query: QueryOf<typeof listWaitingQuestions>) {
  const some = db
    .selectFrom('questions')
    .where('questions.type', '=', 'text')
    .where((is) =>
      is.exists(is.selectFrom('texts_to_rate').whereRef('texts_to_rate.question_id', '=', 'questions.id').select('position')),
    )
    .select(columns)
    .select([skillNames.as('skills'), waiting.as('waiting')])
  return readPage(db, some, query, 'questions', sortedBy)
}
export type WaitingQuestionRow = Awaited<ReturnType<typeof readWaitingQuestions>>['rows'][number]

/** How many texts wait for a rating, for the badge of the menu. */
export const countWaiting = (db: Reader) => cappedCount(db, db.selectFrom('texts_to_rate'))

interface TextRow {
  readonly attempt: string
  readonly position: number
  readonly question: string
  readonly annotation: string
}
interface RatedRow extends Omit<TextRow, 'question'> {
  readonly code: Likert
  readonly rater_id: number
  readonly rater: string
  readonly rated_at: string
}

/** A question with the texts of it that wait the longest, as they were asked, and its last ratings. */
export function readTextsOfQuestion(db: Reader, id: string) {
  return db
    .selectFrom('questions')
    .where(recordIs('questions', id))
    .where('questions.type', '=', 'text')
    .select(columns)
    .select([
      skillNames.as('skills'),
      waiting.as('waiting'),
      sql<TextRow[]>`coalesce((
        select json_agg(json_build_object('attempt', attempts.uuid, 'position', asked.position, 'question', snapshot.text,
          'annotation', asked.annotation) order by first.since, first.attempt_id, first.position)
        from (
          select * from texts_to_rate where texts_to_rate.question_id = questions.id
          order by since, attempt_id, position limit ${sql.lit(textsAtOnce)}
        ) as first
        join attempts on attempts.id = first.attempt_id
        join attempt_questions asked on asked.attempt_id = first.attempt_id and asked.position = first.position
        join question_snapshots snapshot on snapshot.id = asked.snapshot_id
      ), '[]')`.as('texts'),
      sql<RatedRow[]>`coalesce((
        select json_agg(json_build_object('attempt', attempts.uuid, 'position', asked.position, 'annotation', asked.annotation,
          'code', last.code, 'rater_id', users.id, 'rater', ${fullName},
          'rated_at', last.rated_at) order by last.id desc)
        from (
          select * from ratings where ratings.question_id = questions.id and ratings.withdrawn_at is null
          order by id desc limit ${sql.lit(lastRatings)}
        ) as last
        join attempts on attempts.id = last.attempt_id
        join attempt_questions asked on asked.attempt_id = last.attempt_id and asked.position = last.position
        join users on users.id = last.rater_id
      ), '[]')`.as('rated'),
    ])
    .executeTakeFirst()
}
export type TextsOfQuestionRow = NonNullable<Awaited<ReturnType<typeof readTextsOfQuestion>>>

/** A free text by the uuid of its attempt and its position. */
export function readText(db: Reader, attempt: string, position: number) {
  return db
    .selectFrom('attempt_questions as asked')
    .innerJoin('attempts', 'attempts.id', 'asked.attempt_id')
    .where('attempts.uuid', '=', attempt)
    .where('asked.position', '=', position)
    .select(['asked.attempt_id', 'asked.position', 'asked.question_id', 'asked.annotation', 'asked.given', 'asked.points'])
    .select([
      'attempts.uuid',
      'attempts.state',
      'attempts.archived_at',
      'attempts.user_id',
      'attempts.points as total',
      'attempts.unrated',
    ])
    .select((from) =>
      from
        .selectFrom('ratings')
        .whereRef('ratings.attempt_id', '=', 'asked.attempt_id')
        .whereRef('ratings.position', '=', 'asked.position')
        .where('ratings.counts', '=', true)
        .where('ratings.withdrawn_at', 'is', null)
        .select('ratings.code')
        .as('code'),
    )
    .executeTakeFirst()
}
export type TextRowToRate = NonNullable<Awaited<ReturnType<typeof readText>>>

/** The ratings of a text that nobody took back, the first given first. */
export function readRatings(db: Reader | Tx, { attempt_id, position }: Pick<TextRowToRate, 'attempt_id' | 'position'>) {
  return db
    .selectFrom('ratings')
    .where('attempt_id', '=', attempt_id)
    .where('position', '=', position)
    .where('withdrawn_at', 'is', null)
    .select(['id', 'rater_id', 'code', 'counts'])
    .orderBy('id')
    .execute()
}
