import { sql } from 'kysely'
import type { BankQuestion } from '#domain/assessment/attempts/drawing.rules.ts'
import type { NotedAnswer } from '#domain/assessment/attempts/signals.rules.ts'
import { reckonedDifficulty } from '#domain/assessment/difficulty/chance.rules.ts'
import type { SnapshotAnswer } from '#domain/assessment/questions/questions.rules.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { plannedOnce } from '../../database/planned-once.ts'
import type { Platform, Reader } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { lastRunOf } from '../difficulty/difficulty.reads.ts'
import { attemptsLeft } from '../skills/attempts-left.reads.ts'
import { skillName, skillNameLanguage } from '../skills/skill-names.reads.ts'
import { voidTableOf } from '../skills/void-tables.reads.ts'

/** A question of an attempt, read from its snapshot. */
export interface AskedRow {
  readonly position: number
  readonly uuid: string
  readonly type: 'select' | 'text'
  readonly text: string
  readonly media_file_id: number | null
  readonly alternative_text: string
  readonly transcript: string
  readonly answers: readonly SnapshotAnswer[]
  readonly answer_order: readonly number[]
}

/** The questions of attempts with their snapshots. */
const questionsOf = (db: Reader) =>
  db
    .selectFrom('attempt_questions as asked')
    .innerJoin('questions', 'questions.id', 'asked.question_id')
    .innerJoin('question_snapshots as copy', 'copy.id', 'asked.snapshot_id')

const asAskedRow = sql<AskedRow>`jsonb_build_object(
  'position', asked.position, 'uuid', questions.uuid, 'type', copy.type, 'text', copy.text, 'media_file_id', copy.media_file_id,
  'alternative_text', copy.alternative_text, 'transcript', copy.transcript, 'answers', copy.answers, 'answer_order', asked.answer_order
)`

/**
 * A row of the caller's profile with its skill and the attempt that counts for it. That is a running attempt of the skill, even if its
 * row was deleted (SPEC-34), or else the last unarchived attempt of this row.
 */
function ownTest({ db, config, now }: Source, { id: userId, language }: Person, userSkillUuid: string) {
  const left = attemptsLeft({ config, now }, sql.ref('own.user_id'), sql.ref('own.skill_id'))
  return db
    .selectFrom('user_skills as own')
    .innerJoin('skills as skill', 'skill.id', 'own.skill_id')
    .innerJoin('users as person', 'person.id', 'own.user_id')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('attempts')
          .selectAll()
          .whereRef('attempts.user_id', '=', 'own.user_id')
          .whereRef('attempts.skill_id', '=', 'own.skill_id')
          .where('attempts.archived_at', 'is', null)
          .where((is) =>
            is.or([is('attempts.state', '=', sql.lit('running')), is('attempts.user_skill_id', '=', is.ref('own.id'))]),
          )
          .orderBy('attempts.started_at', 'desc')
          .limit(sql.lit(1))
          .as('attempt'),
      (join) => join.onTrue(),
    )
    .select(['own.id', 'own.skill_id', 'own.from_date', 'own.to_date', 'own.test_status'])
    .select([skillName(language, 'skill').as('name'), skillNameLanguage(language, 'skill').as('name_language')])
    .select(['skill.has_test', 'skill.active', 'skill.time_limit_minutes', 'person.extra_time_percent'])
    .select(['attempt.id as attempt_id', 'attempt.state', 'attempt.language', 'attempt.window_id', 'attempt.ends_at'])
    .select(['attempt.time_limit_seconds', left.as('attempts_left'), limitsOfTest.as('point_limits'), drawnQuestions.as('drawn')])
    .where('own.user_id', '=', userId)
    .where('own.uuid', '=', userSkillUuid)
}

/**
 * The limits of points by which the length of a test is decided: of a running attempt its own; else those of the vacancies that the person applied to,
 * or the limit of the skill when none of them has one (LEN-01).
 */
const limitsOfTest = sql<number[]>`case when attempt.state = 'running' then attempt.point_limits else coalesce(
  (select array_agg(distinct asked.point_limit order by asked.point_limit)
    from applications join vacancy_skills as asked on asked.vacancy_id = applications.vacancy_id
    where applications.user_id = own.user_id and applications.removed_at is null
      and asked.skill_id = own.skill_id and asked.point_limit is not null),
  case when skill.point_limit is null then '{}'::smallint[] else array[skill.point_limit] end
) end`

/** The number of questions that a running attempt drew. */
const drawnQuestions = sql<number>`(
  select count(*)::integer from attempt_questions where attempt_id = attempt.id and attempt.state = 'running'
)`

/** The skill of a row of the caller's profile; undefined when the row is not theirs. */
export async function readOwnSkill(db: Reader, { id: userId }: Person, userSkillUuid: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('user_skills')
    .select('skill_id')
    .where('user_id', '=', userId)
    .where('uuid', '=', userSkillUuid)
    .executeTakeFirst()
  return row?.skill_id
}

