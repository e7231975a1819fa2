import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ask, type PostgresPair, startPair, waitFor } from '../testing/postgres-pair.ts'
import type { Database, Replicas } from './database.ts'
import { openDatabase } from './open.ts'
import { Replica } from './replica.ts'
import type { Origin } from './replica-life.ts'

let pair: PostgresPair
let database: Database & { readonly replicas: Replicas }
const changes: { readonly state: string; readonly sentence: string }[] = []

beforeAll(async () => {
  const settings = { fsync: 'off', max_standby_streaming_delay: '100ms', autovacuum: 'off' }
  pair = await startPair({ isSynchronous: false, settings })
  await ask(pair.primaryUrl, 'create table notes (id integer primary key)')
  database = await open()
  database.replicas.onChange((state, sentence) => changes.push({ state, sentence }))
  await waitFor('the standby is used', async () => stateOf(database) === 'used')
}, 60_000)

afterAll(async () => {
  await database?.close()
  await pair?.stop()
})

async function open(readUrl = pair.standbyUrl) {
  const opened = await openDatabase({ databaseUrl: pair.primaryUrl, readUrl, dataDir: '' })
  // The listener's connection answers where the log ends.
  await opened.listen('a_channel', () => {})
  return opened as typeof database
}

const stateOf = ({ replicas }: typeof database) => replicas.servers[0]?.state

/** Writes a note on the primary and at once reads whether it is there. Also says which server answered. */
async function writeAndRead(id: number) {
  await sql`insert into notes values (${id})`.execute(database.db)
  const { rows } = await sql<{ is_there: boolean; is_standby: boolean }>`
    select exists (select from notes where id = ${id}) as is_there, pg_is_in_recovery() as is_standby`.execute(
    database.replicas.db,
  )
  return rows[0]
}

let next = 0
const newId = () => ++next

const isUsedAgain = () =>
  waitFor('the standby is used again', async () => {
    const answer = await writeAndRead(newId())
    expect(answer?.is_there).toBe(true)
    return answer?.is_standby === true
  })

test('RPL-01 a standby answers reads, and each sees the write before it', async () => {
  const answers = []
  for (let left = 300; left > 0; left -= 1) answers.push(await writeAndRead(newId()))
  expect(answers.filter((answer) => !answer?.is_there)).toEqual([])
  expect(answers.filter((answer) => answer?.is_standby).length).toBeGreaterThan(250)
})

test('RPL-01 writes and transactions go to the primary', async () => {
  const { db } = database.replicas
  const standby = sql<{ is_standby: boolean }>`select pg_is_in_recovery() as is_standby`
  expect((await db.transaction().execute((tx) => standby.execute(tx))).rows).toEqual([{ is_standby: false }])
  expect((await db.connection().execute((one) => standby.execute(one))).rows).toEqual([{ is_standby: false }])
  const id = newId()
  await sql`insert into notes values (${id})`.execute(db)
  expect(await ask(pair.primaryUrl, `select id from notes where id = ${id}`)).toEqual([{ id }])
})

test('RPL-01 while a standby is behind the primary answers, and only the first read waits', async () => {
  onTestFinished(async () => void (await ask(pair.standbyUrl, 'select pg_wal_replay_resume()')))
  await ask(pair.standbyUrl, 'select pg_wal_replay_pause()')
  await waitFor('the replay pauses', async () => {
    const rows = await ask<{ state: string }>(pair.standbyUrl, 'select pg_get_wal_replay_pause_state() as state')
    return rows[0]?.state === 'paused'
  })
  expect(await writeAndRead(newId())).toEqual({ is_there: true, is_standby: false })
  const behind = database.replicas.counts.behind
  const begun = performance.now()
  for (let left = 10; left > 0; left -= 1) expect(await writeAndRead(newId())).toEqual({ is_there: true, is_standby: false })
  expect(performance.now() - begun).toBeLessThan(1000)
  expect(database.replicas.counts.behind).toBe(behind + 10)
  expect(await database.replicas.servers[0]?.lag()).toBeGreaterThan(0)
  await ask(pair.standbyUrl, 'select pg_wal_replay_resume()')
  await isUsedAgain()
})

test('RPL-01 a read that a standby cancels in favour of its replay is repeated on the primary', async () => {
  await isUsedAgain()
  const { failed } = database.replicas.counts
  const reading = sql<{ standby: boolean; notes: number }>`
    select pg_is_in_recovery() as standby, count(*)::integer as notes, pg_sleep(case when pg_is_in_recovery() then 10 else 0 end)::text
    from notes`.execute(database.replicas.db)
  await setTimeout(300)
  await ask(pair.primaryUrl, 'delete from notes')
  await ask(pair.primaryUrl, 'vacuum notes')
  expect((await reading).rows[0]).toMatchObject({ standby: false, notes: 0 })
  expect(database.replicas.counts.failed).toBe(failed + 1)
})

