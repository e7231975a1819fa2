import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { moveCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { boardTopic } from '#domain/hiring/board/board.rules.ts'
import { inProject, projectNode } from '../../scripts/toolchain.mjs'
import { prepareJobs } from '../platform/jobs/pg-boss-queue.ts'
import { openLive } from '../platform/live/live.ts'
import { startTestApp } from '../testing/app.ts'
import { emptyDatabase, testDatabase } from '../testing/database.ts'
import { startPgBouncer, whyNoPgBouncer } from '../testing/pgbouncer.ts'
import { makeApplication, makeVacancy } from '../testing/records.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

const absent = whyNoPgBouncer()
if (absent) console.warn(`POL-01 is not tested: ${absent}`)

/** A database with a pooler in front of it, which has the settings unless `isBare`. */
async function behindPooler(behind: Database, isBare = false) {
  const directUrl = behind.pool.options.connectionString ?? ''
  const bouncer = await startPgBouncer(directUrl)
  onTestFinished(async () => {
    await bouncer.stop()
    await behind.close()
  })
  const addresses = { databaseUrl: bouncer.through(directUrl), directUrl, dataDir: '' }
  const problem = () => openDatabase(addresses).then(closed, (error: Error) => error.message)
  const prepare = async () => {
    const sentence = (await problem()) ?? ''
    await behind.pool.query(sentence.slice(sentence.indexOf('alter role')))
    await bouncer.command('reconnect')
    return sentence
  }
  if (!isBare) await prepare()
  return { addresses, problem, prepare }
}
const closed = async (database: Database) => {
  await database.close()
  return undefined
}

describe.skipIf(absent)('a pooler in transaction mode', () => {
  test('POL-01 the start says which settings the pooler lacks, and that command gives them', { timeout: 60_000 }, async () => {
    const { problem, prepare } = await behindPooler(await testDatabase(), true)
    expect(await prepare()).toMatch(
      /^The connections of the pooler lack settings that the program relies on; run this .+ RECONNECT .+: alter role postgres in database \w+ set /,
    )
    expect(await problem()).toBeUndefined()
  })

  test('POL-01 a direct address of another database, or of the pooler, is refused', { timeout: 60_000 }, async () => {
    const { addresses } = await behindPooler(await testDatabase())
    const other = await testDatabase()
    onTestFinished(() => other.close())
    const opening = (directUrl: string) => openDatabase({ ...addresses, directUrl })
    await expect(opening(other.pool.options.connectionString ?? '')).rejects.toThrow(
      'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases; they must be',
    )
    await expect(opening(`${addresses.databaseUrl}?application_name=another`)).rejects.toThrow('stands a connection pooler')
    await expect(opening('postgres://postgres@127.0.0.1:1/postgres')).rejects.toThrow(
      'PostgreSQL does not answer at 127.0.0.1:1; start it or correct DATABASE_DIRECT_URL (nothing listens there).',
    )
    await expect(openDatabase({ databaseUrl: addresses.databaseUrl, dataDir: '' })).rejects.toThrow(
      'where LISTEN and named statements do not work; let DATABASE_DIRECT_URL name the server itself',
    )
  })

  test('POL-01 an empty database is built once by two processes that start past the pooler', { timeout: 120_000 }, async () => {
    const { addresses } = await behindPooler(await emptyDatabase())
    const both = await Promise.all([openDatabase(addresses), openDatabase(addresses)])
    onTestFinished(async () => void (await Promise.all(both.map((one) => one.close()))))
    const names = await Promise.all(both.map((one) => migrate({ ...one, pool: one.sessions })))
    // A new database is built from the tables, with which all migrations count as run: a second build would fail.
    expect(names).toEqual([[], []])
    const { rowCount } = await both[0].pool.query('select from schema_migrations')
    expect(rowCount).toBeGreaterThan(0)
    for (const one of both) await prepareJobs({ ...one, pool: one.sessions })
  })

  test('POL-01 a move through the pooler reaches another process, and its jobs are done', { timeout: 60_000 }, async () => {
    const { addresses } = await behindPooler(await testDatabase())
    const [database, other] = [await openDatabase(addresses), await openDatabase(addresses)]
    onTestFinished(() => other.close())
    const dataDir = await mkdtemp(path.join(tmpdir(), 'cantera-pooler-'))
    onTestFinished(() => rm(dataDir, { recursive: true }))
    // Its own workers would share the jobs.
    const site = await startTestApp({ env: { WORKER: '0' }, over: { database, dataDir } })
    const { platform } = site
    const recruiter = await site.person({ role: 'administrator' })
    const vacancy = await makeVacancy(platform)
    const cards = await Promise.all(
      Array.from({ length: 12 }, async () => makeApplication(platform, vacancy.id, (await site.person()).id)),
    )
    const received: string[] = []
    const live = await openLive(other)
    live.subscribe(boardTopic(vacancy.uuid), {
      onMessage: (json) => received.push((JSON.parse(json) as { uuid_element: string }).uuid_element),
      onGap: () => received.push('gap'),
    })
    const done: unknown[] = []
    const worker = {
      perform: async ({ card }: { card?: unknown }) => void done.push(card),
      giveUp: async () => {},
      close: () => {},
    }
    await platform.jobs.work('take-over-entry', worker)
    // Twelve at once share ten connections of the pooler, and the plans of no statement are left on any of them.
    for (const [version, name_board] of [
      [1, 'makeTest'],
      [2, 'apply'],
    ] as const)
      await Promise.all(
        cards.map(async ({ uuid }) => {
          const moved = await site.call(moveCardEndpoint, {
            body: { uuid_element: uuid, name_board, version },
            token: recruiter.token,
          })
          expect(moved.status).toBe(200)
          await platform.db.transaction().execute((tx) => platform.jobs.enqueue(tx, 'take-over-entry', { card: uuid }))
        }),
      )
    const twice = cards.flatMap(({ uuid }) => [uuid, uuid]).sort()
    await expect.poll(() => received.toSorted(), { timeout: 5000 }).toEqual(twice)
    await expect.poll(() => done.toSorted(), { timeout: 15_000 }).toEqual(twice)
    const { rows } = await sql`select name from pg_prepared_statements where name <> ''`.execute(platform.db)
    expect(rows).toEqual([])
  })

  test('POL-01 the drill of the guide compares reads through the pooler with the same reads past it', {
    timeout: 60_000,
  }, async () => {
    const { addresses } = await behindPooler(await testDatabase())
    const drill = [inProject('scripts', 'drills', 'pooler.mjs'), '--seconds', '0.1', '--pairs', '1', '--clients', '2']
    const env = { ...process.env, DATABASE_URL: addresses.databaseUrl, DATABASE_DIRECT_URL: addresses.directUrl }
    const child = spawn(projectNode, drill, { env, stdio: ['ignore', 'pipe', 'inherit'] })
    const output = await text(child.stdout)
    for (const reads of ['sessions', 'public vacancies'])
      expect(output).toMatch(new RegExp(`^\\| ${reads} \\| [\\d.]+ \\| [1-9]\\d*; [1-9]\\d* \\| \\d+; \\d+ \\|$`, 'm'))
  })
})
