import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../free-port.mjs'
import { checkHistory } from '../history/check.ts'
import type { Fault } from '../history/fault.ts'
import type { Operation } from '../history/operations.ts'
import { readFinalState } from '../history/read-state.ts'
import { createRecorder } from '../history/recorder.ts'
import { fillSite } from '../history/site.ts'
import { work } from '../history/work.ts'
import { seeded } from '../seeded.ts'
import { type ServerProcess, serverProcess } from '../server-process.ts'
import { type Cluster, passwords } from './cluster.ts'
import { type DisturbanceName, disturbances } from './disturbances.ts'
import { addressOf, type Layout, startLayout } from './layouts.ts'
import { longestGap } from './longest-gap.ts'
import type { Machine } from './machines.ts'

/** What one disturbance did to the product. Times are seconds since it began. */
export interface Figures {
  readonly disturbance: DisturbanceName
  /** When another machine took writes; undefined where none had to. */
  readonly promoted: number | undefined
  /** The end of the longest time without an acknowledged change, and its length. */
  readonly writing: number
  readonly silent: number
  readonly done: number
  /** Requests that were answered by an error, or by nothing. */
  readonly failed: number
  /** Whether the former primary still ran as one when the other machine took writes. It acknowledges nothing without its standby. */
  readonly isSplit: boolean
  /** Connections of the product to the former primary, when it was back as a standby. */
  readonly atStandby: number
}

export interface LayoutResult {
  readonly layout: Layout
  readonly figures: readonly Figures[]
  readonly history: readonly Operation[]
  readonly faults: readonly Fault[]
  /** Processes of the product that had to be started again. */
  readonly restarts: number
  /** E-mails that waited at the end. */
  readonly waiting: number
}

/** DATA_DIR of both processes. */
export const dataOf = ({ folder }: Cluster, layout: Layout): string => path.join(folder, `data-${layout}`)

const quietSeconds = 4
const settleSeconds = 6
const patienceSeconds = 45

/** HAV-01: one layout under the work of all clients and these disturbances, on a database of its own. */
export async function runLayout(
  cluster: Cluster,
  layout: Layout,
  names: readonly DisturbanceName[],
  seed: number,
  report: (figures: Figures) => void,
): Promise<LayoutResult> {
  const primary = await cluster.whole()
  makeDatabase(cluster, primary)
  const dataDir = dataOf(cluster, layout)
  const settings = {
    ...(await startLayout(layout, cluster, primary)),
    ...{ DATA_DIR: dataDir, SECRET_KEY: 'La llave de los ensayos del año 2027', MAIL_HOLD_SECONDS: '0' },
    ...{ TEST_ATTEMPTS: '1', LOG_LEVEL: 'warn', DEMO: '0' },
  }
  const processes: ServerProcess[] = []
  for (const name of ['first', 'second'])
    processes.push(serverProcess(await freePort(), settings, path.join(cluster.folder, `${layout}-${name}.log`)))
  try {
    for (const one of processes) await one.start()
    const site = await withPool(cluster, primary, (pool) => fillSite(pool, { candidates: 400, vacancies: 3, skills: 8 }))
    const recorder = createRecorder(processes, seeded(seed + 1))
    let isOver = false
    const working = work(site, recorder, seeded(seed + 2), () => isOver)
    const figures: Figures[] = []
    try {
      for (const name of names) {
        const one = await disturb(cluster, name, recorder.history)
        figures.push(one)
        report(one)
      }
    } finally {
      isOver = true
      await working
    }
    const last = await cluster.whole()
    const { waiting, state } = await withPool(cluster, last, async (pool) => {
      const waiting = await drain(pool)
      return { waiting, state: await readFinalState({ pool, processes, dataDir, site }) }
    })
    recorder.close()
    const restarts = processes.reduce((sum, one) => sum + one.starts() - 1 + (one.isRunning() ? 0 : 1), 0)
    return { layout, figures, history: recorder.history, faults: checkHistory(recorder.history, state), restarts, waiting }
  } finally {
    await Promise.all(processes.map((one) => one.stop()))
  }
}

