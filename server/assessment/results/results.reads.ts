import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { SnapshotAnswer } from '#domain/assessment/questions/questions.rules.ts'
import type { Likert } from '#domain/assessment/results/scoring.rules.ts'
import type { DB } from '../../database/schema.ts'
import { fullName } from '../../platform/person-name.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import { languageOf, type Viewer } from '../../platform/sessions/viewer.ts'
import { isVisibleTo } from '../../platform/sessions/visible-people.ts'
import { skillName, skillNameLanguage } from '../skills/skill-names.reads.ts'
import { hasRunningTest, isRequired } from '../skills/user-skills.reads.ts'
import { voidTableOf } from '../skills/void-tables.reads.ts'

/**
 * A skill of a person with one attempt: the requested one, else the newest unarchived, else the newest. It includes attempts from
 * before the skill was deleted and added again (SPEC-34). Undefined for a deleted account (SPEC-54).
 */
export function readResult(db: Reader, viewer: Viewer, id: string, attempt?: string) {
  return db
    .selectFrom('user_skills')
    .innerJoin('users', 'users.id', 'user_skills.user_id')
    .innerJoin('skills', 'skills.id', 'user_skills.skill_id')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('attempts')
          .selectAll()
          .whereRef('attempts.user_id', '=', 'user_skills.user_id')
          .whereRef('attempts.skill_id', '=', 'user_skills.skill_id')
          .$if(attempt !== undefined, (query) => query.where('attempts.uuid', '=', attempt ?? ''))
          .orderBy(sql`attempts.archived_at is null`, 'desc')
          .orderBy('attempts.started_at', 'desc')
          .limit(1)
          .as('shown'),
      (join) => join.onTrue(),
    )
    .where(recordIs('user_skills', id))
    .where('users.deleted_at', 'is', null)
    .where(isVisibleTo(viewer))
    .select([
      'user_skills.id',
      'user_skills.uuid',
      'user_skills.note',
      'user_skills.test_status',
      'users.uuid as user_uuid',
      'users.first_name',
      'users.last_name',
      'users.email',
      'skills.uuid as skill_uuid',
      skillName(languageOf(viewer)).as('skill'),
      skillNameLanguage(languageOf(viewer)).as('skill_language'),
      'shown.id as attempt_id',
      'shown.uuid as attempt',
      'shown.state',
      'shown.language',
      'shown.started_at',
      'shown.finished_at',
      'shown.archived_at',
      'shown.explanation',
      'shown.explained_at',
      'shown.points',
      'shown.unrated',
      'shown.points_error as error',
      'shown.point_limits',
      'shown.is_clear',
      voidTableOf('shown').as('void_table'),
    ])
    .executeTakeFirst()
}
export type ResultRow = NonNullable<Awaited<ReturnType<typeof readResult>>>

export interface RatingRow {
  readonly code: Likert
  readonly rater_id: number
  readonly rater: string
  readonly rated_at: string
  readonly counts: boolean
}
interface FileRow {
  readonly id: number
  readonly uuid: string
  readonly media_type: string
}

/** The ratings of the current row of `attempt_questions` that were not withdrawn; the one that counts comes first. */
export const ratingsOfText: RawBuilder<RatingRow[]> = sql`coalesce((
  select json_agg(json_build_object(
    'code', ratings.code, 'rater_id', users.id, 'rater', ${fullName}, 'rated_at', ratings.rated_at, 'counts', ratings.counts
  ) order by ratings.counts desc, ratings.id)
  from ratings join users on users.id = ratings.rater_id
  where ratings.attempt_id = attempt_questions.attempt_id and ratings.position = attempt_questions.position
    and ratings.withdrawn_at is null
), '[]')`

const files: RawBuilder<FileRow[]> = sql`coalesce((
  select json_agg(json_build_object('id', files.id, 'uuid', files.uuid, 'media_type', files.media_type)) from files
  where files.id = snapshot.media_file_id
    or files.id in (select (answer ->> 'media_file_id')::bigint from jsonb_array_elements(snapshot.answers) as answer)
), '[]')`

/** The former points and the time of the change, when the question's points were given to everybody. */
const broken: RawBuilder<{ former_points: number | null; at: string } | null> = sql`(
  select json_build_object('former_points', former_points, 'at', at) from point_changes
  where point_changes.attempt_id = attempt_questions.attempt_id and point_changes.position = attempt_questions.position
    and reason = 'broken'
  order by point_changes.id desc limit 1
)`

