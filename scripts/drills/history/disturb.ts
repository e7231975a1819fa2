import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import type { Seeded } from '../seeded.ts'
import type { ServerProcess } from '../server-process.ts'

export interface Disturbances {
  kills: number
  pauses: number
  cuts: number
}

/** Milliseconds between two disturbances, and of a pause. */
const quiet = { least: 1000, more: 4000 }
const pause = { least: 200, more: 2500 }

/**
 * Until `isOver`: kills processes and starts them again, stops them for a while and lets them go on, and cuts their connections to the
 * database, at times that the seed gives. Resolves when all of them run.
 */
export async function disturb(
  processes: readonly ServerProcess[],
  pool: pg.Pool,
  random: Seeded,
  isOver: () => boolean,
): Promise<Disturbances> {
  const counts = { kills: 0, pauses: 0, cuts: 0 }
  const starting = new Map<ServerProcess, Promise<void>>()
  const within = ({ least, more }: typeof quiet) => least + random.below(more)
  while (!isOver()) {
    await setTimeout(within(quiet))
    const victim = random.of(processes)!
    const deed = random.weighted({ kill: 3, pause: 4, cut: 2 })
    if (deed === 'cut') {
      counts.cuts += 1
      await pool.query(
        `select pg_terminate_backend(pid) from (
           select pid from pg_stat_activity where application_name = 'cantera' and pid <> pg_backend_pid() order by md5(pid || $1) limit 4
         ) chosen`,
        [String(random.next())],
      )
    } else if (starting.has(victim)) {
    } else if (deed === 'pause') {
      counts.pauses += 1
      victim.signal('SIGSTOP')
      await setTimeout(within(pause))
      victim.signal('SIGCONT')
    } else {
      counts.kills += 1
      victim.signal('SIGKILL')
      await setTimeout(100)
      const started = victim.start().finally(() => starting.delete(victim))
      started.catch(() => {})
      starting.set(victim, started)
    }
  }
  await Promise.all(starting.values())
  return counts
}
