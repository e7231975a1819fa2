import { setTimeout } from 'node:timers/promises'
import { ask } from '../../../server/testing/postgres-pair.ts'
import type { World } from './world.ts'

const longestMs = 60_000

/** Waits until PostgreSQL answers, and starts it again when it has ended, as its supervisor does. */
export async function supervisePostgres({ postgres }: World): Promise<void> {
  if (!postgres) return
  for (const until = performance.now() + longestMs; performance.now() < until; await setTimeout(250)) {
    if (!postgres.isRunning()) await postgres.startAgain()
    const isThere = await ask(postgres.url, 'select 1').then(
      () => true,
      () => false,
    )
    if (isThere) return
  }
  throw new Error('PostgreSQL did not come back.')
}