/** The questions of an attempt from their snapshots, with answers, signals and ratings (SPEC-38). */
export function readAttemptQuestions(db: Reader, attemptId: number) {
  return db
    .selectFrom('attempt_questions')
    .innerJoin('question_snapshots as snapshot', 'snapshot.id', 'attempt_questions.snapshot_id')
    .innerJoin('questions', 'questions.id', 'attempt_questions.question_id')
    .where('attempt_questions.attempt_id', '=', attemptId)
    .selectAll('attempt_questions')
    .select([
      'questions.uuid as question_uuid',
      'snapshot.type',
      'snapshot.text',
      'snapshot.media_file_id',
      'snapshot.alternative_text',
      'snapshot.transcript',
      sql<SnapshotAnswer[]>`snapshot.answers`.as('answers'),
      ratingsOfText.as('ratings'),
      files.as('files'),
      broken.as('broken'),
    ])
    .orderBy('attempt_questions.position')
    .execute()
}
export type AttemptQuestionRow = Awaited<ReturnType<typeof readAttemptQuestions>>[number]

/** All attempts at the skill of a profile row, newest first (SPEC-34). */
export function readAttempts(db: Reader, { user_id, skill_id }: HeldSkill) {
  return db
    .selectFrom('attempts')
    .innerJoinLateral(countsOf, (join) => join.onTrue())
    .where('attempts.user_id', '=', user_id)
    .where('attempts.skill_id', '=', skill_id)
    .select(['attempts.uuid', 'attempts.state', 'attempts.started_at', 'attempts.finished_at', 'attempts.archived_at'])
    .select(['attempts.points', 'attempts.unrated', 'attempts.points_error as error'])
    .selectAll('counts')
    .orderBy('attempts.started_at', 'desc')
    .limit(100)
    .execute()
}
export type AttemptRow = Awaited<ReturnType<typeof readAttempts>>[number]

function countsOf(from: ExpressionBuilder<DB, 'attempts'>) {
  return from
    .selectFrom('attempt_questions')
    .innerJoin('question_snapshots', 'question_snapshots.id', 'attempt_questions.snapshot_id')
    .whereRef('attempt_questions.attempt_id', '=', 'attempts.id')
    .select([
      sql<number>`count(*) filter (where question_snapshots.type = 'text')`.as('text'),
      sql<number>`count(*) filter (where question_snapshots.type = 'select')`.as('selection'),
      sql<number>`count(*) filter (where correct)`.as('correct'),
      sql<number>`count(*) filter (where not correct)`.as('incorrect'),
      sql<number>`count(*) filter (where annotation is not null and attempt_questions.points is null)`.as('unevalued'),
    ])
    .as('counts')
}

/** The person and the skill of a profile row, if the viewer may read its results. */
export function readHeldSkill(db: Reader, viewer: Viewer, id: string) {
  return db
    .selectFrom('user_skills')
    .innerJoin('users', 'users.id', 'user_skills.user_id')
    .where(recordIs('user_skills', id))
    .where('users.deleted_at', 'is', null)
    .where(isVisibleTo(viewer))
    .select(['user_skills.user_id', 'user_skills.skill_id'])
    .executeTakeFirst()
}
type HeldSkill = NonNullable<Awaited<ReturnType<typeof readHeldSkill>>>

/** A skill of a profile, with whether an application or a running test needs it. */
export function readUserSkill(db: Reader, viewer: Viewer, now: Date, skill: string, person: string) {
  return db
    .selectFrom('user_skills')
    .innerJoin('users', 'users.id', 'user_skills.user_id')
    .innerJoin('skills', 'skills.id', 'user_skills.skill_id')
    .where(recordIs('skills', skill))
    .where(recordIs('users', person))
    .where(isVisibleTo(viewer))
    .select(['user_skills.id', 'user_skills.uuid', 'user_skills.user_id', 'user_skills.skill_id'])
    .select([isRequired.as('asked_for'), hasRunningTest(now).as('running')])
    .executeTakeFirst()
}
export type UserSkillRow = NonNullable<Awaited<ReturnType<typeof readUserSkill>>>

export function readAttempt(db: Reader, viewer: Viewer, uuid: string, skill: string, person: string) {
  return db
    .selectFrom('attempts')
    .innerJoin('users', 'users.id', 'attempts.user_id')
    .innerJoin('skills', 'skills.id', 'attempts.skill_id')
    .where('attempts.uuid', '=', uuid)
    .where(recordIs('skills', skill))
    .where(recordIs('users', person))
    .where(isVisibleTo(viewer))
    .select(['attempts.id', 'attempts.uuid', 'attempts.state', 'attempts.user_id', 'attempts.skill_id'])
    .executeTakeFirst()
}
export type AttemptOfSkillRow = NonNullable<Awaited<ReturnType<typeof readAttempt>>>
