import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { ask, type PostgresPair, startPair } from '#server/testing/postgres-pair.ts'
import { freePort } from '../../free-port.mjs'
import { checkHistory } from '../history/check.ts'
import type { Fault } from '../history/fault.ts'
import type { FinalCard } from '../history/final-state.ts'
import type { Operation } from '../history/operations.ts'
import { readFinalState } from '../history/read-state.ts'
import { createRecorder } from '../history/recorder.ts'
import { fillSite, type Site } from '../history/site.ts'
import { work } from '../history/work.ts'
import { seeded } from '../seeded.ts'
import { send } from '../send.ts'
import { type ServerProcess, serverProcess } from '../server-process.ts'

export interface StandbyResult {
  readonly history: readonly Operation[]
  readonly faults: readonly Fault[]
  /** From the kill of the primary to the end of the promotion, and to the first acknowledged change. */
  readonly seconds: { readonly promoted: number; readonly writing: number; readonly ready: number; readonly news: number }
  /** Processes of the product that had to be started again. */
  readonly restarts: number
  /** Whether writes went to the new primary when the old one was back and every connection had to be made again. */
  readonly staysWithNew: boolean
  /** E-mails that waited at the end. */
  readonly waiting: number
  readonly folder: string
}

interface StandbyRun {
  readonly seed: number
  /** How long clients work before and after the kill. */
  readonly secondsBefore: number
  readonly secondsAfter: number
}

/**
 * HAV-01: kills the primary under the work of all clients, promotes its synchronous standby as a failover manager does, and checks that
 * no acknowledged change is lost, that both processes write again by themselves, and that news and e-mails arrive.
 */