/** One disturbance from its begin until everything is as before it, with the other machine as primary. */
async function disturb(cluster: Cluster, name: DisturbanceName, history: readonly Operation[]): Promise<Figures> {
  const primary = await cluster.whole()
  const standby = cluster.machines.find((one) => one !== primary)!
  await setTimeout(quietSeconds * 1000)
  const { begin, end, failsOver } = disturbances[name]
  const begun = performance.now()
  const since = (at: number) => (at - begun) / 1000
  const isOver = () => since(performance.now()) > patienceSeconds
  let promoted: number | undefined
  let isSplit = false
  const watching = (async () => {
    while (failsOver && !isOver() && promoted === undefined) {
      if (await takesWrites(cluster, standby)) promoted = since(performance.now())
      else await setTimeout(100)
    }
    // Its own socket shows what the network does not. A paused one does not answer anybody.
    if (promoted !== undefined && name !== 'pause') isSplit = stillTakesWrites(cluster, primary)
  })()
  begin(cluster, primary, standby)
  await watching
  const lastDone = () => history.findLast(({ outcome, begun: at }) => outcome === 'done' && at > begun)
  // After the longest gap changes are acknowledged again for a while.
  await setTimeout(failsOver ? 500 : 12_000)
  for (
    let quiet = 0;
    quiet < settleSeconds * 4 && !isOver();
    quiet = lastDone() && since(lastDone()!.ended) > since(performance.now()) - 0.5 ? quiet + 1 : 0
  )
    await setTimeout(250)
  const during = history.filter(({ ended }) => ended > begun)
  const acknowledged = during.filter(({ outcome }) => outcome === 'done').map(({ ended }) => since(ended))
  const gap = longestGap([0, ...acknowledged.toSorted((one, other) => one - other)])
  end(cluster, primary, standby)
  const now = await cluster.whole()
  const back = cluster.machines.find((one) => one !== now)!
  const atStandby = Number(
    cluster.ask(back, 'postgres', `select count(*) from pg_stat_activity where application_name = 'cantera'`),
  )
  return {
    disturbance: name,
    promoted,
    writing: gap.end,
    silent: gap.length,
    done: acknowledged.length,
    failed: during.filter(({ outcome }) => outcome === 'unknown').length,
    isSplit,
    atStandby,
  }
}

function makeDatabase(cluster: Cluster, primary: Machine): void {
  const statements = [
    'drop database if exists cantera with (force)',
    'drop role if exists cantera',
    `create role cantera login password '${passwords.cantera}'`,
    'create database cantera owner cantera',
  ]
  for (const text of statements) cluster.ask(primary, 'postgres', text)
}

async function withPool<T>(cluster: Cluster, primary: Machine, use: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: addressOf(cluster, `${primary.host}:5432`), max: 3 })
  pool.on('error', () => {})
  return use(pool).finally(() => pool.end())
}

async function takesWrites(cluster: Cluster, { host }: Machine): Promise<boolean> {
  const client = new pg.Client({
    connectionString: addressOf(cluster, `${host}:5432`),
    connectionTimeoutMillis: 1000,
    query_timeout: 1000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query<{ is: boolean }>('select not pg_is_in_recovery() as is')).rows[0]?.is ?? false
  } catch {
    return false
  } finally {
    client.end().catch(() => {})
  }
}

function stillTakesWrites(cluster: Cluster, machine: Machine): boolean {
  try {
    return cluster.ask(machine, 'postgres', 'select not pg_is_in_recovery()') === 't'
  } catch {
    return false // It is not there, or it starts as a standby.
  }
}

/** Waits for the e-mails, but not for those in the hands of a job whose end was lost: they leave after ninety seconds. */
async function drain(pool: pg.Pool): Promise<number> {
  for (const until = performance.now() + 10_000; ; await setTimeout(500)) {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from outgoing_emails where status = 'queued'`,
    )
    const waiting = rows[0]?.count ?? 0
    if (waiting === 0 || performance.now() > until) return waiting
  }
}
