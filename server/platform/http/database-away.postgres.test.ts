import { connect, createServer, type Server, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { issueTokenEndpoint, verifyRoleEndpoint } from '#domain/kernel/session.contract.ts'
import { checkEmailEndpoint } from '#domain/people/accounts/accounts.contract.ts'
import { createApp } from '../../app.ts'
import { compose } from '../../compose.ts'
import { openDatabase } from '../../database/open.ts'
import { startTestApp } from '../../testing/app.ts'

/** A connection between the server and PostgreSQL that the test can cut and restore. */
async function startWire(host: string, farPort: number) {
  const sockets = new Set<Socket>()
  const forward = (near: Socket) => {
    const far = connect(farPort, host)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  }
  const listen = (port: number) =>
    new Promise<Server>((resolve) => {
      const server = createServer(forward).listen(port, '127.0.0.1', () => resolve(server))
    })
  let server = await listen(0)
  const { port } = server.address() as { port: number }
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return {
    port,
    cut,
    mend: async () => {
      server = await listen(port)
    },
  }
}

test('without its database the server answers 503 with Retry-After, and recovers by itself', async () => {
  const direct = await startTestApp()
  const person = await direct.person()
  const url = new URL(direct.platform.database.pool.options.connectionString!)
  const wire = await startWire(url.hostname, Number(url.port))
  url.port = String(wire.port)
  const database = await openDatabase({ databaseUrl: url.href, dataDir: '' })
  const platform = await compose(direct.platform.config, database)
  const app = await createApp(platform)
  onTestFinished(async () => {
    await app.close()
    await platform.jobs.stop()
    await database.close()
    await wire.cut()
  })
  const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
    app.inject({ method, url: path, headers: { authorization: `Bearer ${person.token}` }, ...(payload ? { payload } : {}) })
  expect((await call('GET', verifyRoleEndpoint.path)).statusCode).toBe(200)
  expect((await call('GET', '/readyz')).statusCode).toBe(200)

  await wire.cut()
  const attempts = [
    call('GET', verifyRoleEndpoint.path),
    call('GET', '/api/steps/es'),
    call('POST', checkEmailEndpoint.path, { email: 'ana@example.com' }),
    call('POST', issueTokenEndpoint.path, { grant_type: 'password', username: 'ana@example.com', password: 'Other.2026!' }),
  ]
  for (const response of await Promise.all(attempts)) {
    expect(response.json()).toMatchObject({ error_message: 'errors.unavailable', errors: {} })
    expect([response.statusCode, Number(response.headers['retry-after'])]).toEqual([503, 5])
    expect(response.body).not.toContain('127.0.0.1')
  }
  expect((await call('GET', '/readyz')).statusCode).toBe(503)
  expect((await call('GET', '/healthz')).statusCode).toBe(200)

  await wire.mend()
  await expect.poll(async () => (await call('GET', verifyRoleEndpoint.path)).statusCode, { timeout: 10_000 }).toBe(200)
  await expect.poll(async () => (await call('GET', '/readyz')).statusCode, { timeout: 10_000 }).toBe(200)
}, 60_000)