test('RPL-01 a standby that hangs in the middle of a statement costs seconds, and its read is repeated', async () => {
  await isUsedAgain()
  const reading = sql<{ standby: boolean }>`
    select pg_is_in_recovery() as standby, pg_sleep(case when pg_is_in_recovery() then 10 else 0 end)::text`.execute(
    database.replicas.db,
  )
  await setTimeout(200)
  pair.signalStandby('SIGSTOP')
  const begun = performance.now()
  expect((await reading).rows[0]).toMatchObject({ standby: false })
  expect(performance.now() - begun).toBeLessThan(5000)
  expect(await writeAndRead(newId())).toEqual({ is_there: true, is_standby: false })
  pair.signalStandby('SIGCONT')
  await isUsedAgain()
})

test('RPL-01 each reason why a killed standby is away is reported once, and it is used again when it is back', {
  timeout: 60_000,
}, async () => {
  changes.length = 0
  pair.killStandby()
  for (let left = 20; left > 0; left -= 1) expect(await writeAndRead(newId())).toEqual({ is_there: true, is_standby: false })
  expect(stateOf(database)).toBe('away')
  await setTimeout(2500)
  await pair.startStandby()
  await isUsedAgain()
  expect(changes.map(({ state }) => state)).toEqual([...Array(changes.length - 1).fill('away'), 'used'])
  expect(changes.length).toBeGreaterThan(1)
  expect(new Set(changes.map(({ sentence }) => sentence)).size).toBe(changes.length)
})

test('RPL-01 an address that leads to another database, or to no standby, is not used', async () => {
  const sentences: string[] = []
  for (const [number, url] of [pair.standbyUrl.replace(/postgres$/, 'template1'), pair.primaryUrl].entries()) {
    const other = await open(url)
    other.replicas.onChange((_, sentence) => {
      sentences[number] = sentence
    })
    await expect.poll(() => sentences[number]).toBeDefined()
    expect(stateOf(other)).toBe('away')
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(other.replicas.db)
    expect(rows).toEqual([{ name: 'postgres' }])
    await other.close()
  }
  expect(sentences[0]).toContain('it has another database')
  expect(sentences[1]).toContain('it is no standby')
})

test('RPL-01 a standby that stays away is reported again when the reason changes', async () => {
  const [origin] = await ask<Origin>(
    pair.primaryUrl,
    'select (pg_control_system()).system_identifier::text as system, current_database() as database',
  )
  const others = [
    { ...origin!, database: 'other' },
    { ...origin!, database: 'other' },
  ]
  const primary = {
    position: async () => ({ lsn: 1n, timeline: 1 }),
    origin: async () => others.pop() ?? Promise.reject(new Error('enough')),
  }
  const sentences: string[] = []
  const connection = { connectionString: pair.standbyUrl.replace(/:(\d+)\//, ':1/') }
  const replica = new Replica('standby', connection, 1, primary, (_, sentence) => sentences.push(sentence))
  onTestFinished(() => replica.close())
  await replica.connect()
  connection.connectionString = pair.standbyUrl
  await replica.connect()
  expect(sentences).toEqual([expect.stringContaining('ECONNREFUSED'), expect.stringContaining('it has another database')])
})

test('RPL-01 a standby on another timeline than the primary is not used, however far its log is', async () => {
  const [origin] = await ask<Origin>(
    pair.primaryUrl,
    'select (pg_control_system()).system_identifier::text as system, current_database() as database',
  )
  const states = []
  for (const timeline of [1, 2]) {
    const primary = { position: async () => ({ lsn: 1n, timeline }), origin: async () => origin! }
    const replica = new Replica('standby', { connectionString: pair.standbyUrl }, 1, primary, () => {})
    await replica.connect()
    states.push(replica.state)
    replica.close()
  }
  expect(states).toEqual(['used', 'behind'])
})

test('RPL-01 two standbys in one setting take turns, and one that is away is passed over', async () => {
  const both = await open(pair.standbyUrl.replace('@', '@127.0.0.1:1,'))
  onTestFinished(() => both.close())
  await waitFor('one is used', async () => both.replicas.servers.some(({ state }) => state === 'used'))
  expect(both.replicas.servers.map(({ state }) => state)).toEqual(['away', 'used'])
  const { rows } = await sql<{ is_standby: boolean }>`select pg_is_in_recovery() as is_standby`.execute(both.replicas.db)
  expect(rows).toEqual([{ is_standby: true }])
})

test('RPL-01 a setting of another form is a sentence at the start', async () => {
  await expect(open('mysql://a@b/c')).rejects.toThrow(/^DATABASE_READ_URL is not the address of a PostgreSQL database/)
})

// The last test, because the standby follows nobody any more.
test('RPL-01 a promoted standby is not used, because it is a server of its own', async () => {
  await isUsedAgain()
  await pair.promoteStandby()
  expect(await writeAndRead(newId())).toEqual({ is_there: true, is_standby: false })
  expect(stateOf(database)).toBe('away')
})
