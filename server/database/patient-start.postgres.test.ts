import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../scripts/free-port.mjs'
import { testDatabase } from '../testing/database.ts'
import { openDatabase } from './open.ts'

test('OPS-03 a start waits while PostgreSQL does not answer, says why, and goes on when it does', async () => {
  const { pool } = await testDatabase()
  onTestFinished(() => pool.end())
  const address = new URL((pool.options as { connectionString: string }).connectionString)
  const [host, to] = [address.searchParams.get('host') ?? address.hostname, Number(address.port || 5432)]
  const port = await freePort()
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    const onward = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${to}`) : connect(to, host)
    for (const one of [socket, onward]) one.on('error', () => {})
    socket.pipe(onward).pipe(socket)
  })
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const databaseUrl = Object.assign(new URL(address), { hostname: '127.0.0.1', port: String(port), search: '' }).href
  const sentences: string[] = []
  const opening = openDatabase({ databaseUrl, dataDir: '', patienceMs: 15_000, onWait: (sentence) => sentences.push(sentence) })
  await expect
    .poll(() => sentences)
    .toEqual([expect.stringMatching(/^PostgreSQL does not answer at 127.+\(nothing listens there\)\.$/)])
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const database = await opening
  onTestFinished(() => database.close())
  expect(await database.isReachable()).toBe(true)
})

test('OPS-03 a start that waits ends at once for what waiting does not mend, and in the end with the true reason', async () => {
  const began = performance.now()
  const of = (host: string) => openDatabase({ databaseUrl: `postgres://a:b@${host}/c`, dataDir: '', patienceMs: 1500 })
  await expect(of('127.0.0.1:1')).rejects.toThrow(/nothing listens there\)\.$/)
  expect(performance.now() - began).toBeGreaterThan(900)
  await expect(of('no-such-host.invalid')).rejects.toThrow(
    /the resolver (?:knows no|did not answer for) no-such-host\.invalid\)\.$/,
  )
  const { pool } = await testDatabase()
  onTestFinished(() => pool.end())
  const wrong = Object.assign(new URL((pool.options as { connectionString: string }).connectionString), {
    pathname: '/nowhere',
  }).href
  const start = performance.now()
  await expect(openDatabase({ databaseUrl: wrong, dataDir: '', patienceMs: 60_000 })).rejects.toThrow('has no database "nowhere"')
  expect(performance.now() - start).toBeLessThan(10_000)
})
