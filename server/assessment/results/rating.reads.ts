import { type RawBuilder, sql } from 'kysely'
import type { listWaitingQuestionsEndpoint, Opinion } from '#domain/assessment/results/rating.contract.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { limits } from '#domain/kernel/limits.ts'
import { inOrder } from '../../platform/in-order.ts'
import { cappedCount, readPage } from '../../platform/lists.ts'
import { fullName } from '../../platform/person-name.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { isVisibleTo } from '../../platform/sessions/visible-people.ts'
import { isLimited } from '../../platform/sessions/visible-vacancies.ts'
import { skillName, skillOrder } from '../skills/skill-names.reads.ts'
import { type RatingRow, ratingsOfText } from './results.reads.ts'

/** How many texts and how many of the latest ratings one read returns. */
const maxTexts = 20
const maxLastRatings = 10

const skillNames = ({ language }: Person) => sql<string[]>`array(
  select ${skillName(language)} from question_skills join skills on skills.id = question_skills.skill_id
  where question_skills.question_id = questions.id order by ${skillOrder(language)}
)`

/** Whether the asker may read about the author of a text, whose attempt is named by the id given (TEA-02). */
export const isOfVisiblePerson = (asker: Person, attempt: string): RawBuilder<boolean> =>
  isLimited(asker)
    ? sql`exists (
        select from attempts as written join users on users.id = written.user_id
        where written.id = ${sql.ref(attempt)} and ${isVisibleTo(asker)}
      )`
    : sql`true`

const unratedTexts = (asker: Person) => sql`
  select attempt_id, position, since from texts_to_rate
  where texts_to_rate.question_id = questions.id and ${isOfVisiblePerson(asker, 'texts_to_rate.attempt_id')}`

/** Texts of open accounts and unarchived attempts that one person has rated, where neither rater nor author is the asker. */
const textsRatedOnce = (asker: Person) => sql`
  select first.attempt_id, first.position, first.rated_at as since
  from ratings as first
  join attempts as taken on taken.id = first.attempt_id
  join users as taker on taker.id = taken.user_id and taker.deleted_at is null
  join attempt_questions as text on text.attempt_id = first.attempt_id and text.position = first.position
  where first.question_id = questions.id and first.counts and first.withdrawn_at is null and first.rater_id <> ${asker.id}
    and taken.state = 'finished' and taken.archived_at is null and taken.user_id <> ${asker.id}
    and text.annotation <> '' and not text.given and ${isOfVisiblePerson(asker, 'first.attempt_id')}
    and not exists (
      select from ratings as other
      where other.attempt_id = first.attempt_id and other.position = first.position and other.withdrawn_at is null
        and other.id <> first.id
    )`

/** Of the current row of `questions`, the texts that the asker may rate: unrated ones, or those that need a second opinion. */
const textsFor = (asker: Person, opinion: Opinion): RawBuilder<unknown> =>
  opinion === 'first' ? unratedTexts(asker) : textsRatedOnce(asker)

/** Their number, counted up to one above the cap. */
const countOf = (texts: RawBuilder<unknown>) =>
  sql<number>`(select count(*)::integer from (${texts} limit ${sql.lit(limits.countCap + 1)}) as counted)`

const columns = ['questions.id', 'questions.uuid', 'questions.text', 'questions.language'] as const
const sortedBy = { question: inOrder('questions.text'), language: 'language' }

/** One page of the questions with texts that the asker may rate. */
export function readWaitingQuestions(db: Reader, asker: Person, query: QueryOf<typeof listWaitingQuestionsEndpoint>) {
  const texts = textsFor(asker, query.opinion)
  const some = db
    .selectFrom('questions')
    .where('questions.type', '=', 'text')
    .where(sql<boolean>`exists (${texts})`)
    .select(columns)
    .select([skillNames(asker).as('skills'), countOf(texts).as('waiting')])
  return readPage(db, some, query, 'questions', sortedBy)
}
export type WaitingQuestionRow = Awaited<ReturnType<typeof readWaitingQuestions>>['rows'][number]

/** The number of unrated texts that the asker may read, for the menu's badge. */
export const countWaiting = (db: Reader, asker: Person) =>
  cappedCount(db, db.selectFrom('texts_to_rate').where(isOfVisiblePerson(asker, 'texts_to_rate.attempt_id')))

interface TextRow {
  readonly attempt: string
  readonly position: number
  readonly question: string
  readonly annotation: string
}
interface RatedRow extends Omit<TextRow, 'question'>, Pick<RatingRow, 'code' | 'rater_id' | 'rater' | 'rated_at'> {
  /** All ratings of the text, including this one. */
  readonly ratings: readonly RatingRow[]
}

/** A question with the texts that have waited longest, as they were asked, and its latest ratings. */
export function readTextsOfQuestion(db: Reader, asker: Person, id: string, opinion: Opinion) {
  const texts = textsFor(asker, opinion)
  return db
    .selectFrom('questions')
    .where(recordIs('questions', id))
    .where('questions.type', '=', 'text')
    .select(columns)
    .select([
      skillNames(asker).as('skills'),
      countOf(texts).as('waiting'),
      sql<TextRow[]>`coalesce((
        select json_agg(json_build_object('attempt', attempts.uuid, 'position', asked.position, 'question', snapshot.text,
          'annotation', asked.annotation) order by first.since, first.attempt_id, first.position)
        from (${texts} order by since, attempt_id, position limit ${sql.lit(maxTexts)}) as first
        join attempts on attempts.id = first.attempt_id
        join attempt_questions asked on asked.attempt_id = first.attempt_id and asked.position = first.position
        join question_snapshots snapshot on snapshot.id = asked.snapshot_id
      ), '[]')`.as('texts'),
      sql<RatedRow[]>`coalesce((
        select json_agg(json_build_object('attempt', attempts.uuid, 'position', attempt_questions.position,
          'annotation', attempt_questions.annotation, 'code', last.code, 'rater_id', users.id, 'rater', ${fullName},
          'rated_at', last.rated_at, 'ratings', ${ratingsOfText}) order by last.id desc)
        from (
          select ratings.* from ratings
          join attempts as taken on taken.id = ratings.attempt_id
          join users as taker on taker.id = taken.user_id and taker.deleted_at is null
          where ratings.question_id = questions.id and ratings.withdrawn_at is null
            and ${isOfVisiblePerson(asker, 'ratings.attempt_id')}
          order by ratings.id desc limit ${sql.lit(maxLastRatings)}
        ) as last
        join attempts on attempts.id = last.attempt_id
        join attempt_questions on attempt_questions.attempt_id = last.attempt_id and attempt_questions.position = last.position
        join users on users.id = last.rater_id
      ), '[]')`.as('rated'),
    ])
    .executeTakeFirst()
}
export type TextsOfQuestionRow = NonNullable<Awaited<ReturnType<typeof readTextsOfQuestion>>>

/** A free text by its attempt's uuid and its position; undefined when its author's account is deleted or hidden from the asker. */
export function readText(db: Reader, asker: Person, attempt: string, position: number) {
  return db
    .selectFrom('attempt_questions as asked')
    .innerJoin('attempts', 'attempts.id', 'asked.attempt_id')
    .innerJoin('users', 'users.id', 'attempts.user_id')
    .where('attempts.uuid', '=', attempt)
    .where('users.deleted_at', 'is', null)
    .where(isOfVisiblePerson(asker, 'attempts.id'))
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

/** The ratings of a text that were not withdrawn, oldest first. */
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
