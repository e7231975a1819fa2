import { type RawBuilder, sql } from 'kysely'
import { isBlind } from '#domain/hiring/scorecards/scorecards.rules.ts'
import { type InterviewStage, isInterview, stages } from '#domain/kernel/stages.ts'
import { testsOf } from '../../assessment/results/vacancy-results.reads.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import { mayUse, type Person, type Viewer } from '../../platform/sessions/viewer.ts'
import { isKnownTo } from '../../platform/sessions/visible-people.ts'
import { isVacancyVisibleTo } from '../../platform/sessions/visible-vacancies.ts'
import { isHeldBy } from '../interviews/interviews.reads.ts'
import { endedWithKit, hasSubmitted, interviewersOf, writesScorecards } from './interviewers.reads.ts'

/** An application that staff may see, on a board or withdrawn. Nothing is shown of a deleted account (SPEC-54). */
export function readApplicationOfScorecards(db: Reader, viewer: Person, id: string) {
  return db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .select(['applications.id', 'applications.user_id', 'applications.vacancy_id', 'users.first_name', 'users.last_name'])
    .select(['vacancies.uuid as vacancy_uuid', 'vacancies.title', 'vacancies.language'])
    .where(recordIs('applications', id))
    .where(isVacancyVisibleTo(viewer))
    .where(isKnownTo(viewer))
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
}
export type ApplicationRow = NonNullable<Awaited<ReturnType<typeof readApplicationOfScorecards>>>

/** When the interview of a stage takes place, unless it was cancelled. */
export function readInterviewOf(db: Reader, applicationId: number, stage: InterviewStage) {
  return db
    .selectFrom('interviews')
    .select(['starts_at', 'ends_at'])
    .where('application_id', '=', applicationId)
    .where('stage', '=', stage)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
}

export interface PointRow {
  readonly criterion_id: number | null
  readonly skill_id: number | null
  readonly name: string
  readonly point: number | null
  readonly note: string
}

export interface NoteRow {
  readonly question: string
  readonly text: string
  readonly note: string
}

const points = sql<PointRow[]>`coalesce((
  select json_agg(json_build_object('criterion_id', criterion_id, 'skill_id', skill_id, 'name', name, 'point', point, 'note', note) order by position)
  from scorecard_points where scorecard_id = scorecards.id
), '[]')`

/** A colleague's scorecard of a stage, submitted or not. */
export function readOwnScorecard(db: Reader, applicationId: number, stage: InterviewStage, authorId: number) {
  return db
    .selectFrom('scorecards')
    .select(['id', 'scale', 'words', 'summary', 'version', 'submitted_at', points.as('points')])
    .select(sql<NoteRow[]>`notes`.as('notes'))
    .where('application_id', '=', applicationId)
    .where('stage', '=', stage)
    .where('author_id', '=', authorId)
    .executeTakeFirst()
}
export type OwnScorecardRow = NonNullable<Awaited<ReturnType<typeof readOwnScorecard>>>

export interface ContentOfVersion {
  readonly criteria: { name: string; point: number | null; note: string }[]
  readonly notes: { text: string; note: string }[]
  readonly summary: string
}

/** The submitted scorecards of some stages of an application, the first ones first. */
export function readSubmitted(db: Reader, applicationId: number, of: readonly InterviewStage[]) {
  return db
    .selectFrom('scorecards')
    .innerJoin('users', 'users.id', 'scorecards.author_id')
    .select(['scorecards.id', 'scorecards.stage', 'scorecards.author_id', 'scorecards.scale', 'scorecards.words'])
    .select(['scorecards.summary', 'scorecards.submitted_at', 'scorecards.could_read', points.as('points')])
    .select(sql<NoteRow[]>`scorecards.notes`.as('notes'))
    .select(
      sql<string>`case when users.deleted_at is null then trim(users.first_name || ' ' || users.last_name) else '' end`.as(
        'author',
      ),
    )
    .select(
      sql<{ submitted_at: string; content: ContentOfVersion }[]>`coalesce((
        select json_agg(json_build_object('submitted_at', former.submitted_at, 'content', former.content) order by former.version desc)
        from scorecard_versions as former where former.scorecard_id = scorecards.id
      ), '[]')`.as('earlier'),
    )
    .where('scorecards.application_id', '=', applicationId)
    .where('scorecards.submitted_at', 'is not', null)
    .where(sql<boolean>`scorecards.stage = any(${[...of]}::text[])`)
    .orderBy('scorecards.submitted_at')
    .orderBy('scorecards.id')
    .execute()
}
export type SubmittedRow = Awaited<ReturnType<typeof readSubmitted>>[number]

