import { type RawBuilder, sql } from 'kysely'
import { dayMs } from '#domain/kernel/dates.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { InterviewStage } from '#domain/kernel/stages.ts'
import { plannedCount } from '../../platform/lists.ts'
import type { Reader } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { isKnownTo } from '../../platform/sessions/visible-people.ts'
import { isApplicationVisibleTo } from '../../platform/sessions/visible-vacancies.ts'
import { isHeldBy } from '../interviews/interviews.reads.ts'
import { endedWithKit, hasSubmitted, interviewersOf, isUndecided } from './interviewers.reads.ts'

/**
 * The interviews whose scorecard a colleague owes (SCO-02): they held it, it has ended, its stage has a kit, and nobody has decided about the
 * card yet. The index interviews_by_sender finds those of one colleague.
 */
const isDueFrom = (viewer: Person, now: Date) => sql<boolean>`(
  ${isHeldBy(sql`${viewer.id}`)} and ${endedWithKit(now)} and not ${hasSubmitted(sql`${viewer.id}`)} and ${isUndecided}
  and ${isApplicationVisibleTo(viewer)})`

/** The same as the rest of a query for counts, with the instant since which each waits. */
export const scorecardsDueFrom = (viewer: Person, now: Date): RawBuilder<unknown> => sql`
  interviews join applications on applications.id = interviews.application_id join users on users.id = applications.user_id
  where ${isDueFrom(viewer, now)} and users.deleted_at is null and ${isKnownTo(viewer)}`

/** The oldest scorecards that a colleague owes, and their number. */
export async function readDueScorecards(db: Reader, viewer: Person, now: Date) {
  const due = db
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .where(isDueFrom(viewer, now))
    .where('users.deleted_at', 'is', null)
    .where(isKnownTo(viewer))
  const rows = await due
    .select(['applications.uuid', 'users.first_name', 'users.last_name', 'interviews.ends_at', 'vacancies.uuid as vacancy_uuid'])
    .select(['vacancies.title', 'vacancies.language', sql<InterviewStage>`interviews.stage`.as('stage')])
    .select(
      sql<boolean>`exists (select from scorecards where scorecards.application_id = applications.id
        and scorecards.stage = interviews.stage and scorecards.author_id = ${viewer.id})`.as('draft'),
    )
    .orderBy('interviews.ends_at')
    .orderBy('interviews.id')
    .limit(limits.kits.due)
    .execute()
  return { rows, ...(await plannedCount(db, due)) }
}
export type DueRow = Awaited<ReturnType<typeof readDueScorecards>>['rows'][number]

/**
 * The interviewers to remind of interviews that ended within the last days, each once for each end. No interview lasts longer than a day, so
 * that the index interviews_by_start bounds the read.
 */
export async function readToRemind(db: Reader, now: Date) {
  const since = new Date(now.getTime() - limits.kits.remindedDays * dayMs)
  const { rows } = await sql<{ interview_id: number; user_id: number; ends_at: Date }>`
    select interviews.id as interview_id, owing.id as user_id, interviews.ends_at
    from interviews join applications on applications.id = interviews.application_id
    join users as owing on owing.id in ${interviewersOf}
    where interviews.starts_at > ${new Date(since.getTime() - dayMs)}::timestamptz and interviews.starts_at <= ${now}::timestamptz
      and interviews.ends_at > ${since}::timestamptz and ${endedWithKit(now)} and ${isUndecided} and not ${hasSubmitted(sql`owing.id`)}
      and not exists (select from scorecard_reminders as reminded where reminded.interview_id = interviews.id
        and reminded.user_id = owing.id and reminded.ended_at = interviews.ends_at)
    order by interviews.id, owing.id`.execute(db)
  return rows
}
