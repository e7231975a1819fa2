import { Agent } from 'node:http'
import type { Seeded } from '../seeded.ts'
import { type Answer, type Call, send } from '../send.ts'
import type { ServerProcess } from '../server-process.ts'
import type { Operation, Outcome, Request } from './operations.ts'

/** The history of all clients, and how each of them calls the processes. */
export interface Recorder {
  readonly history: Operation[]
  /** Sends a change to any process and notes it with its times. `readAnswer` adds what a successful answer says. */
  perform(call: Call, request: Request, readAnswer?: (body: unknown) => object): Promise<Operation>
  /** Reads from any process until one answers; undefined when none does. */
  read(call: Call): Promise<unknown>
  close(): void
}

const pauseMs = 100
const tries = 100

export function createRecorder(processes: readonly ServerProcess[], random: Seeded): Recorder {
  const history: Operation[] = []
  const agents = processes.map(() => new Agent({ keepAlive: true, maxSockets: 64 }))
  let number = 0
  /** Tries the other process when nobody listens at the first one: nothing was sent. */
  const reach = async (call: Call): Promise<Answer> => {
    const first = random.below(processes.length)
    for (let offset = 0; offset < processes.length; offset += 1) {
      const at = (first + offset) % processes.length
      const answer = await send(agents[at]!, processes[at]!.port, call)
      if (answer !== 'away') return answer
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return 'away'
  }
  return {
    history,
    async perform(call, request, readAnswer = () => ({})) {
      number += 1
      const own = number
      const begun = performance.now()
      let answer = await reach(call)
      for (let left = tries; answer === 'away' && left > 0; left -= 1) answer = await reach(call)
      const ended = performance.now()
      const status = typeof answer === 'object' ? answer.status : 0
      const outcome = outcomeOf(answer)
      const recorded = outcome === 'done' && typeof answer === 'object' ? readAnswer(answer.body) : {}
      const operation = { ...request, ...recorded, number: own, begun, ended, outcome, status, ...codeOf(answer) } as Operation
      history.push(operation)
      return operation
    },
    async read(call) {
      for (let left = tries; left > 0; left -= 1) {
        const answer = await reach(call)
        if (typeof answer === 'object' && answer.status < 500) return answer.status === 200 ? answer.body : undefined
      }
      return undefined
    },
    close() {
      for (const agent of agents) agent.destroy()
    },
  }
}

function outcomeOf(answer: Answer): Outcome {
  if (answer === 'away') return 'refused'
  if (answer === 'lost' || answer.status >= 500) return 'unknown'
  return answer.status < 300 ? 'done' : 'refused'
}

/** The code of a refusal with its status. */
function codeOf(answer: Answer): { code?: string } {
  if (typeof answer !== 'object' || answer.status < 400) return {}
  const { error_message } = answer.body as { error_message?: string }
  const lacksTime = (answer.status === 503 || answer.status === 429) && answer.retryAfter === undefined
  return { code: `${answer.status} ${error_message ?? 'no code'}${lacksTime ? ', no retry-after' : ''}` }
}
