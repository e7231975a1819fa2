import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ensureBuilt } from '../../build.mjs'
import { runHistory } from './run-history.ts'

test('HAV-02 two processes keep every promise while they are killed, paused and cut off', { timeout: 300_000 }, async () => {
  expect(await ensureBuilt()).toBe(true)
  const seed = Date.now() % 1_000_000
  const { history, faults, disturbances, folder } = await runHistory({ operations: 5000, seconds: 20, seed, drainSeconds: 1 })
  expect(faults, `seed ${seed}, logs in ${folder}`).toEqual([])
  rmSync(folder, { recursive: true, force: true })
  expect(disturbances.kills + disturbances.pauses + disturbances.cuts).toBeGreaterThan(1)
  expect(history.filter(({ outcome }) => outcome === 'done').length).toBeGreaterThan(50)
})
