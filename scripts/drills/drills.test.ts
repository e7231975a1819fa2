import { rmSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { reasonAgainstMounting } from '../../server/testing/mounted-disk.ts'
import { ensureBuilt } from '../build.mjs'
import { diskFaults } from './faults/disk-faults.ts'
import { runFault } from './faults/run-fault.ts'
import { runHistory } from './history/run-history.ts'
import { runReplicas } from './replicas/run-replicas.ts'
import { runStandby } from './standby/run-standby.ts'

// A whole run has built before. In one file, because two that build at once would disturb each other.
beforeAll(async () => {
  expect(await ensureBuilt()).toBe(true)
}, 300_000)

const newSeed = () => Date.now() % 1_000_000

test('HAV-02 two processes keep every promise while they are killed, paused and cut off', { timeout: 300_000 }, async () => {
  const seed = newSeed()
  const { history, faults, disturbances, folder } = await runHistory({ operations: 5000, seconds: 10, seed, drainSeconds: 1 })
  expect(faults, `seed ${seed}, logs in ${folder}`).toEqual([])
  rmSync(folder, { recursive: true, force: true })
  expect(disturbances.kills + disturbances.pauses + disturbances.cuts).toBeGreaterThan(1)
  expect(history.filter(({ outcome }) => outcome === 'done').length).toBeGreaterThan(50)
})

test('HAV-01 a killed primary loses nothing, and its standby is written to within ten seconds', {
  timeout: 300_000,
}, async () => {
  const seed = newSeed()
  const { faults, seconds, restarts, staysWithNew, folder } = await runStandby({ seed, secondsBefore: 5, secondsAfter: 3 })
  expect(faults, `seed ${seed}, logs in ${folder}`).toEqual([])
  rmSync(folder, { recursive: true, force: true })
  expect(seconds.writing).toBeLessThan(10)
  expect(seconds.news).toBeLessThan(10)
  expect(restarts).toBe(0)
  expect(staysWithNew).toBe(true)
})

const reason = reasonAgainstMounting()
if (reason) console.log(`The drill of a full disk is skipped: ${reason}.`)

test.skipIf(reason)(
  'FLT-01 uploads onto a full disk are refused, and nothing acknowledged is lost',
  {
    timeout: 300_000,
  },
  async () => {
    const seed = newSeed()
    const drill = diskFaults.find(({ name }) => name === 'disk-upload')!
    const { history, faults, healedSeconds, restarts, folder } = await runFault(
      { ...drill, seconds: 3 },
      { seed, secondsAfter: 2 },
    )
    expect(faults, `seed ${seed}, logs in ${folder}`).toEqual([])
    rmSync(folder, { recursive: true, force: true })
    expect(history.map(({ code }) => code)).toContain('507 errors.storage_full')
    expect(healedSeconds).toBeLessThan(20)
    expect(restarts).toBe(0)
  },
)

test('RPL-01 nobody misses a write that they read from a standby which is late, cut off, killed and promoted', {
  timeout: 300_000,
}, async () => {
  const seed = newSeed()
  const run = { seed, reads: 20_000, seconds: 10, secondsAfter: 3 }
  const { tally, answered, afterPromotion, staleCaches, folder } = await runReplicas(run)
  expect(tally.missed, `seed ${seed}, logs in ${folder}`).toEqual([])
  rmSync(folder, { recursive: true, force: true })
  expect(tally.reads).toBeGreaterThan(100)
  expect(answered.replica).toBeGreaterThan(20)
  expect(answered.away + answered.behind + answered.failed).toBeGreaterThan(0)
  expect({ afterPromotion, staleCaches }).toEqual({ afterPromotion: 0, staleCaches: 0 })
})
