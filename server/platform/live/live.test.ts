import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { openLive } from './live.ts'

const database = await testDatabase()
afterAll(() => database.close())
const { db } = database

test('LIV-01 a listener hears committed announcements in order, and none of a rolled-back transaction', async () => {
  const live = await openLive(database)
  const heard: string[] = []
  const last = Promise.withResolvers<void>()
  live.subscribe('board', {
    onMessage(json) {
      heard.push(json)
      if (json === '"last"') last.resolve()
    },
    onGap: () => heard.push('gap'),
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
  expect(heard).toEqual(['{"kind":"first"}', '"second"', '"third"', '"last"'])
})

test('LIV-01 a subscription that ended hears nothing', async () => {
  const live = await openLive(database)
  const heard: string[] = []
  const end = live.subscribe('board', { onMessage: (json) => heard.push(json), onGap: () => {} })
  end()
  const last = Promise.withResolvers<void>()
  live.subscribe('board', { onMessage: () => last.resolve(), onGap: () => {} })
  await live.announce(db, 'board', 'somebody hears it')
  await last.promise
  expect(heard).toEqual([])
})
