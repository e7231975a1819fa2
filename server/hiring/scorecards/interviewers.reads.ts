import { type RawBuilder, sql } from 'kysely'
import { holdsRight } from '../../platform/sessions/visible-people.ts'

/** The right that writing scorecards needs. */
export const writesScorecards = { module: 'candidates', item: 'change' } as const

/** The ids of the colleagues who hold the interview in the row of `interviews` and may write its scorecard, as a subquery. */
export const interviewersOf: RawBuilder<number> = sql`(
  select users.id from users where users.deleted_at is null and ${holdsRight(writesScorecards)} and (
    users.email = named_address(interviews.sender)
    or users.id in (select held.user_id from interview_colleagues as held where held.interview_id = interviews.id)))`

/** Condition that there is a kit for the interview in the row of `interviews`, and was when it ended: `applications` has its row. */
export const endedWithKit = (now: Date): RawBuilder<boolean> => sql`(
  interviews.cancelled_at is null and interviews.ends_at <= ${now}::timestamptz and exists (
    select from interview_kits where interview_kits.vacancy_id = applications.vacancy_id and interview_kits.stage = interviews.stage
      and interview_kits.created_at <= interviews.ends_at))`

/** Condition that a colleague has submitted the scorecard of the interview in the row of `interviews`. */
export const hasSubmitted = (colleague: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from scorecards where scorecards.application_id = interviews.application_id and scorecards.stage = interviews.stage
    and scorecards.author_id = ${colleague} and scorecards.submitted_at is not null)`

/** Condition that nobody has decided yet about the application in the row of `applications`: nobody is reminded after that. */
export const isUndecided: RawBuilder<boolean> = sql`(
  applications.removed_at is null and applications.hired_at is null and applications.stage <> 'reject')`
