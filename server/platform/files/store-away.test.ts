import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { registrationForm, sendRegistration } from '../../testing/registrations.ts'
import { openFileStore } from './file-store.ts'

const site = sharedTestApp()

/** Lets the application use a bucket behind a server that answers everything with `state`, never answers, or refuses connections. */
async function useBucket(state: number | 'silent' | 'closed') {
  const server = createServer((_request, response) => {
    if (typeof state === 'number') response.writeHead(state).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  if (state === 'closed') await new Promise((resolve) => server.close(resolve))
  else
    onTestFinished(() => {
      server.close()
      server.closeAllConnections()
    })
  const keys = { S3_BUCKET: 'cvs', S3_ACCESS_KEY_ID: 'somebody', S3_SECRET_ACCESS_KEY: 'something' }
  const config = readConfig({ DATA_DIR: site.dataDir, S3_ENDPOINT: `http://127.0.0.1:${port}`, ...keys })
  const away = await openFileStore(config, { answerMs: 1000 })
  const files = { ...site.platform.files }
  Object.assign(site.platform.files, away)
  onTestFinished(() => void Object.assign(site.platform.files, files))
}

test.each(['closed', 503, 'silent'] as const)(
  'OPS-03 a bucket that is away (%s) is a 503 with Retry-After, and does not take the process out',
  async (state) => {
    await useBucket(state)
    const asked = performance.now()
    const ready = await site.app.inject('/readyz')
    expect([ready.statusCode, ready.json()]).toEqual([200, expect.objectContaining({ status: 'degraded', files: false })])
    expect(performance.now() - asked).toBeLessThan(1000)
    expect(await site.platform.files.isReachable()).toBe(false)
    const answer = await sendRegistration(site, registrationForm())
    expect([answer.status, answer.refusal.error_message, answer.headers['retry-after']]).toEqual([503, 'errors.unavailable', '5'])
  },
  30_000,
)
