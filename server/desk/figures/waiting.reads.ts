import { sql } from 'kysely'
import { monthAfter } from '#domain/desk/figures/counts.rules.ts'
import { mostInStage } from '#domain/desk/figures/pictures.rules.ts'
import { type StageOnTheWay, stagesOnTheWay } from '#domain/desk/figures/runs.rules.ts'
import type { WaitingFigures } from '#domain/desk/figures/waiting.contract.ts'
import { dayMs } from '#domain/kernel/dates.ts'
import { startOfDay } from '#domain/kernel/end-of-day.ts'
import { limits } from '#domain/kernel/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { isWaitingForNewsSince, newsOverdueBefore } from '../dashboard/dashboard.reads.ts'
import { inScope } from './figures.reads.ts'
import type { Scope } from './scope.reads.ts'

interface Row {
  readonly stage: StageOnTheWay
  readonly days: number
  readonly count: number
  readonly late: number
}

/** The days in their stage of those people of a scope who are in process, `mostInStage` of each stage at most (PIC-01). */
export async function readWaiting(
  { db, now, config }: Pick<Platform, 'db' | 'now' | 'config'>,
  scope: Scope,
): Promise<Pick<WaitingFigures, 'term' | 'stages'>> {
  const at = now()
  const begins = startOfDay(`${scope.from}-01`, config.timeZone)
  const ends = startOfDay(`${monthAfter(scope.to, 1)}-01`, config.timeZone)
  const people = await db
    .selectFrom('figure_cells')
    .select(['figure', sql<number>`sum(count)::integer`.as('count')])
    .where(inScope(scope))
    .where('month', '>=', scope.from)
    .where('month', '<=', scope.to)
    .where(
      'figure',
      'in',
      stagesOnTheWay.map((stage) => `staying:${stage}`),
    )
    .groupBy('figure')
    .execute()
  // A statement for each stage, so that the planner finds its people in the order of an index and stops after the last one it needs.
  const { rows } = await sql<Row>`${sql.join(
    stagesOnTheWay.map(
      (stage) => sql`
      (select ${sql.lit(stage)} as stage, days, count(*)::integer as count, count(*) filter (where late)::integer as late from (
        select floor(extract(epoch from greatest(${at}::timestamptz - applications.stage_changed_at, interval '0')) / ${sql.lit(dayMs / 1000)})::integer as days,
          ${isWaitingForNewsSince(newsOverdueBefore(at))} as late
        from (
          select application_id from figure_runs
          where staying_in = ${sql.lit(stage)} and applied_at >= ${begins} and applied_at < ${ends}
            and ${scope.vacancies ? sql`vacancy_id in ${scope.vacancies}` : sql`true`}
            ${scope.isOwnOnly ? sql`and not brought` : sql``}
          order by applied_at, id limit ${sql.lit(mostInStage)}
        ) as first join applications on applications.id = first.application_id
      ) as waiting group by days)`,
    ),
    sql` union all `,
  )} order by days`.execute(db)
  return {
    term: limits.awaitingNewsDays,
    stages: (stagesOnTheWay as readonly StageOnTheWay[]).map((stage) => {
      const days = rows.filter((row) => row.stage === stage).map(({ days, count, late }) => ({ days, count, late }))
      return {
        stage,
        people: people.find(({ figure }) => figure === `staying:${stage}`)?.count ?? 0,
        shown: days.reduce((sum, { count }) => sum + count, 0),
        days,
      }
    }),
  }
}
