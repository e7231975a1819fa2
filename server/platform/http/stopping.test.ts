import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../../app.ts'
import { startTestApp } from '../../testing/app.ts'
import { refuseReadiness } from './health.ts'

/** The application on a port, and a client that reuses its connection. `prepare` is called before it listens. */
async function startListening(prepare: (app: FastifyInstance) => void = () => {}) {
  const app = await createApp((await startTestApp()).platform)
  prepare(app)
  onTestFinished(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const ask = (path: string) =>
    new Promise<{ status: number; connection: string | undefined; body: unknown }>((resolve, reject) => {
      get({ port, path, agent }, async (answer: IncomingMessage) =>
        resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection, body: await json(answer) }),
      ).on('error', reject)
    })
  return { app, ask }
}

test('OPS-06 a process with a stop signal refuses readiness, answers, and ends its connections', async () => {
  const { app, ask } = await startListening()
  expect(await ask('/readyz')).toMatchObject({ status: 200, connection: 'keep-alive', body: { status: 'ready', files: true } })
  refuseReadiness(app)
  expect(await ask('/readyz')).toMatchObject({ status: 503, body: { status: 'stopping', database: true } })
  expect(await ask('/api/nothing')).toMatchObject({
    status: 404,
    connection: 'close',
    body: { error_message: 'errors.not_found' },
  })
})

test('OPS-06 a request that arrives while the process closes gets its answer, not one of the framework', async () => {
  let release = () => {}
  const isHeld = new Promise<void>((resolve) => {
    release = resolve
  })
  const { app, ask } = await startListening((before) => before.addHook('preClose', () => isHeld))
  await ask('/healthz')
  const closed = app.close()
  const late = await ask('/api/nothing')
  expect(late).toMatchObject({ status: 404, connection: 'close', body: { error_message: 'errors.not_found' } })
  release()
  await closed
})
