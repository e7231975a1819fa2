import { isDeepStrictEqual } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { countedRun, countsForm, countsOf } from '#domain/desk/figures/counts.rules.ts'
import { runsOf, testsOf } from '#domain/desk/figures/runs.rules.ts'
import type { Source } from '#domain/hiring/applications/source.rules.ts'
import { workThrough } from '../../platform/backlogs.ts'
import { startPeriodicTask } from '../../platform/periodic-task.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { type ApplicationToCount, hasUncounted, readApplicationsToCount, readRuns, type StoredRun } from './counting.reads.ts'

/** The vacancy_id of the counts over all vacancies. */
export const allVacancies = 0

/** Changes that one transaction counts: about 50 ms, so that requests to the embedded database wait no longer. */
const changesAtOnce = 300
const secondMs = 1000

type Counting = Pick<Platform, 'db' | 'config'>

/** Starts the background task that counts changes, within two seconds of each. Returns a function that stops it. */
export function startCounting(platform: Counting, log: FastifyBaseLogger): () => void {
  let isStopped = false
  let isCounting = false
  const stop = startPeriodicTask(
    async () => {
      if (isCounting) return
      isCounting = true
      try {
        await workThrough(async () => !isStopped && (await countChanges(platform)))
      } finally {
        isCounting = false
      }
    },
    2 * secondMs,
    (error) => log.warn({ err: error }, 'counting figures failed'),
  )
  return () => {
    isStopped = true
    stop()
  }
}

/** Counts all changes until now. */
export async function countAllChanges(platform: Counting): Promise<void> {
  while (await countChanges(platform));
}

/**
 * Counts some of the marked applications again: their runs, and the difference that they make to the counts (REP-02). One transaction at
 * a time does this. Returns whether there may be more.
 */
export async function countChanges({ db, config }: Counting): Promise<boolean> {
  const { time_zone } = await db.selectFrom('figure_state').select('time_zone').executeTakeFirstOrThrow()
  if (time_zone === config.timeZone && !(await hasUncounted(db))) return false
  return db.transaction().execute(async (tx) => {
    await lockCounts(tx, config.timeZone)
    const marks = await sql<{ application_id: number }>`
      delete from figure_marks where id in (select id from figure_marks order by id limit ${changesAtOnce})
      returning application_id`.execute(tx)
    const ids = [...new Set(marks.rows.map(({ application_id }) => Number(application_id)))]
    if (ids.length > 0) await countApplications(tx, ids, config.timeZone)
    return marks.rows.length === changesAtOnce
  })
}

/** Waits until no other transaction counts. When the site's time zone has changed, all applications are marked. */
async function lockCounts(tx: Tx, timeZone: string): Promise<void> {
  const state = await tx.selectFrom('figure_state').select('time_zone').forUpdate().executeTakeFirstOrThrow()
  if (state.time_zone === timeZone) return
  await tx.updateTable('figure_state').set({ time_zone: timeZone }).execute()
  if (state.time_zone === '') return
  await sql`insert into figure_marks (application_id) select id from applications order by id`.execute(tx)
}

async function countApplications(tx: Tx, ids: readonly number[], timeZone: string): Promise<void> {
  const before = await readRuns(tx, ids)
  const after = (await readApplicationsToCount(tx, ids)).flatMap((application) => runsToStore(application, timeZone))
  const key = ({ application_id, number }: StoredRun) => `${application_id} ${number}`
  const [earlier, later] = [new Map(before.map((run) => [key(run), run])), new Map(after.map((run) => [key(run), run]))]
  const gone = before.filter((run) => !isDeepStrictEqual(later.get(key(run)), run))
  const come = after.filter((run) => !isDeepStrictEqual(earlier.get(key(run)), run))
  if (gone.length > 0)
    await sql`
      delete from figure_runs using unnest(${gone.map((run) => run.application_id)}::bigint[], ${gone.map((run) => run.number)}::integer[])
        as gone (application_id, number)
      where figure_runs.application_id = gone.application_id and figure_runs.number = gone.number`.execute(tx)
  if (come.length > 0)
    await tx
      .insertInto('figure_runs')
      .values(come.map((run) => ({ ...run, counts_form: countsForm })))
      .execute()
  await addToCounts(tx, gone, come)
}

/** The rows of figure_runs of an application. */
function runsToStore(application: ApplicationToCount, timeZone: string): StoredRun[] {
  const { id, vacancy_id, history, former, asked, tests, applied_at, ...own } = application
  const runs = runsOf(history, applied_at)
  const finished = tests.map(({ finished_at, ...test }) => ({ ...test, finishedAt: finished_at }))
  return runs.map((run, number) => {
    const isLast = number === runs.length - 1
    const { source_kind, source_name, rejection_reason_id } = isLast
      ? own
      : (former.find((one) => one.applied_at.getTime() === run.appliedAt.getTime()) ?? unknownRun)
    const source = { kind: source_kind, name: source_name } as Source
    const rest = { vacancy_id, reason_id: rejection_reason_id, ...testsOf(asked, finished, run.closedAt) }
    return { application_id: id, number, ...countedRun(run, { timeZone, source, ...rest }) } as StoredRun
  })
}

/** What is known of a run that was replaced before its source and reason were kept. */
const unknownRun = { source_kind: 'unknown', source_name: '', rejection_reason_id: null }

/** Changes the counts by the runs that are counted no more, and those that are counted now. */
async function addToCounts(tx: Tx, gone: readonly StoredRun[], come: readonly StoredRun[]): Promise<void> {
  const changes = new Map<string, { vacancy: number; month: string; figure: string; count: number; brought: boolean }>()
  for (const [runs, sign] of [
    [gone, -1],
    [come, 1],
  ] as const)
    for (const run of runs)
      for (const { month, figure } of countsOf(run))
        for (const vacancy of [allVacancies, run.vacancy_id]) {
          const place = `${vacancy} ${month} ${run.brought} ${figure}`
          const count = (changes.get(place)?.count ?? 0) + sign
          changes.set(place, { vacancy, month, figure, count, brought: run.brought })
        }
  const rows = [...changes.values()].filter(({ count }) => count !== 0)
  if (rows.length === 0) return
  const places = sql`unnest(${rows.map(({ vacancy }) => vacancy)}::bigint[], ${rows.map(({ month }) => month)}::text[],
    ${rows.map(({ figure }) => figure)}::text[], ${rows.map(({ count }) => count)}::integer[],
    ${rows.map(({ brought }) => brought)}::boolean[]) as changed (vacancy_id, month, figure, count, brought)`
  await sql`
    insert into figure_cells (vacancy_id, month, figure, count, brought) select * from ${places}
    on conflict (vacancy_id, month, figure, brought) do update set count = figure_cells.count + excluded.count`.execute(tx)
  await sql`
    delete from figure_cells using ${places}
    where figure_cells.vacancy_id = changed.vacancy_id and figure_cells.month = changed.month
      and figure_cells.figure = changed.figure and figure_cells.brought = changed.brought and figure_cells.count = 0`.execute(tx)
}
