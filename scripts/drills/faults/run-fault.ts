import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { checkHistory } from '../history/check.ts'
import type { Fault } from '../history/fault.ts'
import type { Operation } from '../history/operations.ts'
import { readBoards, readFinalState } from '../history/read-state.ts'
import { createRecorder } from '../history/recorder.ts'
import { work } from '../history/work.ts'
import { seeded } from '../seeded.ts'
import { send } from '../send.ts'
import { checkLog } from './check-log.ts'
import { checkFiles, uploadUntil } from './uploads.ts'
import { makeWorld, type World, type WorldOptions } from './world.ts'

export interface FaultDrill extends WorldOptions {
  readonly name: string
  /** Why this machine cannot try it; undefined when it can. */
  readonly reasonAgainst: () => string | undefined
  /** Brings the fault about. Returns the function that lifts it. */
  readonly begin: (world: World) => Promise<() => Promise<void>>
  readonly seconds?: number
  /** A line of the log that says what is wrong. */
  readonly says?: RegExp
  /** Checks what only this fault concerns, when all is healed; returns what is wrong. */
  readonly after?: (world: World) => Promise<readonly string[]>
}

export interface FaultResult {
  readonly history: readonly Operation[]
  readonly faults: readonly Fault[]
  /** From the end of the fault to the first acknowledged change, with /readyz at `ready`. */
  readonly healedSeconds: number
  /** How often the process ended and was started again. */
  readonly restarts: number
  readonly folder: string
}

interface Run {
  readonly seed: number
  readonly secondsBefore?: number
  readonly secondsAfter?: number
}

const longestHealingMs = 90_000

/** FLT-01: works on a site of its own while the fault is in force and after it, and checks every promise. */
export async function runFault(drill: FaultDrill, { seed, secondsBefore = 3, secondsAfter = 4 }: Run): Promise<FaultResult> {
  const world = await makeWorld(drill)
  try {
    const { processes, site, dataDir } = world
    const recorder = createRecorder(processes, seeded(seed + 1))
    let isOver = false
    const working = Promise.all([work(site, recorder, seeded(seed + 2), () => isOver), uploadUntil(site, recorder, () => isOver)])
    await setTimeout(secondsBefore * 1000)
    const lift = await drill.begin(world)
    await setTimeout((drill.seconds ?? 6) * 1000)
    await lift()
    const liftedAt = performance.now()
    const restarts = await heal(world)
    const readyAt = performance.now()
    await setTimeout(secondsAfter * 1000)
    isOver = true
    await working
    const { history } = recorder
    const doneAgain = Math.min(
      ...history.filter(({ begun, outcome }) => begun > liftedAt && outcome === 'done').map(({ ended }) => ended),
    )
    const special = ((await drill.after?.(world)) ?? []).map((about) => ({ rule: drill.name, about, operations: [] }))
    await leave(world)
    const boards = await Promise.all(processes.map((one) => readBoards(one, site)))
    // What is being written is not what a fault left.
    for (const one of processes) await one.end()
    const { pool, close } = await world.openPool()
    try {
      const state = { ...(await readFinalState({ pool, processes: [], dataDir, site })), boards }
      return {
        history,
        faults: [
          ...checkHistory(history, state),
          ...(await checkFiles(history, pool, dataDir)),
          ...checkAnswers(history),
          ...checkLog(world.log(), drill.says),
          ...special,
        ],
        healedSeconds: (Math.max(doneAgain, readyAt) - liftedAt) / 1000,
        restarts,
        folder: world.folder,
      }
    } finally {
      recorder.close()
      await close()
    }
  } finally {
    await world.close()
  }
}

/** Waits until every process is ready, and starts one again that ended, as its supervisor does. Returns how many were started. */
async function heal({ processes }: World): Promise<number> {
  const agent = new Agent()
  let restarts = 0
  try {
    for (const one of processes)
      for (const until = performance.now() + longestHealingMs; ; await setTimeout(100)) {
        if (!one.isRunning()) {
          restarts += 1
          await one.start()
        }
        const answer = await send(agent, one.port, { method: 'GET', path: '/readyz' })
        if (typeof answer === 'object' && (answer.body as { status?: string }).status === 'ready') break
        if (performance.now() > until)
          throw new Error(`The server at port ${one.port} did not become ready: ${JSON.stringify(answer)}`)
      }
  } finally {
    agent.destroy()
  }
  return restarts
}

/** Waits a while for the e-mails to leave. Those whose job was lost wait longer, and have a job. */
async function leave(_world: World): Promise<void> {
  await setTimeout(3000)
}

const honest = /^(?:4\d\d (?!no code)|503 errors\.unavailable|507 errors\.storage_full)(?!.*no retry-after)/

/** Every refusal is one of the product, and states when to try again. */
function checkAnswers(history: readonly Operation[]): Fault[] {
  const dishonest = history.filter(({ code }) => code !== undefined && !honest.test(code))
  return [...Map.groupBy(dishonest, ({ code }) => code!)].map(([code, own]) => ({
    rule: 'every refusal has its code',
    about: `${code}, ${own.length} times`,
    operations: own.map(({ number }) => number),
  }))
}