type Source = Pick<Platform, 'db' | 'config' | 'now'>

/** The state of a test of the caller, with the current question while it runs; undefined when the row is not theirs. */
export async function readTest(source: Source, person: Person, userSkillUuid: string) {
  const asked = questionsOf(source.db)
    .select(asAskedRow.as('row'))
    .where(sql<boolean>`asked.attempt_id = attempt.id and attempt.state = 'running'`)
    .where('asked.answered_at', 'is', null)
    .orderBy('asked.position')
    .limit(sql.lit(1))
  const answered = sql<number>`(
    select count(*)::integer from attempt_questions where attempt_id = attempt.id and answered_at is not null
  )`
  const test = ownTest(source, person, userSkillUuid).select([asked.as('asked'), answered.as('answered')])
  const [row] = await plannedOnce(source.db, test)
  return row
}
export type TestRow = NonNullable<Awaited<ReturnType<typeof readTest>>>

/** What the rules need to judge an answer: the question at its position, the answer before it, and the next question. */
export async function readAnswered(source: Source, person: Person, userSkillUuid: string, position: number) {
  const next = questionsOf(source.db)
    .select(asAskedRow.as('row'))
    .where(sql<boolean>`asked.attempt_id = attempt.id and asked.position = ${position + 1}`)
  const [row] = await plannedOnce(
    source.db,
    ownTest(source, person, userSkillUuid)
      .leftJoin('attempt_questions as kept', (join) =>
        join.onRef('kept.attempt_id', '=', 'attempt.id').on('kept.position', '=', position),
      )
      .leftJoin('questions', 'questions.id', 'kept.question_id')
      .leftJoin('question_snapshots as copy', 'copy.id', 'kept.snapshot_id')
      .leftJoin('attempt_questions as before', (join) =>
        join.onRef('before.attempt_id', '=', 'attempt.id').on('before.position', '=', position - 1),
      )
      .leftJoin('sessions as session', (join) => join.on('session.id', '=', person.sessionId))
      .select(['kept.shown_at', 'kept.answered_at', 'kept.answer_uuid', 'kept.annotation'])
      .select([
        'questions.uuid as question_uuid',
        'copy.type',
        'copy.text',
        sql<SnapshotAnswer[] | null>`copy.answers`.as('answers'),
      ])
      .select(['before.device_hash as device_before', 'before.network_hash as network_before', 'session.device_hash'])
      .select(next.as('next')),
  )
  return row
}
export type AnsweredRow = NonNullable<Awaited<ReturnType<typeof readAnswered>>>

/**
 * What decides whether a test may end with the answer at a position (LEN-01): the choice questions up to it with their difficulties in the run of the
 * attempt, and the difficulties of the bank in that run. Questions whose points everybody got decide nothing.
 */
export async function readDeciding(db: Reader, attemptId: number, position: number) {
  const inRun = db
    .selectFrom('question_difficulties as found')
    .innerJoin('attempts', 'attempts.difficulty_run_id', 'found.run_id')
    .where('attempts.id', '=', attemptId)
    .where('found.difficulty', 'is not', null)
  const answers = await db
    .selectFrom('attempt_questions as asked')
    .leftJoin(inRun.select(['found.snapshot_id', 'found.difficulty']).as('known'), 'known.snapshot_id', 'asked.snapshot_id')
    .where('asked.attempt_id', '=', attemptId)
    .where('asked.position', '<=', position)
    .where('asked.given', '=', false)
    .select(['asked.position', 'asked.correct as isRight', 'known.difficulty'])
    .execute()
  const bank = answers.some(({ difficulty }) => difficulty !== null) ? await inRun.select('found.difficulty').execute() : []
  return { answers, bank: bank.flatMap(({ difficulty }) => difficulty ?? []) }
}

/** A question, if it is the current question of any running test of the caller; otherwise undefined. */
export function readAskedQuestion(db: Reader, { id: userId }: Person, questionUuid: string, now: Date) {
  return questionsOf(db)
    .innerJoin('attempts as attempt', 'attempt.id', 'asked.attempt_id')
    .select(asAskedRow.as('asked'))
    .where('attempt.user_id', '=', userId)
    .where('attempt.state', '=', 'running')
    .where('attempt.ends_at', '>', now)
    .where('questions.uuid', '=', questionUuid)
    .where('asked.shown_at', 'is not', null)
    .where('asked.answered_at', 'is', null)
    .executeTakeFirst()
}

/** Whether the question in the row of `questions` rests in its bank (EXO-01). */
const isResting = (skillId: number, language: Language) => sql<boolean>`coalesce((
  select resting ? questions.id::text from bank_rests where skill_id = ${skillId} and language = ${language}
), false)`