interface Standing {
  readonly stage: InterviewStage
  readonly has_kit: boolean
  readonly is_interviewer: boolean
  /** The viewer's scorecard; null for none. */
  readonly own_submitted: boolean | null
  /** Interviewers of an ended interview who have not submitted. */
  readonly waiting: readonly { readonly id: number; readonly name: string }[]
}

/** How a viewer stands to the scorecards of each stage with interviews: see isBlind. */
export async function readStandings(
  db: Reader,
  viewer: Person,
  { id, vacancy_id }: Pick<ApplicationRow, 'id' | 'vacancy_id'>,
  now: Date,
) {
  const { rows } = await sql<Standing>`
    select stages.stage,
      exists (select from interview_kits where interview_kits.vacancy_id = ${vacancy_id} and interview_kits.stage = stages.stage) as has_kit,
      exists (select from interviews where interviews.application_id = ${id} and interviews.stage = stages.stage
        and interviews.cancelled_at is null and ${isHeldBy(sql`${viewer.id}`)}) as is_interviewer,
      (select scorecards.submitted_at is not null from scorecards where scorecards.application_id = ${id}
        and scorecards.stage = stages.stage and scorecards.author_id = ${viewer.id}) as own_submitted,
      coalesce((
        select json_agg(json_build_object('id', owing.id, 'name', trim(owing.first_name || ' ' || owing.last_name)) order by owing.id)
        from interviews join applications on applications.id = interviews.application_id
        join users as owing on owing.id in ${interviewersOf}
        where interviews.application_id = ${id} and interviews.stage = stages.stage and ${endedWithKit(now)}
          and not exists (select from scorecards where scorecards.application_id = ${id} and scorecards.stage = stages.stage
            and scorecards.author_id = owing.id and scorecards.submitted_at is not null)
      ), '[]') as waiting
    from unnest(${stages.filter(isInterview)}::text[]) as stages(stage)`.execute(db)
  const mayWrite = mayUse(viewer, writesScorecards)
  return rows.map(({ stage, has_kit: hasKit, is_interviewer: isInterviewer, own_submitted: submitted, waiting }) => {
    const own = submitted === null ? undefined : { submitted }
    return { stage, hasKit, own, waiting, blind: isBlind({ own, isInterviewer, hasKit, mayWrite }) }
  })
}
export type StandingRow = Awaited<ReturnType<typeof readStandings>>[number]

/**
 * The same rule in lists: condition that a viewer may read the submitted scorecard in the row of `scorecards`. The interviews of which the
 * viewer is blind are few, and read once for all rows. `scorecards.routes.test.ts` compares both.
 */
export function isScorecardReadableBy(viewer: Viewer): RawBuilder<boolean> {
  const submitted = sql<boolean>`scorecards.submitted_at is not null`
  if (viewer.kind !== 'person') return sql`false`
  if (!mayUse(viewer, writesScorecards)) return submitted
  return sql`(${submitted} and (scorecards.application_id, scorecards.stage) not in ${blindInterviewsOf(viewer)})`
}

/** The interviews of which the viewer is blind, as application and stage. */
const blindInterviewsOf = (viewer: Person) => sql`(
  select own.application_id, own.stage from scorecards as own where own.author_id = ${viewer.id} and own.submitted_at is null
  union all
  select interviews.application_id, interviews.stage from interviews
  join applications as held on held.id = interviews.application_id
  join interview_kits on interview_kits.vacancy_id = held.vacancy_id and interview_kits.stage = interviews.stage
  where interviews.cancelled_at is null and ${isHeldBy(sql`${viewer.id}`)} and not ${hasSubmitted(sql`${viewer.id}`)})`

/** Whether the viewer is blind of an interview of the application in the row of `applications`. */
export function isBlindOn(viewer: Viewer): RawBuilder<boolean> {
  if (viewer.kind !== 'person' || !mayUse(viewer, writesScorecards)) return sql`false`
  return sql`applications.id in (select blind.application_id from ${blindInterviewsOf(viewer)} as blind)`
}

/** The tests of a person, by the skills that scorecards are about. */
export async function readTestsOf(db: Reader, applicationId: number, skillIds: readonly number[]) {
  const { tests } = await db
    .selectFrom('applications')
    .select(testsOf(skillIds).as('tests'))
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow()
  return tests
}
