import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Log } from './log.ts'
import { startPeriodicTask } from './periodic-task.ts'
import type { Platform } from './platform.ts'

/** Below it the work of an ordinary day. */
const worthALine = 1000
const tenMinutesMs = 600_000

export interface WaitingWork {
  readonly work: string
  readonly waiting: number
}

/** How many rows wait for each periodic task. */
export async function readBacklogs({ db, stated }: Pick<Platform, 'db' | 'stated'>): Promise<WaitingWork[]> {
  const counts = Object.entries(stated.backlogs).map(
    ([work, table]) => sql`select ${sql.lit(work)} as work, (select count(*)::integer from ${table}) as waiting`,
  )
  const { rows } = await sql<WaitingWork>`${sql.join(counts, sql` union all `)}`.execute(db)
  return rows
}

/**
 * Logs what the periodic tasks have to catch up with, such as after an upgrade or a large import, at once and every ten minutes, and when it
 * is done. Returns the function that stops it.
 */
export function startWatchingBacklogs(
  platform: Pick<Platform, 'db' | 'stated'>,
  log: Pick<Log, 'info' | 'warn'>,
  everyMs = tenMinutesMs,
): () => void {
  const logged = new Set<string>()
  return startPeriodicTask(
    async () => {
      for (const { work, waiting } of await readBacklogs(platform)) {
        if (waiting >= worthALine) {
          logged.add(work)
          log.info({ work, waiting }, 'work in the background is catching up')
        } else if (logged.delete(work)) log.info({ work }, 'work in the background has caught up')
      }
    },
    everyMs,
    (error) => log.warn({ err: error }, 'the work that waits could not be counted'),
  )
}

/** Steps without a pause: what an ordinary minute brings. */
const briskSteps = 20
/** A pause is so many times as long as the step before it, so that catching up takes at most a quarter of a connection's time. */
const pauseFactor = 3

/**
 * Repeats a step until it returns false. A backlog that takes many steps is worked through with pauses, because PostgreSQL gives the
 * statements of requests no priority over those of this task.
 */
export async function workThrough(
  step: () => Promise<boolean>,
  pause: (ms: number) => Promise<unknown> = (ms) => setTimeout(ms, undefined, { ref: false }),
): Promise<void> {
  for (let steps = 1; ; steps += 1) {
    const begun = performance.now()
    if (!(await step())) return
    if (steps >= briskSteps) await pause(pauseFactor * (performance.now() - begun))
  }
}
