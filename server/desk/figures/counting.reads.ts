import { sql } from 'kysely'
import type { HistoryEvent } from '#domain/desk/figures/runs.rules.ts'
import type { Stage } from '#domain/kernel/stages.ts'
import type { FigureRuns } from '../../database/schema.ts'
import type { Reader, Tx } from '../../platform/platform.ts'

/** Everything that the runs of an application are counted from. */
export interface ApplicationToCount {
  readonly id: number
  readonly vacancy_id: number
  readonly applied_at: Date
  readonly source_kind: string
  readonly source_name: string
  readonly rejection_reason_id: number | null
  readonly history: readonly HistoryEvent[]
  /** Sources and reasons of earlier runs. */
  readonly former: readonly FormerRun[]
  readonly asked: readonly number[]
  readonly tests: readonly {
    readonly id: number
    readonly skill: number
    readonly finished_at: Date
    readonly points: number | null
  }[]
}
export type FormerRun = Pick<ApplicationToCount, 'applied_at' | 'source_kind' | 'source_name' | 'rejection_reason_id'>

/** The applications of these ids that count: they exist, and the person has consented if staff added them (SPEC-77). */
export async function readApplicationsToCount(db: Reader, ids: readonly number[]): Promise<ApplicationToCount[]> {
  const applications = await db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .select(['applications.id', 'vacancy_id', 'user_id', 'applied_at', 'source_kind', 'source_name', 'rejection_reason_id'])
    .where(sql<boolean>`applications.id = any(${ids}::bigint[])`)
    .where('users.consent_due_at', 'is', null)
    .execute()
  if (applications.length === 0) return []
  const people = [...new Set(applications.map(({ user_id }) => user_id))]
  const vacancies = [...new Set(applications.map(({ vacancy_id }) => vacancy_id))]
  const history = await db
    .selectFrom('application_history')
    .select(['application_id', 'kind', 'at', 'brought', sql<Stage | null>`to_stage`.as('to_stage')])
    .where(sql<boolean>`application_id = any(${ids}::bigint[])`)
    // Steps are within a stage, and figures are about stages (STP-01).
    .where('kind', '!=', 'stepped')
    .$narrowType<{ kind: HistoryEvent['kind'] }>()
    .orderBy('application_id')
    .orderBy('id')
    .execute()
  const former = await db
    .selectFrom('former_applications')
    .select(['application_id', 'applied_at', 'source_kind', 'source_name', 'rejection_reason_id'])
    .where(sql<boolean>`application_id = any(${ids}::bigint[])`)
    .execute()
  const asked = await db
    .selectFrom('vacancy_skills')
    .select(['vacancy_id', 'skill_id'])
    .where(sql<boolean>`vacancy_id = any(${vacancies}::bigint[])`)
    .orderBy('skill_id')
    .execute()
  const tests = await db
    .selectFrom('attempts')
    .select(['id', 'user_id', 'skill_id as skill', sql<Date>`finished_at`.as('finished_at')])
    .select(sql<number | null>`case when unrated = 0 then points end`.as('points'))
    .where(sql<boolean>`user_id = any(${people}::bigint[])`)
    .where('state', '=', 'finished')
    .where('finished_at', 'is not', null)
    .where('archived_at', 'is', null)
    .execute()
  const [historyOf, formerOf] = [grouped(history, 'application_id'), grouped(former, 'application_id')]
  const [askedOf, testsOf] = [grouped(asked, 'vacancy_id'), grouped(tests, 'user_id')]
  return applications.map(({ user_id, ...application }) => ({
    ...application,
    history: historyOf.get(application.id) ?? [],
    former: formerOf.get(application.id) ?? [],
    asked: (askedOf.get(application.vacancy_id) ?? []).map(({ skill_id }) => skill_id),
    tests: testsOf.get(user_id) ?? [],
  }))
}

function grouped<Row, Key extends keyof Row>(rows: readonly Row[], key: Key): Map<Row[Key], Row[]> {
  return Map.groupBy(rows, (row) => row[key])
}

const runColumns = [
  'application_id',
  'number',
  'vacancy_id',
  'applied_at',
  'applied_month',
  'hired_month',
  'rejected_month',
  'furthest',
  'outcome',
  'days_to_hire',
  'days_in_stage',
  'staying_in',
  'source_kind',
  'source_name',
  'reason_id',
  'asked',
  'taken',
  'passed',
  'attempts',
  'brought',
] as const satisfies readonly (keyof FigureRuns)[]

/** The stored runs of these applications, in order. */
export function readRuns(tx: Tx, ids: readonly number[]) {
  return tx
    .selectFrom('figure_runs')
    .select(runColumns)
    .where(sql<boolean>`application_id = any(${ids}::bigint[])`)
    .orderBy('application_id')
    .orderBy('number')
    .execute()
}
export type StoredRun = Awaited<ReturnType<typeof readRuns>>[number]

/** Whether changes wait to be counted. */
export async function hasUncounted(db: Reader): Promise<boolean> {
  return (await db.selectFrom('figure_marks').select('id').limit(1).executeTakeFirst()) !== undefined
}
