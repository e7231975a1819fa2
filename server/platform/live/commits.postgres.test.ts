import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../database/migrate.ts'
import { openDatabase } from '../../database/open.ts'
import { startPostgres } from '../../testing/postgres.ts'
import { openJobQueue, prepareJobs } from '../jobs/pg-boss-queue.ts'
import { openLog } from '../log.ts'
import { openLive } from './live.ts'

test('LIV-01 transactions that announce and queue jobs commit without waiting for each other', { timeout: 60_000 }, async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'cantera-commits-'))
  // A commit that asks for a standby, which is not there, stays where it holds its locks.
  const quick = { fsync: 'off', synchronous_commit: 'off' }
  const postgres = await startPostgres({ ...quick, synchronous_standby_names: 'nobody' })
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir })
  onTestFinished(async () => {
    await database.close()
    await postgres.stop()
    await rm(dataDir, { recursive: true })
  })
  await migrate(database, { allow: true })
  await prepareJobs(database)
  const jobs = await openJobQueue(database, { log: openLog({ logLevel: 'silent' }) })
  const live = await openLive(database)
  const commit = (message: string) =>
    database.db.transaction().execute(async (tx) => {
      await sql`set local synchronous_commit = on`.execute(tx)
      await live.announce(tx, 'board', message)
      await jobs.enqueue(tx, 'send-email', { message })
    })
  const commits = Promise.all(['one', 'another', 'a third'].map(commit))
  const waits = async () => {
    const { rows } = await database.pool.query<{ pid: number; wait_event: string }>(
      `select pid, wait_event from pg_stat_activity where query = 'commit' and state = 'active'`,
    )
    return rows
  }
  await expect.poll(async () => (await waits()).map(({ wait_event }) => wait_event)).toEqual(['SyncRep', 'SyncRep', 'SyncRep'])
  for (const { pid } of await waits()) await database.pool.query('select pg_cancel_backend($1)', [pid])
  await commits
  await jobs.stop()
})
