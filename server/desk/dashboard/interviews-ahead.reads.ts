import { sql } from 'kysely'
import type { InterviewAnswer } from '#domain/hiring/interviews/interviews.rules.ts'
import { calendarDay, dayMs } from '#domain/kernel/dates.ts'
import { endOfDay } from '#domain/kernel/end-of-day.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { Reader } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { isKnownTo } from '../../platform/sessions/visible-people.ts'
import { isVacancyVisibleTo } from '../../platform/sessions/visible-vacancies.ts'

/**
 * The interviews that the viewer may read about and that have not ended, until the end of tomorrow in the site's time zone; the next
 * `limits.interviewsAhead`, and whether there are more (ADM-01). The index interviews_by_start has them in order.
 */
export async function readInterviewsAhead(db: Reader, viewer: Person, now: Date, timeZone: string) {
  const tomorrow = calendarDay(endOfDay(calendarDay(now, timeZone), timeZone), timeZone)
  const rows = await db
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .select(['applications.uuid', 'interviews.stage', 'interviews.starts_at', 'users.first_name', 'users.last_name'])
    .select(['vacancies.uuid as vacancy_uuid', 'vacancies.title', 'vacancies.language as vacancy_language'])
    .select(
      sql<InterviewAnswer | null>`(
        select answer from interview_invitations as invitation
        where invitation.interview_id = interviews.id and invitation.sequence = interviews.sequence
      )`.as('answer'),
    )
    .where('interviews.cancelled_at', 'is', null)
    .where('interviews.ends_at', '>', now)
    // No interview lasts longer than a day, so that the index on the beginning bounds both ends.
    .where('interviews.starts_at', '>', new Date(now.getTime() - dayMs))
    .where('interviews.starts_at', '<', endOfDay(tomorrow, timeZone))
    .where('applications.removed_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .where(isVacancyVisibleTo(viewer))
    .where(isKnownTo(viewer))
    .orderBy('interviews.starts_at')
    .orderBy('interviews.id')
    .limit(limits.interviewsAhead + 1)
    .execute()
  return { rows: rows.slice(0, limits.interviewsAhead), more: rows.length > limits.interviewsAhead }
}
export type InterviewAheadRow = Awaited<ReturnType<typeof readInterviewsAhead>>['rows'][number]
