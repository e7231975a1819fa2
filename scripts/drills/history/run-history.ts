import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { startPostgres } from '../../../server/testing/postgres.ts'
import { freePort } from '../../free-port.mjs'
import { seeded } from '../seeded.ts'
import { type ServerProcess, serverProcess } from '../server-process.ts'
import { checkHistory } from './check.ts'
import { type Disturbances, disturb } from './disturb.ts'
import type { Fault } from './fault.ts'
import type { Operation } from './operations.ts'
import { readFinalState } from './read-state.ts'
import { createRecorder } from './recorder.ts'
import { fillSite } from './site.ts'
import { work } from './work.ts'

export interface HistoryRun {
  readonly operations: number
  /** The work ends after so many seconds, whatever was done by then. */
  readonly seconds: number
  readonly seed: number
  /** How long the e-mails of killed processes may take to leave: their jobs are lost for ninety seconds. */
  readonly drainSeconds: number
}

export interface HistoryResult {
  readonly history: readonly Operation[]
  readonly faults: readonly Fault[]
  readonly disturbances: Disturbances
  /** E-mails that still waited at the end, each with its job. */
  readonly waiting: number
  readonly folder: string
}

/**
 * HAV-02: two server processes over one PostgreSQL and one mailbox, clients that change everything that must not be lost, and disturbances.
 * Checks the history against what is there at the end. The folder holds the logs, and is removed unless there are faults.
 */
export async function runHistory({ operations, seconds, seed, drainSeconds }: HistoryRun): Promise<HistoryResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cantera-history-'))
  const dataDir = path.join(folder, 'data')
  const postgres = await startPostgres()
  const pool = new pg.Pool({ connectionString: postgres.url, max: 3 })
  // A test of PostgreSQL's own connections may end these as well.
  pool.on('error', () => {})
  const settings = {
    ...{
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDir,
      SECRET_KEY: 'La llave de los ensayos del año 2027',
      MAIL_HOLD_SECONDS: '0',
    },
    ...{ TEST_ATTEMPTS: '1', LOG_LEVEL: 'warn', DEMO: '0' },
  }
  const processes: ServerProcess[] = []
  for (const name of ['one', 'other']) processes.push(serverProcess(await freePort(), settings, path.join(folder, `${name}.log`)))
  try {
    // The first one makes the tables.
    for (const one of processes) await one.start()
    const site = await fillSite(pool, { candidates: Math.max(60, Math.ceil(operations / 150)), vacancies: 3, skills: 8 })
    const recorder = createRecorder(processes, seeded(seed + 1))
    const until = performance.now() + seconds * 1000
    const isOver = () => recorder.history.length >= operations || performance.now() > until
    const disturbed = disturb(processes, pool, seeded(seed), isOver)
    await work(site, recorder, seeded(seed + 2), isOver)
    const disturbances = await disturbed
    await eraseClosed(pool, processes)
    const waiting = await drain(pool, drainSeconds)
    const state = await readFinalState({ pool, processes, dataDir, site })
    recorder.close()
    const faults = checkHistory(recorder.history, state)
    return { history: recorder.history, faults, disturbances, waiting, folder }
  } finally {
    await Promise.all(processes.map((one) => one.stop()))
    await pool.end()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Ends the grace period of closed accounts, and lets a process erase them: the task runs at its start. */
async function eraseClosed(pool: pg.Pool, processes: readonly ServerProcess[]): Promise<void> {
  await pool.query('update deleted_accounts set erase_at = now()')
  const [first] = processes
  first!.signal('SIGKILL')
  await setTimeout(200)
  await first!.start()
  for (let left = 100; left > 0; left -= 1) {
    const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from deleted_accounts')
    if (rows[0]?.count === 0) return
    await setTimeout(100)
  }
}

/** Waits until no e-mail waits any more, or the seconds are over. Returns how many do. */
async function drain(pool: pg.Pool, seconds: number): Promise<number> {
  for (const until = performance.now() + seconds * 1000; ; ) {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from outgoing_emails where status = 'queued'`,
    )
    const waiting = rows[0]?.count ?? 0
    if (waiting === 0 || performance.now() > until) return waiting
    await setTimeout(500)
  }
}
