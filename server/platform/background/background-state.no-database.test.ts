import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readBackgroundState } from './background-state.ts'

test('OPS-07 a figure that the background process does not know is NaN', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cantera-state-'))
  const socket = path.join(folder, 'calls')
  const values = [
    { value: Number.NaN, labels: { replica: '1' } },
    { value: 0, labels: { replica: '2' } },
  ]
  const server = createServer((_request, response) => {
    response.end(JSON.stringify({ jobs: true, metrics: [{ name: 'cantera_replica_lag_bytes', values }] }))
  })
  onTestFinished(async () => {
    server.close()
    await rm(folder, { recursive: true })
  })
  await new Promise<void>((resolve) => server.listen(socket, resolve))
  const background = { worker: true, start() {}, socket: async () => socket, stop: async () => {} }
  expect(await readBackgroundState(background)).toEqual({
    jobs: true,
    metrics: [{ name: 'cantera_replica_lag_bytes', values }],
  })
})
