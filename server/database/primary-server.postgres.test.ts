import { once } from 'node:events'
import type { PeerCertificate } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { openDatabase } from './open.ts'
import { PrimaryServer } from './primary-server.ts'

const anUnusedPort = 1

/** The address of a new database, and the same with a server before it that is away. */
async function addresses() {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  const own = database.pool.options.connectionString ?? ''
  return { own, both: own.replace('@', `@localhost:${anUnusedPort},`), away: own.replace(/@[^/]+/, `@localhost:${anUnusedPort}`) }
}

test('HAV-01 the database opens when the first of its servers is away', async () => {
  const { both } = await addresses()
  const database = await openDatabase({ databaseUrl: both, dataDir: '' })
  onTestFinished(() => database.close())
  expect(await database.isReachable()).toBe(true)
})

test('HAV-01 a start without any of the servers is explained in one sentence', async () => {
  const { away } = await addresses()
  const databaseUrl = away.replace('@', `@127.0.0.1:${anUnusedPort},`)
  await expect(openDatabase({ databaseUrl, dataDir: '' })).rejects.toThrow(/^PostgreSQL does not answer at /)
})

test('HAV-01 a server shows a certificate with its own name, not with that of the first', async () => {
  const { own, away } = await addresses()
  const ssl: { checkServerIdentity?: (host: string, certificate: PeerCertificate) => Error | undefined } = {}
  const socket = new PrimaryServer([away, own]).open({ ssl }).connect(anUnusedPort, 'localhost')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  const shows = (subjectaltname: string) =>
    ssl.checkServerIdentity?.('localhost', { subjectaltname, subject: {} } as PeerCertificate)
  expect(shows('IP Address:127.0.0.1')).toBeUndefined()
  expect(shows('DNS:localhost')).toBeInstanceOf(Error)
})
