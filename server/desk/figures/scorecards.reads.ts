import { sql } from 'kysely'
import { monthAfter } from '#domain/desk/figures/counts.rules.ts'
import type { ScorecardCount } from '#domain/desk/figures/scorecards.contract.ts'
import { lateAfterMs } from '#domain/hiring/scorecards/scorecards.rules.ts'
import { dayMs } from '#domain/kernel/dates.ts'
import { endedWithKit, hasSubmitted, interviewersOf, isUndecided } from '../../hiring/scorecards/interviewers.reads.ts'
import type { Platform } from '../../platform/platform.ts'
import { isInScope, type Scope } from './scope.reads.ts'

/** Scorecards of a scope by stage: of interviews that ended in its months, of stages with a kit (SCO-02). */
export async function readScorecardFigures(
  { db, now, config }: Pick<Platform, 'db' | 'now' | 'config'>,
  scope: Scope,
): Promise<ScorecardCount[]> {
  const { from, to } = scope
  const begins = sql`(${`${from}-01`}::date::timestamp at time zone ${config.timeZone})`
  const ends = sql`(${`${monthAfter(to, 1)}-01`}::date::timestamp at time zone ${config.timeZone})`
  const { rows } = await sql<ScorecardCount>`
    with held as (
      select interviews.stage, ${hasSubmitted(sql`holding.id`)} as done, ${isUndecided} as waits,
        interviews.ends_at < ${new Date(now().getTime() - lateAfterMs)}::timestamptz as late
      from interviews join applications on applications.id = interviews.application_id
      join users as holding on holding.id in ${interviewersOf}
      -- No interview lasts longer than a day, so that the index on the beginning bounds both ends.
      where interviews.starts_at > ${begins} - ${`${dayMs / 1000} seconds`}::interval and interviews.starts_at < ${ends}
        and interviews.ends_at >= ${begins} and interviews.ends_at < ${ends} and ${endedWithKit(now())}
        and ${isInScope(scope)}
    )
    select stage, count(*) filter (where done)::integer as done,
      count(*) filter (where not done and waits and not late)::integer as due,
      count(*) filter (where not done and waits and late)::integer as late
    from held group by stage order by stage`.execute(db)
  return rows
}
