import { setTimeout } from 'node:timers/promises'
import { ask, type PostgresPair, waitFor } from '#server/testing/postgres-pair.ts'
import type { Seeded } from '../seeded.ts'

const weights = { quiet: 8, pause: 4, delay: 3, hang: 1, kill: 1, cut: 2 }
export type Disturbance = keyof typeof weights

/** Disturbs the standby, one thing after the other, until it is over. Returns how often each was done; at the end the standby follows. */
export async function disturb(pair: PostgresPair, random: Seeded, isOver: () => boolean): Promise<Record<Disturbance, number>> {
  const counts = { quiet: 0, pause: 0, delay: 0, hang: 0, kill: 0, cut: 0 }
  const standby = (text: string) => ask(pair.standbyUrl, text)
  const rest = (leastMs: number, mostMs: number) => setTimeout(leastMs + random.below(mostMs - leastMs))
  const delayBy = async (ms: number) => {
    await standby(`alter system set recovery_min_apply_delay = ${ms}`)
    await standby('select pg_reload_conf()')
  }
  const pause = async (leastMs: number, mostMs: number) => {
    await standby('select pg_wal_replay_pause()')
    await rest(leastMs, mostMs)
    await standby('select pg_wal_replay_resume()')
  }
  const deeds: Record<Disturbance, () => Promise<unknown>> = {
    quiet: () => rest(500, 3000),
    pause: () => pause(20, 1500),
    async delay() {
      await delayBy([5, 50, 150, 400][random.below(4)]!)
      await rest(500, 2000)
      await delayBy(0)
    },
    async hang() {
      pair.signalStandby('SIGSTOP')
      await rest(100, 2500)
      pair.signalStandby('SIGCONT')
    },
    async kill() {
      pair.killStandby()
      await rest(50, 1500)
      await pair.startStandby()
    },
    cut: () => standby(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cantera'`),
  }
  // Long enough for readers to notice it: a short run may have no other disturbance.
  await pause(1000, 1500)
  counts.pause += 1
  while (!isOver()) {
    await rest(100, 1000)
    const name = random.weighted(weights)
    await deeds[name]()
    counts[name] += 1
  }
  await waitFor('the standby follows', async () => (await standby('select from pg_stat_wal_receiver')).length === 1)
  return counts
}
