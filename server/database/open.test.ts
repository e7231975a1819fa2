import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'

const database = await testDatabase()
afterAll(() => database.close())
const { db, pool } = database

describe('columns', () => {
  test('int8 and numeric are read as numbers, dates as text, instants as Date, in arrays too', async () => {
    const { rows } = await sql`
      select 9007199254740991::int8 as id, 12.5::numeric(14, 2) as amount, date '2026-02-03' as day,
        timestamptz '2026-02-03 04:05:06.789+00' as instant, array[1, null]::int8[] as ids, array[date '2026-02-03'] as days,
        null::int8 as missing, array['á', 'b c'] as words, '{"a": [1]}'::jsonb as detail`.execute(db)
    expect(rows).toEqual([
      {
        id: 9007199254740991,
        amount: 12.5,
        day: '2026-02-03',
        instant: new Date('2026-02-03T04:05:06.789Z'),
        ids: [1, null],
        days: ['2026-02-03'],
        missing: null,
        words: ['á', 'b c'],
        detail: { a: [1] },
      },
    ])
  })

  test('other users of pg in the process keep its default types', () => {
    expect(pg.types.getTypeParser(pg.types.builtins.INT8)('1')).toBe('1')
  })
})

test('a listener is notified of a committed transaction, but not of one that was rolled back', async () => {
  const received: string[] = []
  const { promise: last, resolve } = Promise.withResolvers<void>()
  await database.listen('Test channel', (payload) => {
    received.push(payload)
    if (payload === 'last') resolve()
  })
  const send = (payload: string) => sql`select pg_notify('Test channel', ${payload})`
  await db.transaction().execute((tx) => send('committed').execute(tx))
  await db
    .transaction()
    .execute(async (tx) => {
      await send('rolled back').execute(tx)
      throw new Error('changed my mind')
    })
    .catch(() => {})
  await send('last').execute(db)
  await last
  expect(received).toEqual(['committed', 'last'])
})

test('a client discarded inside a transaction loses its changes', async () => {
  const client = await pool.connect()
  await client.query('begin')
  await client.query(`insert into clients (name, location) values ('Demo Client', 'Demo City')`)
  client.release(true)
  expect(await db.selectFrom('clients').select('id').execute()).toEqual([])
  await db.insertInto('clients').values({ name: 'Demo Client', location: 'Demo City' }).execute()
  expect(await db.selectFrom('clients').select('id').execute()).toHaveLength(1)
})

test('after an error inside a transaction the next query works', async () => {
  await expect(db.transaction().execute((tx) => sql`select 1 / 0`.execute(tx))).rejects.toMatchObject({ code: '22012' })
  expect(await database.isReachable()).toBe(true)
})

test('closing twice is harmless', async () => {
  const other = await testDatabase()
  await Promise.all([other.close(), other.close()])
  expect(await other.isReachable()).toBe(false)
})
