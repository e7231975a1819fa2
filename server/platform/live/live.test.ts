import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { openLive } from './live.ts'

const database = await testDatabase()
afterAll(() => database.close())
const { db } = database

test('LIV-01 a listener receives committed announcements in order, and none of a rolled-back transaction', async () => {
  const live = await openLive(database)
  const received: string[] = []
  const last = Promise.withResolvers<void>()
  live.subscribe('board', {
    onMessage(json) {
      received.push(json)
      if (json === '"last"') last.resolve()
    },
    onGap: () => received.push('gap'),
  })
  await db.transaction().execute(async (tx) => {
    await live.announce(tx, 'board', { kind: 'first' })
    await live.announce(tx, 'another board', 'elsewhere')
    await live.announceAll(
      tx,
      ['second', 'third'].map((message) => ({ topic: 'board', message })),
    )
  })
  const undone = db.transaction().execute(async (tx) => {
    await live.announce(tx, 'board', 'rolled back')
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  await live.announceAll(db, [])
  // Outside of a transaction.
  await live.announce(db, 'board', 'last')
  await last.promise
  expect(received).toEqual(['{"kind":"first"}', '"second"', '"third"', '"last"'])
})

test('LIV-01 a subscription that ended receives nothing', async () => {
  const live = await openLive(database)
  const received: string[] = []
  const end = live.subscribe('board', { onMessage: (json) => received.push(json), onGap: () => {} })
  end()
  const last = Promise.withResolvers<void>()
  live.subscribe('board', { onMessage: () => last.resolve(), onGap: () => {} })
  await live.announce(db, 'board', 'somebody receives it')
  await last.promise
  expect(received).toEqual([])
})
