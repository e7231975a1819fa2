import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ensureBuilt } from '../../build.mjs'
import { runStandby } from './run-standby.ts'

test('HAV-01 a killed primary loses nothing, and its standby is written to within ten seconds', {
  timeout: 300_000,
}, async () => {
  expect(await ensureBuilt()).toBe(true)
  const seed = Date.now() % 1_000_000
  const { faults, seconds, restarts, staysWithNew, folder } = await runStandby({ seed, secondsBefore: 5, secondsAfter: 10 })
  expect(faults, `seed ${seed}, logs in ${folder}`).toEqual([])
  rmSync(folder, { recursive: true, force: true })
  expect(seconds.writing).toBeLessThan(10)
  expect(seconds.news).toBeLessThan(10)
  expect(restarts).toBe(0)
  expect(staysWithNew).toBe(true)
})
