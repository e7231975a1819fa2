import { type RawBuilder, sql } from 'kysely'
import type { listApplicationsEndpoint, listWithdrawnEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import type { RecordedEvent } from '#domain/hiring/applications/timeline.rules.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { parseSort } from '#domain/kernel/pagination.ts'
import { firstStage } from '#domain/kernel/stages.ts'
import { skillName, skillNameLanguage, skillOrder } from '../../assessment/skills/skill-names.reads.ts'
import { hasRunningTest } from '../../assessment/skills/user-skills.reads.ts'
import { plannedOnce } from '../../database/planned-once.ts'
import { plannedCount, readPage } from '../../platform/lists.ts'
import type { Reader, Tx } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Person, Viewer } from '../../platform/sessions/viewer.ts'
import { isKnownTo } from '../../platform/sessions/visible-people.ts'
import { isVacancyVisibleTo } from '../../platform/sessions/visible-vacancies.ts'
import { hasWords, readWordQuery } from '../../platform/word-queries.ts'
import { isBroughtOnly, isPastHold, notifiedAt, notifiedStage } from '../cards/notified.reads.ts'
import { offerToAct } from '../interview-times/offers.reads.ts'
import { countOfAnswers, countOfUnanswered } from '../screening-questions/answers.reads.ts'

/** The applications that a candidate still sees: those on a board, and those that they withdrew (SPEC-62). */
const visibleToCandidate = (db: Reader, userId: number) =>
  db
    .selectFrom('applications')
    .where('applications.user_id', '=', userId)
    .where((is) => is.or([is('applications.removed_at', 'is', null), is('applications.withdrawn_at', 'is not', null)]))

/** A page of a candidate's applications (APP-03), each at the last stage of which the candidate was notified (SPEC-64). */
export async function readApplicationsOf(
  db: Reader,
  { id: userId, language }: Pick<Person, 'id' | 'language'>,
  { page, size, sort, q }: QueryOf<typeof listApplicationsEndpoint>,
  now: Date,
) {
  const { field, direction } = parseSort(sort)
  const isCancellationPastHold = isPastHold('interviews.cancelled_at', now)
  const toDo = hasSomethingToDo(sql<boolean>`(interviews.cancelled_at is not null and ${isCancellationPastHold})`, now)
  const words = await readWordQuery(db, q)
  const counted = visibleToCandidate(db, userId)
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .$if(words !== '', (query) => query.where(hasWords('search', words)))
  // An application has at most one of each joined row, so that the count does without them.
  const fitting = counted
    .leftJoin('interviews', (join) =>
      join.onRef('interviews.application_id', '=', 'applications.id').on(sql<boolean>`interviews.stage = ${notifiedStage(now)}`),
    )
    .leftJoin('interview_invitations as invitation', (join) =>
      join
        .onRef('invitation.interview_id', '=', 'interviews.id')
        .on('invitation.sequence', '=', sql<number>`interviews.sequence - (not ${isCancellationPastHold})::integer`),
    )
  const wanted = fitting
    .select([
      'applications.uuid',
      'applications.applied_at',
      'applications.source_kind',
      notifiedStage(now).as('notified_stage'),
      notifiedAt(now).as('notified_at'),
      isBroughtOnly.as('brought'),
    ])
    .select(['applications.withdrawn_at', 'interviews.starts_at', 'interviews.ends_at', 'interviews.time_zone'])
    .select([
      'interviews.sender',
      'interviews.place',
      'interviews.note',
      'interviews.uuid as interview_uuid',
      'invitation.sequence',
    ])
    .select(sql<Date | null>`case when ${isCancellationPastHold} then interviews.cancelled_at end`.as('cancelled_at'))
    .select([countOfUnanswered.as('missing'), countOfAnswers.as('given'), offerToAct(now).as('offer')])
    .select(['invitation.answer', 'invitation.answer_note', testsOfApplication(language, now).as('tests'), toDo.as('to_do')])
    .select(['vacancies.uuid as vacancy_uuid', 'vacancies.title', 'vacancies.language'])
    .select(['vacancies.employment_type', 'vacancies.active'])
    .$if(field === 'to_do', (query) => query.orderBy(toDo, direction))
    .orderBy('applications.applied_at', direction)
    .orderBy('applications.id', direction)
    .offset(page * size)
    .limit(size)
  const [rows, count] = await Promise.all([plannedOnce(db, wanted), plannedCount(db, counted)])
  return { rows, ...count }
}

