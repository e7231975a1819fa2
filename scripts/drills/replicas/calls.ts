import { Agent } from 'node:http'
import { type Answer, type Call, send } from '../send.ts'
import type { ServerProcess } from '../server-process.ts'

/** A read that did not show the acknowledged write before it. */
export interface Missed {
  readonly path: string
  readonly process: number
  readonly wanted: string
  readonly seconds: number
}

export interface Tally {
  /** Acknowledged writes. */
  writes: number
  /** Reads right after an acknowledged write that were answered. */
  reads: number
  /** Reads and writes without a whole answer, or with another status than 200. */
  failed: number
  readonly missed: Missed[]
  /** Milliseconds of each read. */
  readonly times: number[]
}

export const isDone = (answer: Answer): answer is { status: number; body: unknown } =>
  typeof answer === 'object' && answer.status === 200

/** The record in an answer; undefined without one. */
export const dataOf = (answer: Answer) =>
  isDone(answer) ? (answer.body as { data: Record<string, unknown> | undefined }).data : undefined

/** Calls the processes, by their places, and counts what came back. */
export function createCalls(processes: readonly ServerProcess[]) {
  const agents = processes.map(() => new Agent({ keepAlive: true, maxSockets: 64 }))
  const begun = performance.now()
  const tally: Tally = { writes: 0, reads: 0, failed: 0, missed: [], times: [] }
  const ask = (place: number, call: Call) => send(agents[place]!, processes[place]!.port, call)
  return {
    tally,
    ask,
    async write(place: number, call: Call): Promise<Answer> {
      const answer = await ask(place, call)
      if (isDone(answer)) tally.writes += 1
      else tally.failed += 1
      return answer
    },
    /** Reads what was just written: the answer must contain `wanted`, or, with `isThere` false, must not. */
    async read(place: number, call: Call, wanted: string, isThere = true): Promise<void> {
      const before = performance.now()
      const answer = await ask(place, call)
      tally.times.push(performance.now() - before)
      if (!isDone(answer)) {
        tally.failed += 1
        return
      }
      tally.reads += 1
      const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
      if (text.includes(wanted) !== isThere)
        tally.missed.push({ path: call.path, process: place, wanted, seconds: (before - begun) / 1000 })
    },
    close() {
      for (const agent of agents) agent.destroy()
    },
  }
}
export type Calls = ReturnType<typeof createCalls>
