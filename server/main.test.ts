import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import { lockDataFolder } from './database/embedded-lock.ts'
import { migrate } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { testDatabase } from './testing/database.ts'

const onPostgres = inject('testTemplate').engine === 'postgres'
const anUnusedPort = '1'
const weakSecret = 'changeme'.repeat(4)

let dataDir = ''
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'cantera-start-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
})

/** Starts the program as a process with exactly these settings, and waits for its end. */
function start(settings: Record<string, string>): Promise<{ code: number | string | null | undefined; output: string }> {
  const { PATH = '', HOME = '' } = process.env
  const options = {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { PATH, HOME, PORT: '0', DATA_DIR: dataDir, DATABASE_START_SECONDS: '0', ...settings },
    timeout: 60_000,
  }
  return new Promise((resolve) =>
    execFile(process.execPath, ['server/main.ts'], options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? error?.signal ?? 0, output: stdout + stderr }),
    ),
  )
}

/** Expects one sentence and exit code 1: no stack, no second line. */
async function expectRefusal(settings: Record<string, string>, sentence: string | RegExp) {
  const { code, output } = await start(settings)
  expect(output.trimEnd().split('\n')).toEqual([expect.stringMatching(sentence)])
  expect(code).toBe(1)
  return output
}

const asPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

describe('R6 a failed start explains itself in one sentence', () => {
  test.skipIf(onPostgres)('R6 a port in use fails before the data folder is touched', async () => {
    const other = createServer().listen(0)
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const DATA_DIR = path.join(dataDir, 'new')
    await expectRefusal(
      { PORT: String(port), DATA_DIR },
      `^Port ${port} is in use by another program; set PORT to a free one\\.$`,
    )
    await expect(rm(DATA_DIR, { recursive: true })).rejects.toThrow('ENOENT')
  })

  test.skipIf(onPostgres)('R6 an address that the machine does not have is refused', async () => {
    await expectRefusal({ HOST: '192.0.2.1' }, '^This machine has no address 192\\.0\\.2\\.1; ')
  })

  test.skipIf(onPostgres)('R6 a data folder that cannot be written is refused', async () => {
    await writeFile(path.join(dataDir, 'file'), '')
    const DATA_DIR = path.join(dataDir, 'file', 'data')
    await expectRefusal(
      { DATA_DIR },
      `^The data folder ${asPattern(DATA_DIR)} cannot be written \\(.+\\); correct its rights or DATA_DIR\\.$`,
    )
  })

  test.skipIf(onPostgres)('R6 embedded data in use by another process is refused', async () => {
    const lock = lockDataFolder(dataDir)
    onTestFinished(() => lock.release())
    await expectRefusal(
      {},
      `^Another process \\(number ${process.pid}, since .+\\) is using the data folder ${asPattern(dataDir)}; stop it first or set another DATA_DIR\\.$`,
    )
  })

  test.skipIf(onPostgres).each([
    ['postgres.example.com', 'DATABASE_URL is not the address of a PostgreSQL database; it should look like '],
    ['mysql://someone:Quarry2026@localhost/cantera', 'DATABASE_URL is not the address of a PostgreSQL database; '],
    [
      `postgres://someone:Quarry2026@127.0.0.1:${anUnusedPort}/cantera`,
      `PostgreSQL does not answer at 127.0.0.1:${anUnusedPort}; `,
    ],
  ])('R6 the DATABASE_URL %s is refused', async (DATABASE_URL, sentence) => {
    expect(await expectRefusal({ DATABASE_URL }, `^${asPattern(sentence)}`)).not.toContain('Quarry2026')
  })

  test.runIf(onPostgres)('R6 a database, user or password unknown to PostgreSQL is refused', async () => {
    const database = await testDatabase()
    onTestFinished(() => database.close())
    const address = new URL(database.pool.options.connectionString ?? '')
    const withPart = (change: Partial<URL>) => Object.assign(new URL(address), change).href
    await expectRefusal({ DATABASE_URL: withPart({ pathname: '/nowhere' }) }, '^PostgreSQL at .+ has no database "nowhere"; ')
    await expectRefusal(
      { DATABASE_URL: withPart({ username: 'nobody' }) },
      '^PostgreSQL at .+(refuses user "nobody"|cannot be used)',
    )
  })

  test('R6 a schema newer than the program is refused', { timeout: 60_000 }, async () => {
    const database = onPostgres ? await testDatabase() : await openDatabase({ dataDir })
    if (!onPostgres) await migrate(database)
    const columns = await database.pool.query('select * from schema_migrations limit 1')
    const row = { ...columns.rows[0], name: '9999-from-the-future.sql' }
    const names = Object.keys(row)
    await database.pool.query(
      `insert into schema_migrations (${names}) values (${names.map((_, index) => `$${index + 1}`)})`,
      Object.values(row),
    )
    if (onPostgres) onTestFinished(() => database.close())
    else await database.close()
    const settings: Record<string, string> = onPostgres ? { DATABASE_URL: database.pool.options.connectionString ?? '' } : {}
    await expectRefusal(settings, 'newer schema than the program \\(9999-from-the-future\\.sql is unknown\\)')
  })
})

test.skipIf(onPostgres).each([
  [{}, 'SECRET_KEY must be set in production: '],
  [{ SECRET_KEY: weakSecret }, 'SECRET_KEY has fewer than ten different characters\\.'],
])('CFG-05 OBS-02 production does not start with %j, and says so in a line of JSON', async (settings, sentence) => {
  const output = await expectRefusal({ NODE_ENV: 'production', ...(settings as Record<string, string>) }, sentence)
  expect(output).not.toContain(weakSecret)
  expect(JSON.parse(output)).toMatchObject({ level: 'fatal', msg: expect.stringMatching(`^${sentence}`) })
})

test.skipIf(onPostgres)(
  'P22 a built site is rendered by the production build of React, also where nothing says production',
  async () => {
    const other = createServer().listen(0)
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const printsReactBuild = `process.on('exit', () => {
    const load = process.getBuiltinModule('node:module').createRequire(process.cwd() + '/server/main.ts')
    console.log('act' in load('react') ? 'development' : 'production')
  })`
    const starting = (settings: Record<string, string>) =>
      start({
        PORT: String((other.address() as AddressInfo).port),
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(printsReactBuild)}`,
        ...settings,
      })
    expect((await starting({})).output).toMatch(/^production$/m)
    expect((await starting({ CANTERA_DEV: '1' })).output).toMatch(/^development$/m)
  },
)