/**
 * The ready questions of a skill in a language. `askedBefore` says whether an earlier attempt of the person asked it (SPEC-30); the
 * difficulties are those of the last run of the bank, or the guesses of the authors of starter questions (FAI-02).
 */
export async function readBank({ db }: Source, skillId: number, language: Language, userId: number): Promise<BankRow[]> {
  const known = db
    .selectFrom('attempts')
    .innerJoin('attempt_questions', 'attempt_questions.attempt_id', 'attempts.id')
    .select('attempt_questions.question_id')
    .where('attempts.user_id', '=', userId)
    .where('attempts.skill_id', '=', skillId)
  const ready = db
    .selectFrom('question_skills')
    .innerJoin('questions', 'questions.id', 'question_skills.question_id')
    .leftJoin('question_difficulties as found', (join) =>
      join.onRef('found.snapshot_id', '=', 'questions.snapshot_id').on('found.run_id', '=', lastRunOf(skillId, language)),
    )
    .leftJoin('starter_questions as starter', 'starter.question_id', 'questions.id')
    .select(['questions.id', 'questions.type', 'questions.snapshot_id as snapshotId', 'found.run_id as runId'])
    .select(['found.difficulty', 'found.lack', 'starter.level'])
    .select((is) => is('questions.id', 'in', known).$castTo<boolean>().as('askedBefore'))
    .select(isResting(skillId, language).as('isResting'))
    .where('question_skills.skill_id', '=', skillId)
    .where('questions.language', '=', language)
    .where('questions.ready', '=', sql.lit(true))
  const rows = await plannedOnce(db, ready)
  return rows.map(({ difficulty, lack, level, runId, ...row }) => {
    const isEstimated = reckonedDifficulty({ difficulty, lack }) !== null
    return { ...row, runId: isEstimated ? runId : null, difficulty: reckonedDifficulty({ difficulty, lack }, level) }
  })
}
export type BankRow = BankQuestion & {
  /** The question's current snapshot; null when the question has changed since the last one. */
  readonly snapshotId: number | null
  /** The run that its difficulty is of; null when it is a guess or not known. */
  readonly runId: number | null
}

/** The files of a question and its answers, by their id. Makes no query when there are none. */
export async function readMedia(db: Reader, question: AskedRow | null): Promise<ReadonlyMap<number, MediaRow>> {
  const ids = [question?.media_file_id, ...(question?.answers ?? []).map((answer) => answer.media_file_id)]
  const named = ids.filter((id) => typeof id === 'number')
  if (named.length === 0) return new Map()
  const files = await db.selectFrom('files').select(['id', 'uuid', 'media_type']).where('id', 'in', named).execute()
  return new Map(files.map((file) => [file.id, file]))
}
export interface MediaRow {
  readonly uuid: string
  readonly media_type: string
}

/** The last ended attempt of a row of the caller's profile, with the signals of each question; undefined without one. */
export async function readEnded(db: Reader, { id: userId, language }: Person, userSkillUuid: string) {
  const noted = sql<(NotedAnswer & { answered: boolean; offline_seconds: number; arrived_late: boolean })[]>`(
    select jsonb_agg(jsonb_build_object(
      'answered', answered_at is not null, 'late', late, 'left_window', left_window, 'paste_answer', paste_answer,
      'copy_answer', copy_answer, 'copy_question', copy_question, 'device_changed', device_changed,
      'network_changed', network_changed, 'too_fast', too_fast, 'offline_seconds', offline_seconds, 'arrived_late', arrived_late
    ) order by position) from attempt_questions where attempt_id = attempts.id
  )`
  return (
    db
      .selectFrom('user_skills')
      .innerJoin('attempts', 'attempts.user_skill_id', 'user_skills.id')
      .innerJoin('skills', 'skills.id', 'attempts.skill_id')
      .select(['attempts.id', 'attempts.state', 'attempts.points', 'attempts.unrated', 'attempts.explanation'])
      .select(['attempts.points_error as error', voidTableOf('attempts').as('void_table')])
      .select(['attempts.point_limits', 'attempts.is_clear'])
      .select((from) => from.ref('attempts.finished_at').$notNull().as('finished_at'))
      .select([skillName(language).as('name'), skillNameLanguage(language).as('name_language'), noted.as('noted')])
      .where('user_skills.user_id', '=', userId)
      .where('user_skills.uuid', '=', userSkillUuid)
      .where('attempts.state', '!=', 'running')
      .where('attempts.archived_at', 'is', null)
      // A finished attempt comes before a later one that expired.
      .orderBy(sql<boolean>`attempts.state = 'finished'`, 'desc')
      .orderBy('attempts.started_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )
}
export type EndedRow = NonNullable<Awaited<ReturnType<typeof readEnded>>>
