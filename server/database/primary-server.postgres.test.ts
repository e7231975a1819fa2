import { once } from 'node:events'
import type { PeerCertificate } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { encryptedPostgres } from '../testing/encrypted-postgres.ts'
import { silentProxy } from '../testing/silent-proxy.ts'
import { NoPrimaryError } from './no-primary.ts'
import { openDatabase } from './open.ts'
import { explainConnectionError, parseDatabaseUrl } from './postgres-address.ts'
import { PrimaryServer } from './primary-server.ts'
import { unusableServers } from './unusable-servers.ts'

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

test('HAV-01 a start on standbys and servers that are away names both', async () => {
  const servers = [
    { host: 'one', port: 5432 },
    { host: 'other', port: 5433, error: { code: 'ETIMEDOUT' } },
  ]
  const sentence = explainConnectionError(new NoPrimaryError(servers), parseDatabaseUrl('postgres://ana@one/site'))
  expect(sentence).toBe(
    'None of the servers of DATABASE_URL takes writes: at one:5432 is a standby, and there is no answer at other:5433; start the primary, or promote a standby.',
  )
})

test('HAV-01 a wrong password is explained, not another server that is away', async () => {
  const { both } = await addresses()
  const databaseUrl = both.replace(/:[^:@]+@/, ':Quarry-of-2027@')
  await expect(openDatabase({ databaseUrl, dataDir: '' })).rejects.toThrow(/refuses user "postgres"/)
})

/** Two ways to one server, the first of which can fall silent. */
async function twoWays(kind: 'plain' | 'encrypted') {
  if (kind === 'encrypted') {
    const { port, user, verified } = await encryptedPostgres('localhost')
    const proxy = await silentProxy(port)
    return { proxy, databaseUrl: `postgres://${user}@localhost:${proxy.port},localhost:${port}/postgres?${verified}` }
  }
  const own = new URL((await addresses()).own)
  const proxy = await silentProxy(Number(own.port))
  return { proxy, databaseUrl: own.href.replace('@', `@127.0.0.1:${proxy.port},`) }
}

test.each(['plain', 'encrypted'] as const)('HAV-01 a server that falls silent is left within ten seconds: %s', async (kind) => {
  const { proxy, databaseUrl } = await twoWays(kind)
  const database = await openDatabase({ databaseUrl, dataDir: '' })
  onTestFinished(() => database.close())
  let gaps = 0
  await database.listen(
    'silence',
    () => {},
    () => (gaps += 1),
  )
  await database.pool.query('select 1')
  expect(proxy.connections()).toBeGreaterThan(4)
  proxy.fallSilent()
  const silentAt = performance.now()
  await expect(database.pool.query('select 1')).rejects.toThrow()
  expect((await database.pool.query('select 1')).rowCount).toBe(1)
  await expect.poll(() => gaps, { timeout: 10_000 }).toBe(1)
  expect(performance.now() - silentAt).toBeLessThan(10_000)
})

test('HAV-01 a certificate of another host is refused, also of one of several', async () => {
  const { port, user, verified } = await encryptedPostgres('localhost')
  const open = (hosts: string) => openDatabase({ databaseUrl: `postgres://${user}@${hosts}/postgres?${verified}`, dataDir: '' })
  const refused = `The certificate of PostgreSQL at 127.0.0.1:${port} is made out to another name`
  await expect(open(`127.0.0.1:${port}`)).rejects.toThrow(refused)
  await expect(open(`localhost:${anUnusedPort},127.0.0.1:${port}`)).rejects.toThrow(refused)
  const hosts = `127.0.0.1:${port},localhost:${port}`
  const database = await open(hosts)
  onTestFinished(() => database.close())
  expect(await database.isReachable()).toBe(true)
  expect(await unusableServers(`postgres://${user}@${hosts}/postgres?${verified}`)).toEqual([
    expect.stringContaining(`one cannot take over: ${refused}`),
  ])
})

test('HAV-01 a pool that is closed asks its servers nothing more', async () => {
  const { own, both } = await addresses()
  const database = await openDatabase({ databaseUrl: both, dataDir: '' })
  const other = await openDatabase({ databaseUrl: own, dataDir: '' })
  onTestFinished(() => other.close())
  const watching = async () => {
    const text = `select 1 from pg_stat_activity where application_name = 'cantera watch' and datname = current_database()`
    return (await other.pool.query(text)).rowCount
  }
  expect(await watching()).toBe(1)
  await database.close()
  await expect.poll(watching).toBe(0)
})
