import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  readonly rows: readonly Record<string, unknown>[]
}

interface Running {
  readonly groups: Statement[][]
  inFlight: number
}

const context = new AsyncLocalStorage<Running>()
let isWatching = false

/**
 * Records the statements that this process sends for `work`, including begin and commit, but not those of unrelated work. Statements that
 * run at the same time are in one group; each statement of a transaction is in its own.
 */
export async function statementsOf<Answer>(work: () => Promise<Answer>): Promise<{ groups: Statement[][]; answer: Answer }> {
  if (!isWatching) watch()
  isWatching = true
  const running: Running = { groups: [], inFlight: 0 }
  // Lazy calls such as `inject` start when they are awaited, so the await must be inside.
  const answer = await context.run(running, async () => await work())
  return { groups: running.groups, answer }
}

function watch(): void {
  const original = pg.Client.prototype.query as (...words: unknown[]) => unknown
  pg.Client.prototype.query = function (this: pg.Client, ...words: unknown[]) {
    const running = context.getStore()
    const sent = original.apply(this, words)
    if (!running || !(sent instanceof Promise)) return sent
    const [query, values] = words as [string | { text: string; values?: unknown[] }, unknown[] | undefined]
    const text = typeof query === 'string' ? query : query.text
    if (running.inFlight === 0) running.groups.push([])
    const group = running.groups.at(-1)!
    running.inFlight += 1
    return sent.then(
      (result: pg.QueryResult) => {
        running.inFlight -= 1
        group.push({ text, values: values ?? (typeof query === 'string' ? [] : (query.values ?? [])), rows: result.rows ?? [] })
        return result
      },
      (error: unknown) => {
        running.inFlight -= 1
        throw error
      },
    )
  } as never
}