/** Whether the candidate has something to do: answer an invitation or the questions of the vacancy, pick a time, or take a test. */
const hasSomethingToDo = (isCancellationPastHold: RawBuilder<boolean>, now: Date) => sql<boolean>`(
  applications.withdrawn_at is null and not ${isBroughtOnly} and ${notifiedStage(now)} <> 'reject' and (
    (invitation.sequence is not null and invitation.answer is null and not ${isCancellationPastHold} and interviews.starts_at > ${now})
    or ((interviews.cancelled_at is not null or interviews.starts_at is null) and ${offerToAct(now)} is not null)
    or (${notifiedStage(now)} <> 'approved' and ${countOfUnanswered} > 0)
    or (${notifiedStage(now)} <> 'approved' and exists (
      select from vacancy_skills join skills on skills.id = vacancy_skills.skill_id and skills.has_test and skills.active
      left join user_skills own on own.user_id = applications.user_id and own.skill_id = skills.id
      where vacancy_skills.vacancy_id = applications.vacancy_id and coalesce(own.test_status, 0) = 0
    ))
  )
)`

interface TestRow {
  readonly skill: string
  readonly skill_language: Language | null
  readonly uuid: string | null
  readonly has_dates: boolean
  readonly test_status: number | null
  readonly running: boolean
  readonly points: number | null
  readonly unrated: number | null
  readonly error: number | null
  readonly finished_at: string | null
}

/** The tests of the application's vacancy, each with the candidate's skill row and the finished attempt that counts. */
const testsOfApplication = (language: Language, now: Date) => sql<TestRow[]>`coalesce((
  select json_agg(json_build_object('skill', ${skillName(language)}, 'skill_language', ${skillNameLanguage(language)}, 'uuid', own.uuid, 'has_dates', own.from_date is not null,
    'test_status', own.test_status, 'running', ${hasRunningTest(now, 'own')}, 'points', done.points, 'unrated', done.unrated, 'error', done.points_error, 'finished_at', done.finished_at
  ) order by ${skillOrder(language)})
  from vacancy_skills join skills on skills.id = vacancy_skills.skill_id and skills.has_test and skills.active
  left join user_skills own on own.user_id = applications.user_id and own.skill_id = skills.id
  left join lateral (
    select points, unrated, points_error, finished_at from attempts
    where attempts.user_id = applications.user_id and attempts.skill_id = skills.id
      and attempts.state = 'finished' and attempts.archived_at is null
    order by attempts.started_at desc limit 1
  ) as done on own.test_status > 0
  where vacancy_skills.vacancy_id = applications.vacancy_id
), '[]')`

/**
 * The events of a candidate's own application, in order of time. Leaves out authors of moves, comments and stages of
 * which the candidate was not notified. Undefined when the application is not theirs.
 */
export async function readCandidateTimeline(
  db: Reader,
  userId: number,
  id: string,
  now: Date,
): Promise<RecordedEvent[] | undefined> {
  const application = await visibleToCandidate(db, userId)
    .select('applications.id')
    .where(recordIs('applications', id))
    .executeTakeFirst()
  if (!application) return undefined
  const { rows } = await sql<RecordedEvent>`
    select * from (
      select case when brought is not null and kind <> 'withdrawn' then 'brought' when kind in ('applied', 'restored') and actor_id <> ${userId} then 'added' else kind end as kind, at,
        to_stage as stage, null::timestamptz as starts_at, null::timestamptz as ends_at, null as time_zone,
        null as answer, '' as note, 0 as place
      from application_history
      where application_id = ${application.id} and (kind in ('applied', 'restored', 'withdrawn') or kind = 'moved' and brought is not null)
      union all
      select 'notified', queued_at, outgoing_emails.stage, null, null, null, null, '', 1
      from outgoing_emails join applications on applications.id = application_id
      where application_id = ${application.id} and kind = 'stage' and ${isPastHold('queued_at', now)}
      union all
      select case when cancels then 'cancellation' else 'invitation' end, sent_at, interviews.stage,
        invitation.starts_at, invitation.ends_at, invitation.time_zone, null, '', 2
      from interview_invitations invitation join interviews on interviews.id = invitation.interview_id
      join applications on applications.id = application_id
      where application_id = ${application.id} and ${isPastHold('sent_at', now)}
      union all
      select 'answered', answered_at, stage, invitation.starts_at, invitation.ends_at, invitation.time_zone, answer, answer_note, 3
      from interview_invitations invitation join interviews on interviews.id = invitation.interview_id
      where application_id = ${application.id} and answer is not null
      union all
      select 'answered', former.at, stage, invitation.starts_at, invitation.ends_at, invitation.time_zone, former.answer, former.note, 3
      from interview_invitations invitation join interviews on interviews.id = invitation.interview_id
      cross join jsonb_to_recordset(invitation.former_answers) as former (answer text, note text, at timestamptz)
      where application_id = ${application.id}
    ) as noted
    order by at, place limit ${limits.countCap}`.execute(db)
  return rows
}

