import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Replicas } from '../../database/database.ts'
import { type ReadElsewhere, ReadingDatabase } from '../../database/reading-database.ts'
import type { DB } from '../../database/schema.ts'
import { columnTypes } from '../../database/type-parsers.ts'
import { accessMatrix } from '../../testing/access-matrix.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { askStatus } from '../../testing/ask-status.ts'
import { testDatabase } from '../../testing/database.ts'

const fromReplicas = accessMatrix.filter(([{ replica }]) => replica)
const nameOf = ([{ method, path }]: (typeof accessMatrix)[number]) => `${method} ${path}`

let site: TestApp
let stop: () => Promise<void>
/** What was read in place of the primary, and what was refused there. */
let read = 0
let refused: string[] = []

/** Reads the same database over connections that refuse writes as a standby does. */
beforeAll(async () => {
  const database = await testDatabase()
  const { connectionString } = database.pool.options
  const pool = new pg.Pool({ connectionString, options: '-c default_transaction_read_only=on', types: columnTypes, max: 3 })
  const readOnly = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  const elsewhere: ReadElsewhere = async (statement) => {
    try {
      const answer = await readOnly.executeQuery(statement)
      read += 1
      return answer
    } catch (error) {
      refused.push(`${(error as Error).message}: ${statement.sql}`)
      return undefined
    }
  }
  const replicas: Replicas = {
    db: new ReadingDatabase(database.db, elsewhere),
    servers: [],
    counts: { replica: 0, away: 0, behind: 0, failed: 0 },
    onChange: () => {},
    close: () => {},
  }
  const dataDir = await mkdtemp(path.join(tmpdir(), 'cantera-replicas-'))
  const close = async () => {
    await readOnly.destroy()
    await database.close()
  }
  site = await startTestApp({
    env: { TRUST_PROXY: '127.0.0.1', WORKER: '0' },
    over: { database: { ...database, replicas, close }, dataDir },
    atEnd: (end) => {
      stop = async () => {
        await end()
        await rm(dataDir, { recursive: true, force: true })
      }
    },
  })
}, 60_000)
afterAll(() => stop?.())

test('RPL-01 replicas answer GETs, and downloads that are audited', () => {
  const others = fromReplicas.filter(([{ method }]) => method !== 'GET').map(nameOf)
  expect(fromReplicas.length).toBeGreaterThan(30)
  expect(others.filter((name) => !/\/(?:export|csv)$/.test(name))).toEqual([])
})

test.each(fromReplicas.map((row) => [nameOf(row), row] as const))(
  'RPL-01 %s writes nothing outside of transactions',
  async (_name, row) => {
    const [endpoint, expected, input] = row
    const administrator = await site.person({ role: 'administrator' })
    const asked = (await input?.(site, administrator)) ?? {}
    ;[read, refused] = [0, []]
    expect(await askStatus(site, endpoint, asked, administrator)).toBe(expected[4])
    expect(refused).toEqual([])
    const isCached = endpoint.path.startsWith('/api/site/') || endpoint.path.startsWith('/api/steps/')
    if (!isCached) expect(read).toBeGreaterThan(0)
  },
)

test('RPL-01 sitemap and feed are read from replicas, and nothing else is', async () => {
  read = 0
  for (const url of ['/sitemap.xml', '/feed.xml']) expect((await site.app.inject(url)).statusCode).toBe(200)
  expect(read).toBeGreaterThan(1)
  read = 0
  for (const [endpoint, expected, input] of accessMatrix.filter(([{ replica, stream }]) => !replica && !stream).slice(0, 15)) {
    const administrator = await site.person({ role: 'administrator' })
    expect(await askStatus(site, endpoint, (await input?.(site, administrator)) ?? {}, administrator)).toBe(expected[4])
  }
  expect(read).toBe(0)
})

test('RPL-01 what staff read from a replica is noted on the primary', async () => {
  const noted = () => site.platform.database.db.selectFrom('read_log').select('id').execute()
  const before = (await noted()).length
  const [endpoint, , input] = fromReplicas.find(([{ path }]) => path === '/api/figures/people')!
  const administrator = await site.person({ role: 'administrator' })
  ;[read, refused] = [0, []]
  expect(await askStatus(site, endpoint, (await input?.(site, administrator)) ?? {}, administrator)).toBe(200)
  await site.platform.reads.flush()
  expect(read).toBeGreaterThan(0)
  expect((await noted()).length).toBeGreaterThan(before)
  expect(refused).toEqual([])
})