export async function runStandby({ seed, secondsBefore, secondsAfter }: StandbyRun): Promise<StandbyResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cantera-standby-'))
  const dataDir = path.join(folder, 'data')
  const pair = await startPair()
  const settings = {
    ...{ DATABASE_URL: pair.url, DATA_DIR: dataDir, SECRET_KEY: 'La llave de los ensayos del año 2027', MAIL_HOLD_SECONDS: '0' },
    ...{ TEST_ATTEMPTS: '1', LOG_LEVEL: 'warn', DEMO: '0' },
  }
  const processes: ServerProcess[] = []
  for (const name of ['one', 'other']) processes.push(serverProcess(await freePort(), settings, path.join(folder, `${name}.log`)))
  const pool = new pg.Pool({ connectionString: pair.standbyUrl, max: 3 })
  pool.on('error', () => {})
  try {
    for (const one of processes) await one.start()
    const before = new pg.Pool({ connectionString: pair.primaryUrl, max: 2 })
    const site = await fillSite(before, { candidates: 200, vacancies: 3, skills: 8 })
    await before.end()
    const recorder = createRecorder(processes, seeded(seed + 1))
    let isOver = false
    const working = work(site, recorder, seeded(seed + 2), () => isOver)
    await setTimeout(secondsBefore * 1000)
    const killedAt = performance.now()
    const since = (at: number) => (at - killedAt) / 1000
    pair.killPrimary()
    const ready = Promise.all(processes.map(untilReady)).then(() => since(performance.now()))
    await failOver(pair)
    const promoted = since(performance.now())
    await setTimeout(secondsAfter * 1000)
    isOver = true
    await working
    const waiting = await drain(pool)
    const state = await readFinalState({ pool, processes, dataDir, site })
    // Its moves belong to no history.
    const closed = new Set(state.people.filter(({ isClosed }) => isClosed).map(({ uuid }) => uuid))
    const card = state.cards.find(({ isOnBoard, person }) => isOnBoard && !closed.has(person))!
    const news = await newsArrive(processes, site, card)
    const staysWithNew = await stayWithNew(pair, processes, site, card)
    recorder.close()
    const { history } = recorder
    const again = history.filter(({ begun, outcome }) => begun > killedAt && outcome === 'done').map(({ ended }) => since(ended))
    return {
      history,
      faults: checkHistory(history, state),
      seconds: { promoted, writing: Math.min(...again), ready: await ready, news },
      restarts: processes.reduce((sum, one) => sum + one.starts() - 1, 0) + processes.filter((one) => !one.isRunning()).length,
      staysWithNew,
      waiting,
      folder,
    }
  } finally {
    await Promise.all(processes.map((one) => one.stop()))
    await pool.end()
    await pair.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** As a failover manager: two missed answers in a row, then the promotion. */
async function failOver(pair: PostgresPair): Promise<void> {
  for (let missed = 0; missed < 2; ) {
    const isThere = await ask(pair.primaryUrl, 'select 1').then(
      () => true,
      () => false,
    )
    missed = isThere ? 0 : missed + 1
    await setTimeout(500)
  }
  await pair.promoteStandby()
}

async function untilReady({ port }: ServerProcess): Promise<void> {
  const agent = new Agent()
  for (const until = performance.now() + 60_000; performance.now() < until; await setTimeout(100)) {
    const answer = await send(agent, port, { method: 'GET', path: '/readyz' })
    if (typeof answer === 'object' && answer.status === 200) break
  }
  agent.destroy()
}

/** Watches a board at one process and moves a card at the other one, in both directions. Returns the seconds of the slower event. */
async function newsArrive([one, other]: readonly ServerProcess[], site: Site, card: FinalCard): Promise<number> {
  const token = site.staff[0]!
  let slowest = 0
  for (const [watched, moving] of [
    [one!, other!],
    [other!, one!],
  ]) {
    const events = await fetch(`http://127.0.0.1:${watched!.port}/api/board/live/${card.vacancy}`, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
      signal: AbortSignal.timeout(20_000),
    })
    const reader = events.body!.pipeThrough(new TextDecoderStream()).getReader()
    const begun = performance.now()
    const agent = new Agent()
    for (const name_board of ['approved', 'apply'])
      await send(agent, moving!.port, {
        method: 'POST',
        path: '/api/elements/change',
        token,
        body: { uuid_element: card.uuid, name_board },
      })
    for (let received = ''; !received.includes(card.uuid); ) {
      const { value, done } = await reader.read()
      if (done) throw new Error('The stream of a board ended without the news.')
      received += value
    }
    slowest = Math.max(slowest, performance.now() - begun)
    await reader.cancel()
    agent.destroy()
  }
  return slowest / 1000
}

/** The old primary comes first in DATABASE_URL, so only its timeline shows that it is out of date. */
async function stayWithNew(
  pair: PostgresPair,
  processes: readonly ServerProcess[],
  site: Site,
  card: FinalCard,
): Promise<boolean> {
  await pair.restartPrimary()
  const rows = (text: string) => ask<{ version: number }>(pair.standbyUrl, text)
  await rows(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cantera'`)
  const versionOf = async () => (await rows(`select version from applications where uuid = '${card.uuid}'`))[0]!.version
  const before = await versionOf()
  const agent = new Agent()
  const body = { uuid_element: card.uuid, name_board: 'reject' }
  const call = { method: 'POST', path: '/api/elements/change', token: site.staff[0]!, body } as const
  let moved = 0
  for (const { port } of processes)
    for (let left = 20; left > 0; left -= 1) {
      const answer = await send(agent, port, { ...call, body: { ...body, name_board: moved === 0 ? 'reject' : 'apply' } })
      if (typeof answer === 'object' && answer.status === 200) {
        moved += 1
        break
      }
      await setTimeout(250)
    }
  agent.destroy()
  return moved === processes.length && (await versionOf()) === before + moved
}

/** Waits for the e-mails, but not for those in the hands of a job whose end the old primary did not keep: they leave after ninety seconds. */
async function drain(pool: pg.Pool): Promise<number> {
  for (const until = performance.now() + 15_000; ; await setTimeout(500)) {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from outgoing_emails where status = 'queued'`,
    )
    const waiting = rows[0]?.count ?? 0
    if (waiting === 0 || performance.now() > until) return waiting
  }
}