/** A candidate's own application, locked until the transaction ends. */
export function readOwnCard(tx: Tx, userId: number, id: string) {
  return visibleToCandidate(tx, userId)
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .select(['applications.id', 'applications.uuid', 'applications.stage', 'applications.version', 'applications.withdrawn_at'])
    .select('vacancies.uuid as vacancy_uuid')
    .where(recordIs('applications', id))
    .forUpdate('applications')
    .executeTakeFirst()
}

/** A page of a vacancy's withdrawn applications (SPEC-62). */
export function readWithdrawn(db: Reader, viewer: Viewer, vacancyId: number, query: QueryOf<typeof listWithdrawnEndpoint>) {
  const withdrawn = db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .select(['applications.uuid', 'applications.stage', 'applications.applied_at'])
    .select((from) => from.ref('applications.withdrawn_at').$notNull().as('withdrawn_at'))
    .select(['users.uuid as user_uuid', 'users.first_name', 'users.last_name', 'users.email'])
    .where('applications.vacancy_id', '=', vacancyId)
    .where('applications.withdrawn_at', 'is not', null)
    .where('users.deleted_at', 'is', null)
    .where(isKnownTo(viewer))
  return readPage(db, withdrawn, query, 'applications', { withdrawn_at: 'withdrawn_at' }, 'users.search')
}

/** A vacancy that is or was public and that the viewer may read about, locked against deletion until the transaction ends. */
export async function readVacancyToApplyTo(tx: Tx, viewer: Viewer, id: string) {
  const [vacancy] = await plannedOnce(tx, vacancyToApplyTo(tx, id).where(isVacancyVisibleTo(viewer)))
  return vacancy
}
export type VacancyToApplyTo = NonNullable<Awaited<ReturnType<typeof readVacancyToApplyTo>>>

const vacancyToApplyTo = (tx: Tx, id: string) =>
  tx
    .selectFrom('vacancies')
    .select(['vacancies.id', 'vacancies.active', 'vacancies.closes_on'])
    .select(({ selectFrom }) =>
      selectFrom('applications')
        .select('position')
        .whereRef('vacancy_id', '=', 'vacancies.id')
        .where('stage', '=', sql.lit(firstStage))
        .where('removed_at', 'is', null)
        .orderBy('position', 'desc')
        .limit(sql.lit(1))
        .as('last_position'),
    )
    .where(recordIs('vacancies', id))
    .where('vacancies.published_at', 'is not', null)
    .forKeyShare('vacancies')

/** As readVacancyToApplyTo, with whether the person has a CV (SPEC-27) and a card on the board. */
export async function readVacancyFor(tx: Tx, id: string, userId: number) {
  const asked = vacancyToApplyTo(tx, id).select(({ selectFrom, exists }) => [
    exists(
      selectFrom('users')
        .select('id')
        .where('id', '=', userId)
        .where('cv_file_id', 'is not', null)
        .where('deleted_at', 'is', null)
        // The account is not erased or merged before the card is there (RAC-01).
        .forKeyShare(),
    ).as('has_cv'),
    exists(
      selectFrom('applications')
        .select('id')
        .whereRef('vacancy_id', '=', 'vacancies.id')
        .where('user_id', '=', userId)
        .where('removed_at', 'is', null),
    ).as('is_on_board'),
  ])
  const [vacancy] = await plannedOnce(tx, asked)
  return vacancy
}
