import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { ask, startPair } from '../../server/testing/postgres-pair.ts'
import { inProject, projectNode } from '../toolchain.mjs'

/** Starts the drill; resolves when it writes. */
async function started(url: string, seconds: string) {
  const drill = [inProject('scripts', 'drills', 'failover.mjs'), '--url', url, '--seconds', seconds]
  const child = spawn(projectNode, drill, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  const output = text(child.stdout)
  await once(child.stdout, 'data')
  return { outcome: async () => ({ code: (await ended)[0], output: await output }) }
}

test('HAV-01 the drill of the guide measures how long nothing was written, and finds a lost write', {
  timeout: 120_000,
}, async () => {
  const pair = await startPair()
  onTestFinished(() => pair.stop())
  const drill = await started(pair.url, '5')
  await setTimeout(500)
  pair.killPrimary()
  await setTimeout(1000)
  await pair.promoteStandby()
  // As a standby that was not synchronous would.
  await ask(pair.standbyUrl, 'delete from failover_drill where number = 1')
  const { code, output } = await drill.outcome()
  expect([code, output]).toEqual([1, expect.stringMatching(/^LOST, though acknowledged: 1\.$/m)])
  expect(output).toMatch(/^Nothing was written from \d+\.\d s to \d+\.\d s\.$/m)
  expect(Number(/^Longest time without a write: ([\d.]+) s/m.exec(output)?.[1])).toBeGreaterThan(1)

  const quiet = await (await started(pair.url, '1')).outcome()
  expect([quiet.code, quiet.output]).toEqual([0, expect.stringContaining('No acknowledged write is lost.')])
  expect(await ask(pair.standbyUrl, `select from pg_tables where tablename = 'failover_drill'`)).toEqual([])
})
