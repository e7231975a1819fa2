import { Agent, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { registerEndpoint } from '#domain/people/accounts/accounts.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { pdfFile } from '../../testing/documents.ts'
import { registrationForm, sendRegistration } from '../../testing/registrations.ts'

const disk = vi.hoisted(() => ({ isFull: false }))
const noSpace = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>()
  const full = () => new Writable({ write: (_chunk, _encoding, done) => done(noSpace()) })
  const createWriteStream = (...words: Parameters<typeof real.createWriteStream>) =>
    disk.isFull ? full() : real.createWriteStream(...words)
  return { ...real, createWriteStream }
})
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  const writeFile = (...words: Parameters<typeof real.writeFile>) =>
    disk.isFull ? Promise.reject(noSpace()) : real.writeFile(...words)
  return { ...real, writeFile }
})

function fillDisk() {
  disk.isFull = true
  onTestFinished(() => {
    disk.isFull = false
  })
}

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1' })

test('R6 OPS-06 with a full disk an upload is refused for want of space, and the server is degraded, not out', async () => {
  fillDisk()
  const { status, refusal } = await sendRegistration(site, registrationForm())
  expect([status, refusal]).toEqual([507, { error_message: 'errors.storage_full', errors: {}, request_id: expect.any(String) }])
  const ready = await site.app.inject('/readyz')
  expect([ready.statusCode, ready.json()]).toMatchObject([
    200,
    { status: 'degraded', database: true, storage: false, files: true },
  ])
  disk.isFull = false
  expect((await site.app.inject('/readyz')).statusCode).toBe(200)
})

test('R6 a full file store is reported in the same way', async () => {
  const { files } = site.platform
  const put = vi.spyOn(files, 'put').mockRejectedValueOnce(new Error('Cannot write file', { cause: noSpace() }))
  const { status, refusal } = await sendRegistration(site, registrationForm())
  expect([put.mock.calls.length, status, refusal.error_message]).toEqual([1, 507, 'errors.storage_full'])
})

test.each([
  ['a disk that fails', 'EIO'],
  ['a disk that was made read-only', 'EROFS'],
])('FLT-01 an upload onto %s is refused as unavailable, with when to try again', async (_, code) => {
  const failed = Object.assign(new Error(`${code}: fsync`), { code })
  vi.spyOn(site.platform.files, 'put').mockRejectedValueOnce(new Error('Cannot write file', { cause: failed }))
  const { status, refusal, headers } = await sendRegistration(site, registrationForm())
  expect([status, refusal.error_message, headers['retry-after']]).toEqual([503, 'errors.unavailable', '5'])
})

test('R6 after a refused upload the same connection answers and the server can stop', async () => {
  fillDisk()
  const { app } = site
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const call = async (method: string, path: string, form?: FormData) => {
    const body = form && new Response(form)
    const headers = body ? { 'content-type': body.headers.get('content-type') ?? '' } : {}
    const request = httpRequest({ agent, port, host: '127.0.0.1', method, path, headers })
    const answered = new Promise<number | undefined>((resolve, reject) => {
      request.on('error', reject).on('response', (response) => text(response).then(() => resolve(response.statusCode), reject))
    })
    request.end(body && Buffer.from(await body.arrayBuffer()))
    return { status: await answered, isOnSameConnection: request.reusedSocket }
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(registrationForm())) form.append(name, String(value))
  form.append('file', pdfFile('cv.pdf', 1_000_000))
  expect((await call('POST', registerEndpoint.path, form)).status).toBe(507)
  expect(await call('GET', '/healthz')).toEqual({ status: 200, isOnSameConnection: true })
  await app.close()
})
