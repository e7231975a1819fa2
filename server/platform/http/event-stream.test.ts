import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { limits } from '#domain/kernel/limits.ts'
import { isRefusal } from '#domain/kernel/refusals.ts'
import { streamEvents } from './event-stream.ts'
import { sendRefusal } from './refusals.ts'

let sessions = 0

/** A site with one stream for one session. The stream opens after `ready`, as routes first wait for the database. */
async function streamingSite(ready: (client: Socket) => Promise<unknown> = async () => {}) {
  sessions += 1
  const sessionId = sessions
  const app = fastify({ forceCloseConnections: true })
  const left = { subscriptions: 0, answered: 0 }
  const started = vi.spyOn(globalThis, 'setInterval')
  const stopped = vi.spyOn(globalThis, 'clearInterval')
  app.get('/slow', () => new Promise(() => {}))
  app.get('/stream', async (request, reply) => {
    await ready(request.raw.socket)
    const subscribe = () => {
      left.subscriptions += 1
      return () => {
        left.subscriptions -= 1
      }
    }
    const refusal = streamEvents(reply, { sessionId, subscribe, mayGoOn: async () => true })
    left.answered += 1
    return isRefusal(refusal) ? sendRefusal(reply, refusal) : reply
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    vi.restoreAllMocks()
    await app.close()
  })
  const { port } = app.server.address() as AddressInfo
  const ended = new Set(stopped.mock.calls.map(([timer]) => timer))
  return {
    left,
    heartbeats: () => {
      for (const [timer] of stopped.mock.calls) ended.add(timer)
      return started.mock.calls.filter(([, ms], call) => ms === 25_000 && !ended.has(started.mock.results[call]?.value)).length
    },
    /** A client that has requested these paths one after the other. */
    async ask(...paths: string[]) {
      const client = connect(port, '127.0.0.1').on('error', () => {})
      await once(client, 'connect')
      await new Promise((sent) => client.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''), sent))
      return client
    },
    status: async () => (await fetch(`http://127.0.0.1:${port}/stream`, { signal: AbortSignal.timeout(5000) })).status,
  }
}

test('CFG-04 clients that leave before their stream opens leave nothing behind', async () => {
  const site = await streamingSite((client) => (client.destroyed ? Promise.resolve() : once(client, 'close')))
  for (let count = 0; count < 1000; count += 1) (await site.ask('/stream')).destroy()
  await expect.poll(() => site.left.answered, { timeout: 15_000 }).toBe(1000)
  expect([site.left.subscriptions, site.heartbeats()]).toEqual([0, 0])
})

test('CFG-04 clients that are cut off later, even behind another answer, leave nothing behind', async () => {
  const site = await streamingSite()
  const clients = [await site.ask('/slow', '/stream')]
  while (clients.length < limits.streamsOfSession) clients.push(await site.ask('/stream'))
  await expect.poll(() => site.left.subscriptions, { timeout: 15_000 }).toBe(limits.streamsOfSession)
  expect(await site.status()).toBe(429)
  for (const client of clients) client.resetAndDestroy()
  await expect.poll(() => site.left.subscriptions, { timeout: 15_000 }).toBe(0)
  expect(site.heartbeats()).toBe(0)
  expect(await site.status()).toBe(200)
})
