import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { openDatabase } from '../../database/open.ts'
import { testDatabase } from '../../testing/database.ts'
import { startLine } from '../../testing/line.ts'
import { openLive } from './live.ts'
import { openNews } from './news.ts'

const database = await testDatabase()
afterAll(() => database.close())
const { db } = database
const { connectionString: databaseUrl = '' } = database.pool.options

/** Another process over the same database, as far as the database knows. */
async function otherProcess(url = databaseUrl): Promise<Database> {
  const other = await openDatabase({ databaseUrl: url, dataDir: '' })
  onTestFinished(() => other.close())
  return other
}

/** Listens to a topic, and parses the messages. */
async function listening(over: Database, topic = crypto.randomUUID()) {
  const live = await openLive(over)
  const received: unknown[] = []
  live.subscribe(topic, { onMessage: (json) => received.push(JSON.parse(json)), onGap: () => received.push('gap') })
  return { live, received, topic, announce: (message: unknown) => live.announce(over.db, topic, message) }
}

/** A transaction that a test begins and ends by hand, on a connection that wakes nobody. */
async function openTransaction() {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('begin')
  return {
    announce: (topic: string, message: unknown) =>
      client.query('insert into live_events (topic, message) values ($1, $2)', [topic, JSON.stringify(message)]),
    query: (text: string) => client.query(text),
  }
}

test('LIV-01 a transaction that commits late delays nobody’s news, and its own arrives after its commit', async () => {
  const { received, announce, topic } = await listening(database)
  const long = await openTransaction()
  await long.announce(topic, 'from the long transaction')
  await announce('meanwhile')
  await expect.poll(() => received).toEqual(['meanwhile'])
  const second = await openTransaction()
  await second.announce(topic, 'from the second')
  await announce('again')
  await expect.poll(() => received).toEqual(['meanwhile', 'again'])
  await second.query('commit')
  await long.query('commit')
  await expect.poll(() => received, { timeout: 5000 }).toHaveLength(4)
  await announce('at the end')
  await expect.poll(() => received).toHaveLength(5)
  expect(received.slice(2).sort()).toEqual(['at the end', 'from the long transaction', 'from the second'])
})

test('LIV-01 two processes receive every event once, however transactions overlap, and those of a row in its order', async () => {
  const other = await otherProcess()
  const [here, there] = [await listening(database), await listening(other)]
  const topic = here.topic
  const thereToo: unknown[] = []
  there.live.subscribe(topic, { onMessage: (json) => thereToo.push(JSON.parse(json)), onGap: () => thereToo.push('gap') })
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into clients (name, location) select 'Row ' || number, 'Here' from generate_series(1, 4) as number returning id`,
  )
  const expected: string[][] = rows.map(() => [])
  let number = 0
  const write = async (writer: number) => {
    for (let turn = 0; turn < 15; turn += 1) {
      const row = (writer + turn) % rows.length
      const by = writer % 2 === 0 ? { db, live: here.live } : { db: other.db, live: there.live }
      const isUndone = turn % 5 === 4
      const change = by.db.transaction().execute(async (tx) => {
        await tx.updateTable('clients').set({ location: 'There' }).where('id', '=', rows[row]!.id).execute()
        number += 1
        const message = `${row} ${number}`
        await by.live.announce(tx, topic, message)
        await setTimeout((writer * 7 + turn * 13) % 20)
        if (isUndone) throw new Error('undone')
        expected[row]!.push(message)
      })
      await change.catch((error: Error) => expect(error.message).toBe('undone'))
    }
  }
  await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(write))
  const all = expected.flat().sort()
  for (const received of [here.received, thereToo] as string[][]) {
    await expect.poll(() => received.length).toBe(all.length)
    expect(received.toSorted()).toEqual(all)
    for (const [row, messages] of expected.entries())
      expect(received.filter((message) => message.startsWith(`${row} `))).toEqual(messages)
  }
})

test('LIV-01 news whose wake-up was lost arrives within seconds', async () => {
  const { received, topic } = await listening(database)
  const silent = await openTransaction()
  await silent.announce(topic, 'without a wake-up')
  await silent.query('commit')
  await expect.poll(() => received, { timeout: 3000 }).toEqual(['without a wake-up'])
})

test('LIV-01 news of a process of the version before arrives', async () => {
  const { received, topic } = await listening(database)
  await database.pool.query('select pg_notify($1, $2)', ['cantera_live', `${topic} {"kind":"moved"}`])
  await expect.poll(() => received).toEqual([{ kind: 'moved' }])
})

test('LIV-01 after a broken connection listeners are notified of a gap, and later news arrives once', async () => {
  const line = await startLine(new URL(databaseUrl))
  const { received, topic, announce } = await listening(await otherProcess(line.url))
  const { live } = await listening(database)
  await announce('before')
  await expect.poll(() => received).toEqual(['before'])
  await line.cut()
  await live.announce(db, topic, 'while it was cut')
  await line.mend()
  await expect.poll(() => received, { timeout: 5000 }).toEqual(['before', 'gap'])
  await live.announce(db, topic, 'after')
  await expect.poll(() => received).toEqual(['before', 'gap', 'after'])
  await line.cut()
})

/** Reads by hand, by a clock that the test moves; events are kept for a hundred seconds. */
function readingByHand() {
  const received: string[] = []
  let seconds = 0
  const queryAside = async <Row extends pg.QueryResultRow>(query: pg.QueryConfig) =>
    (await database.queryAside<Row>(query)).map((row) => ({ ...row, at: seconds }))
  const onMessage = (topic: string, json: string) => topic === 'kept' && received.push(json)
  const { read } = openNews({ queryAside }, onMessage, () => received.push('gap'), 100)
  return {
    received,
    async readAt(now: number) {
      seconds = now
      await read()
    },
  }
}
const storedEvents = async () =>
  (await db.selectFrom('live_events').select('message').orderBy('id').execute()).map(({ message }) => message)

test('LIV-01 old events are removed, also restored ones, but none of a transaction that was still running', async () => {
  await listening(database)
  await database.pool.query('delete from live_events')
  const long = await openTransaction()
  await long.announce('kept', 'late')
  await db.insertInto('live_events').values({ topic: 'kept', message: 'old' }).execute()
  // As in a database that was restored from a server with more transactions behind it.
  await db.insertInto('live_events').values({ tx: '9000000000000000000', topic: 'kept', message: 'foreign' }).execute()
  const { received, readAt } = readingByHand()
  await readAt(0)
  await long.query('commit')
  for (const second of [40, 80, 99]) await readAt(second)
  expect([received, await storedEvents()]).toEqual([
    ['gap', '"late"'],
    ['"late"', 'old', 'foreign'],
  ])
  await readAt(101)
  expect(await storedEvents()).toEqual(['"late"'])
  for (const second of [140, 180, 202]) await readAt(second)
  expect([received, await storedEvents()]).toEqual([['gap', '"late"'], []])
})

test('LIV-01 a process that did not read for long, as a suspended one, counts that as a gap', async () => {
  await listening(database)
  const { received, readAt } = readingByHand()
  await readAt(0)
  await db.insertInto('live_events').values({ topic: 'kept', message: '"at once"' }).execute()
  await readAt(49)
  await db.insertInto('live_events').values({ topic: 'kept', message: '"long after"' }).execute()
  await readAt(100)
  await db.insertInto('live_events').values({ topic: 'kept', message: '"again"' }).execute()
  // The server's clock was put back.
  await readAt(101)
  await readAt(10)
  expect(received).toEqual(['gap', '"at once"', 'gap', '"again"', 'gap'])
})
