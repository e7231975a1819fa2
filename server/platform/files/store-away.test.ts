import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { registrationForm, sendRegistration } from '../../testing/registrations.ts'
import { openFileStore } from './file-store.ts'

const site = sharedTestApp()

/** Lets the application use a bucket behind a server that answers everything with `status`, or refuses connections without one. */
async function useBucket(status: number | undefined) {
  const server = createServer((_request, response) => response.writeHead(status ?? 500).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  if (status === undefined) await new Promise((resolve) => server.close(resolve))
  else onTestFinished(() => void server.close())
  const keys = { S3_BUCKET: 'cvs', S3_ACCESS_KEY_ID: 'somebody', S3_SECRET_ACCESS_KEY: 'something' }
  const away = await openFileStore(readConfig({ DATA_DIR: site.dataDir, S3_ENDPOINT: `http://127.0.0.1:${port}`, ...keys }))
  const files = { ...site.platform.files }
  Object.assign(site.platform.files, away)
  onTestFinished(() => void Object.assign(site.platform.files, files))
}

test.each([undefined, 503])(
  'OPS-03 a bucket that is away (%s) is a 503 with Retry-After, and does not take the process out',
  async (status) => {
    await useBucket(status)
    const answer = await sendRegistration(site, registrationForm())
    expect([answer.status, answer.refusal.error_message, answer.headers['retry-after']]).toEqual([503, 'errors.unavailable', '5'])
    expect(await site.platform.files.isReachable()).toBe(false)
  },
  30_000,
)
