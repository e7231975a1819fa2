import { type RawBuilder, sql } from 'kysely'
import { type FigureKind, firstInterviewStep, monthAfter, withoutReason } from '#domain/desk/figures/counts.rules.ts'
import type { listFigurePeopleEndpoint } from '#domain/desk/figures/figures.contract.ts'
import { type FunnelStep, funnelSteps, losses, type StageOnTheWay, stagesOnTheWay } from '#domain/desk/figures/runs.rules.ts'
import { partsOfFigure, partsOfLoss } from '#domain/desk/figures/tables.rules.ts'
import { partsOfKey } from '#domain/hiring/applications/source.rules.ts'
import { startOfDay } from '#domain/kernel/end-of-day.ts'
import type { QueryOf } from '#domain/kernel/endpoint.ts'
import { recordIdOr } from '#domain/kernel/fields.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { skillName } from '../../assessment/skills/skill-names.reads.ts'
import { readPage } from '../../platform/lists.ts'
import { fullName } from '../../platform/person-name.ts'
import type { Reader } from '../../platform/platform.ts'
import { recordIs } from '../../platform/record-id.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { isVisibleTo } from '../../platform/sessions/visible-people.ts'
import { allVacancies } from './counting.writes.ts'
import type { Scope } from './scope.reads.ts'

/** Condition that `figure_cells` counts a scope. The ids are read first: a join may instead read the counts of all vacancies. */
export const inScope = ({ vacancies, isOwnOnly }: Scope) =>
  sql<boolean>`${vacancies ? sql`vacancy_id = any(array${vacancies})` : sql`vacancy_id = ${allVacancies}`}
    ${isOwnOnly ? sql`and not brought` : sql``}`

/** The counts of a scope, summed over its months and vacancies, and the applications of each month. */
export async function readCounts(db: Reader, scope: Scope) {
  const cells = db
    .selectFrom('figure_cells')
    .where(inScope(scope))
    .where('month', '>=', scope.from)
    .where('month', '<=', scope.to)
  const sum = sql<number>`sum(count)::integer`.as('count')
  const counts = await cells.select(['figure', sum]).groupBy('figure').execute()
  const applied = await cells.select(['month', sum]).where('figure', '=', `reached:${funnelSteps[0]}`).groupBy('month').execute()
  return { counts, applied }
}

/** The first month with an application; null before any. */
export async function readFirstMonth(db: Reader, scope: Scope): Promise<string | null> {
  const first = await db
    .selectFrom('figure_cells')
    .select(({ fn }) => fn.min('month').as('month'))
    .where(inScope(scope))
    .executeTakeFirst()
  return first?.month ?? null
}

/** Names of skills and reasons by their ids. */
export async function readNames(db: Reader, language: Language, skills: readonly number[], reasons: readonly number[]) {
  return {
    skills: await db
      .selectFrom('skills')
      .select(['id', 'uuid', skillName(language).as('name')])
      .where(sql<boolean>`id = any(${skills}::bigint[])`)
      .execute(),
    reasons: await db
      .selectFrom('rejection_reasons')
      .select(['id', 'uuid', 'name'])
      .where(sql<boolean>`id = any(${reasons}::bigint[])`)
      .execute(),
  }
}

type PeopleQuery = QueryOf<typeof listFigurePeopleEndpoint>

/** A page of the applications that a figure counts, with the person where the viewer may read about them (REP-01). */
export async function readFigurePeople(db: Reader, viewer: Person, scope: Scope, query: PeopleQuery, timeZone: string) {
  const [kind, named] = partsOfFigure(query.figure)
  const { key, name } = await readKey(db, viewer.language, kind, named)
  const month = isInPeriod(key, scope) ? key : scope.from
  const isShown = sql<boolean>`users.deleted_at is null and ${isVisibleTo(viewer)}`
  const people = db
    .selectFrom('figure_runs')
    .innerJoin('applications', 'applications.id', 'figure_runs.application_id')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('vacancies', 'vacancies.id', 'figure_runs.vacancy_id')
    .select(['figure_runs.id', 'figure_runs.applied_at', 'figure_runs.outcome', 'figure_runs.brought'])
    .select('applications.uuid as application_uuid')
    .select([
      'users.uuid',
      fullName.as('name'),
      isShown.as('is_shown'),
      sql<boolean>`users.deleted_at is not null`.as('is_deleted'),
    ])
    .select(['vacancies.uuid as vacancy_uuid', 'vacancies.title', 'vacancies.language'])
    .select(daysOf(kind, key).as('days'))
    .where(isCounted(kind, key))
    .$if(!isOfOwnMonth(kind), (runs) =>
      runs
        .where('figure_runs.applied_at', '>=', startOfMonth(kind === 'applied_in' ? month : scope.from, timeZone))
        .where('figure_runs.applied_at', '<', startOfMonth(monthAfter(kind === 'applied_in' ? month : scope.to, 1), timeZone)),
    )
    .$if(kind.endsWith('_in') && !isInPeriod(key, scope), (runs) => runs.where(sql<boolean>`false`))
    .$if(scope.isOwnOnly, (runs) => runs.where('figure_runs.brought', '=', false))
    .$if(scope.vacancies !== null, (runs) => runs.where(sql<boolean>`figure_runs.vacancy_id in ${scope.vacancies}`))
    // A search must not find people by names that the viewer may not read.
    .$if(query.q !== '', (runs) => runs.where(isShown))
  const page = await readPage(db, people, query, 'figure_runs', { applied_at: sql`figure_runs.applied_at` }, 'users.search')
  return { ...page, name }
}
export type FigurePersonRow = Awaited<ReturnType<typeof readFigurePeople>>['rows'][number]

