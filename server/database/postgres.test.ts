import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startChildProgram } from '../testing/child-program.ts'
import { testDatabase } from '../testing/database.ts'
import { startLine } from '../testing/line.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open.ts'

describe('PostgreSQL', () => {
  let behind: Database
  let url: URL
  beforeAll(async () => {
    behind = await testDatabase()
    url = new URL(behind.pool.options.connectionString ?? '')
  })
  afterAll(() => behind.close())

  const opening = (change: (address: URL) => void) => {
    const address = new URL(url)
    change(address)
    return openDatabase({ databaseUrl: address.href, dataDir: '' })
  }

  test('a wrong DATABASE_URL is explained in one sentence', async () => {
    await expect(openDatabase({ databaseUrl: 'localhost:5432/x', dataDir: '' })).rejects.toThrow(
      'is not the address of a PostgreSQL',
    )
    await expect(openDatabase({ databaseUrl: 'postgres://a:b@host:99999/x', dataDir: '' })).rejects.toThrow(
      'is not the address of',
    )
    await expect(opening((address) => (address.port = '1'))).rejects.toThrow(
      /^PostgreSQL does not answer at 127.0.0.1:1; start it or/,
    )
    await expect(opening((address) => (address.pathname = '/nowhere'))).rejects.toThrow('has no database "nowhere"')
    await expect(opening((address) => (address.username = 'nobody'))).rejects.toThrow('refuses user "nobody"')
  })

  test('a failed connection is a StartupError without the password', async () => {
    const error = await opening((address) => (address.password = 'Se%20cret!')).catch((reason: Error) => reason)
    expect(error).toMatchObject({ name: 'StartupError', message: expect.stringContaining('refuses user "postgres"') })
    expect(JSON.stringify(error) + String(error)).not.toMatch(/Se(%20| )cret/)
  })

  test('without the database calls fail quickly, and queries and listeners recover by themselves', async () => {
    const line = await startLine(url)
    const database = await openDatabase({ databaseUrl: line.url, dataDir: '' })
    const received: string[] = []
    const message = Promise.withResolvers<void>()
    const gap = Promise.withResolvers<void>()
    await database.listen(
      'news',
      (payload) => {
        received.push(payload)
        message.resolve()
      },
      gap.resolve,
    )
    await line.cut()
    const before = performance.now()
    expect(await database.isReachable()).toBe(false)
    expect(performance.now() - before).toBeLessThan(1000)

    await line.mend()
    expect(await database.isReachable()).toBe(true)
    await gap.promise
    await behind.pool.query(`select pg_notify('news', 'back')`)
    await message.promise
    expect(received).toEqual(['back'])
    await database.close()
    await line.cut()
  })

  test('a database that never answers fails after three seconds, at the start and later', async () => {
    const line = await startLine(url)
    const database = await openDatabase({ databaseUrl: line.url, dataDir: '' })
    line.state.silent = true
    const before = performance.now()
    const [reachable, opened] = await Promise.allSettled([
      database.isReachable(),
      openDatabase({ databaseUrl: line.url, dataDir: '' }),
    ])
    expect(performance.now() - before).toBeLessThan(4000)
    expect(reachable).toEqual({ status: 'fulfilled', value: false })
    expect(opened).toMatchObject({ reason: { message: expect.stringContaining('PostgreSQL does not answer at') } })
    await line.cut()
    await database.close()
  })

  test('the server ends a query that runs too long', async () => {
    const { rows } = await behind.pool.query('show statement_timeout')
    expect(rows).toEqual([{ statement_timeout: '15s' }])
  })

  test('the tests’ PostgreSQL ends with the process that started it, even a killed one', async () => {
    const starter = startChildProgram(`
      import { startPostgres } from '#server/testing/postgres.ts'
      console.log((await startPostgres()).url)
      setInterval(() => {}, 1000)`)
    const databaseUrl = (await starter.nextLine()) ?? ''
    // Without an address, the embedded database would be opened.
    expect(databaseUrl).toMatch(/^postgres:/)
    await (await openDatabase({ databaseUrl, dataDir: '' })).close()
    starter.process.kill('SIGKILL')
    const gone = () =>
      openDatabase({ databaseUrl, dataDir: '' }).then(
        (database) => database.close(),
        (error: Error) => error.message,
      )
    await expect.poll(gone, { timeout: 15_000 }).toContain('does not answer')
  })
})
