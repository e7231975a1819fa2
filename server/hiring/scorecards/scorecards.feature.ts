import { sql } from 'kysely'
import { cardNamed } from '../../platform/audit/record-names.ts'
import type { Feature } from '../../platform/feature.ts'
import { isVacancyKnownTo } from '../../platform/sessions/visible-vacancies.ts'
import { isHeldBy } from '../interviews/interviews.reads.ts'
import { hasSubmitted, isUndecided, writesScorecards } from './interviewers.reads.ts'
import { kitRoutes } from './kits.routes.ts'
import { startRemindingOfScorecards } from './reminders.writes.ts'
import { scorecardRoutes } from './scorecards.routes.ts'

export const scorecardsFeature = {
  routes: [kitRoutes, scorecardRoutes],
  records: {
    // The audit links a kit to the page of its vacancy.
    interview_kit: sql`(
      select jsonb_build_object('uuid', vacancies.uuid, 'name', vacancies.title)
      from interview_kits join vacancies on vacancies.id = interview_kits.vacancy_id where interview_kits.id = page.subject_id
    )`,
    scorecard: cardNamed(sql`(select application_id from scorecards where scorecards.id = page.subject_id)`),
  },
  updates: {
    scorecard_due: {
      right: writesScorecards,
      // The interview that it is about; nothing once the receiver has submitted, holds it no more, or somebody has decided.
      name: sql`(
        select trim(interviewed.first_name || ' ' || interviewed.last_name) from interviews
        join applications on applications.id = interviews.application_id
        join users as interviewed on interviewed.id = applications.user_id and interviewed.deleted_at is null
        where interviews.id = notice.record_id and interviews.cancelled_at is null and interviews.ends_at <= notice.at
          and ${isHeldBy(sql.ref('notice.user_id'))} and not ${hasSubmitted(sql.ref('notice.user_id'))} and ${isUndecided}
          and ${isVacancyKnownTo(sql.ref('notice.user_id'), sql.ref('applications.vacancy_id'))}
      )`,
    },
  },
  tasks: [startRemindingOfScorecards],
} satisfies Feature
