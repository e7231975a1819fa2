import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { startPair } from '#server/testing/postgres-pair.ts'
import { freePort } from '../../free-port.mjs'
import { clients, fillSite } from '../history/site.ts'
import { seeded } from '../seeded.ts'
import { type ServerProcess, serverProcess } from '../server-process.ts'
import { createCalls, dataOf, type Tally } from './calls.ts'
import { type Disturbance, disturb } from './disturb.ts'
import { type ReplicaReads, readReplicaMetrics } from './read-metrics.ts'
import { editContent, editVacancies, moveCards } from './writers.ts'

export interface ReplicasResult {
  readonly tally: Tally
  readonly disturbances: Readonly<Record<Disturbance, number>>
  /** Statements by their answering server, before the promotion. */
  readonly answered: ReplicaReads
  /** Statements of the standby after it was promoted. */
  readonly afterPromotion: number
  /** Processes that show an old text of the company at the end. */
  readonly staleCaches: number
  readonly seconds: number
  readonly folder: string
}

interface ReplicasRun {
  readonly seed: number
  /** It ends when so many reads were checked, or after so many seconds. */
  readonly reads: number
  readonly seconds: number
  /** How long clients go on after the standby was promoted. */
  readonly secondsAfter: number
}

const token = 'a token for the drill'

/**
 * RPL-01: clients write at two processes and at once read their own writes from an asynchronous standby, also at the other process, while its
 * replay is paused and delayed, and while it hangs, is cut off and killed. In the end it is promoted.
 */
export async function runReplicas({ seed, reads, seconds, secondsAfter }: ReplicasRun): Promise<ReplicasResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cantera-replicas-'))
  const pair = await startPair({ isSynchronous: false, settings: { fsync: 'off' } })
  const settings = {
    ...{ DATABASE_URL: pair.primaryUrl, DATABASE_READ_URL: pair.standbyUrl, DATA_DIR: path.join(folder, 'data') },
    ...{ SECRET_KEY: 'La llave de los ensayos del año 2027', LOG_LEVEL: 'warn', DEMO: '0', WORKER: '0', METRICS_TOKEN: token },
  }
  const processes: ServerProcess[] = []
  for (const name of ['one', 'other']) processes.push(serverProcess(await freePort(), settings, path.join(folder, `${name}.log`)))
  const pool = new pg.Pool({ connectionString: pair.primaryUrl, max: 2 })
  pool.on('error', () => {})
  const calls = createCalls(processes)
  try {
    for (const one of processes) await one.start()
    const site = await fillSite(pool, { candidates: 20, vacancies: clients, skills: 1 })
    const { rows: skills } = await pool.query<{ uuid: string }>('select uuid from skills where has_test limit 1')
    const begun = performance.now()
    const until = begun + seconds * 1000
    const isQuiet = () => calls.tally.reads >= reads || performance.now() > until
    let isOver = false
    const setting = { site, calls, random: seeded(seed + 1), isOver: () => isOver }
    const [content, cards, ...others] = Array.from({ length: clients }, (_, client) => client)
    const working = Promise.all([
      editContent(setting, content!),
      moveCards(setting, cards!),
      ...others.map((client) => editVacancies(setting, client, skills[0]!.uuid)),
    ])
    const disturbances = await disturb(pair, seeded(seed + 2), isQuiet)
    while (!isQuiet()) await setTimeout(100)
    const answered = await readReplicaMetrics(processes, token)
    await pair.promoteStandby()
    await setTimeout(1000)
    const promoted = await readReplicaMetrics(processes, token)
    await setTimeout(secondsAfter * 1000)
    isOver = true
    const [last] = await working
    const afterwards = await readReplicaMetrics(processes, token)
    return {
      tally: calls.tally,
      disturbances,
      answered,
      afterPromotion: afterwards.replica - promoted.replica,
      staleCaches: await countStale(processes, calls, last),
      seconds: (performance.now() - begun) / 1000,
      folder,
    }
  } finally {
    calls.close()
    await Promise.all(processes.map((one) => one.stop()))
    await pool.end()
    await pair.stop()
    await rm(path.join(folder, 'data'), { recursive: true, force: true })
  }
}

/** The processes that still show an old text some time after the last change: a cache that stored what a standby did not know. */
async function countStale(processes: readonly ServerProcess[], calls: ReturnType<typeof createCalls>, last: string) {
  await setTimeout(3000)
  const shown = await Promise.all(processes.map((_, place) => calls.ask(place, { method: 'GET', path: '/api/site/home/es' })))
  return shown.filter((answer) => (dataOf(answer)?.content as { title?: string } | undefined)?.title !== last).length
}