const startOfMonth = (month: string, timeZone: string) => startOfDay(`${month}-01`, timeZone)

/** Whether the key of a figure is a month of the scope. */
const isInPeriod = (key: string, { from, to }: Scope) => /^\d{4}-\d{2}$/.test(key) && key >= from && key <= to

/** Whether a figure counts hires or rejections in their own month, which its key names. */
const isOfOwnMonth = (kind: FigureKind) => kind === 'hired_in' || kind === 'rejected_in'

const tables: Partial<Record<FigureKind, 'skills' | 'rejection_reasons'>> = {
  asked: 'skills',
  taken: 'skills',
  passed: 'skills',
  reason: 'rejection_reasons',
}

/** The key of the counts for a key on the wire, which names skills and reasons by their uuid; 0 for a record that does not exist. */
async function readKey(db: Reader, language: Language, kind: FigureKind, named: string): Promise<{ key: string; name: string }> {
  const table = tables[kind]
  if (kind === 'lost') return readKeyOfLoss(db, language, named)
  if (!table || (kind === 'reason' && named === withoutReason)) return { key: named, name: '' }
  if (!recordIdOr('errors.bad_request').safeParse(named).success) return { key: '0', name: '' }
  const name = table === 'skills' ? skillName(language) : sql.ref<string>('name')
  const record = await db
    .selectFrom(table)
    .select(['id', name.as('name')])
    .where(recordIs(table, named))
    .executeTakeFirst()
  return { key: String(record?.id ?? 0), name: record?.name ?? '' }
}

async function readKeyOfLoss(db: Reader, language: Language, named: string) {
  const { step, outcome, reason } = partsOfLoss(named)
  if (reason === undefined) return { key: named, name: '' }
  const { key, name } = await readKey(db, language, 'reason', reason)
  return { key: `${step}:${outcome}:${key}`, name }
}

/** Condition that a figure counts the row of `figure_runs`. The kinds and keys are those of countsOf. */
function isCounted(kind: FigureKind, key: string): RawBuilder<boolean> {
  const run = (column: string) => sql.ref(`figure_runs.${column}`)
  const isOfSource = () => {
    const { kind: source, name = '' } = partsOfKey(key)
    return sql<boolean>`(${run('source_kind')} = ${source} and ${run('source_name')} = ${name})`
  }
  const isOfReason = (reason: string) =>
    reason === withoutReason
      ? sql<boolean>`(${run('outcome')} = 'rejected' and ${run('reason_id')} is null)`
      : sql<boolean>`${run('reason_id')} = ${Number(reason)}`
  const holdsSkill = (column: string) => sql<boolean>`${run(column)} @> array[${Number(key)}::integer]`
  const conditions: Readonly<Record<FigureKind, () => RawBuilder<boolean>>> = {
    reached: () => sql`${run('furthest')} >= ${placeOf(funnelSteps.indexOf(key as FunnelStep))}`,
    outcome: () => sql`${run('outcome')} = ${key}`,
    lost() {
      const { step, outcome, reason } = partsOfLoss(key)
      // As the index of losses states it.
      const isLost = sql`${run('outcome')} in (${sql.join(losses.map((one) => sql.lit(one)))})`
      const ended = outcome ? sql`${isLost} and ${run('outcome')} = ${outcome}` : isLost
      const why = reason === undefined ? sql`true` : isOfReason(reason)
      return sql`(${run('furthest')} = ${placeOf(funnelSteps.indexOf(step))} and ${ended} and ${why})`
    },
    stayed: () => sql`${run('days_in_stage')}[${placeOf(stagesOnTheWay.indexOf(key as StageOnTheWay))} + 1] is not null`,
    staying: () => sql`${run('staying_in')} = ${key}`,
    source: isOfSource,
    source_interviewed: () => sql`(${isOfSource()} and ${run('furthest')} >= ${sql.lit(firstInterviewStep)})`,
    source_hired: () => sql`(${isOfSource()} and ${run('outcome')} = 'hired')`,
    asked: () => holdsSkill('asked'),
    taken: () => holdsSkill('taken'),
    passed: () => holdsSkill('passed'),
    reason: () => isOfReason(key),
    // The period of the query is this month.
    applied_in: () => sql`true`,
    hired_in: () => sql`${run('hired_month')} = ${key}`,
    rejected_in: () => sql`${run('rejected_month')} = ${key}`,
  }
  return conditions[kind]()
}

/** The index of a step or stage as a constant; beyond all of them for an unknown one. */
const placeOf = (index: number) => sql.lit(index < 0 ? funnelSteps.length : index)

/** The days that a figure is about: in its stage, or to the hire. */
function daysOf(kind: FigureKind, key: string): RawBuilder<number | null> {
  if (kind === 'stayed') return sql`figure_runs.days_in_stage[${placeOf(stagesOnTheWay.indexOf(key as StageOnTheWay))} + 1]`
  return key === 'hired' || kind === 'hired_in' || kind === 'source_hired' ? sql`figure_runs.days_to_hire` : sql`null::integer`
}
