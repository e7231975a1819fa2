import { expect, onTestFinished, test } from 'vitest'
import { sharedTestApp } from '../../testing/app.ts'
import { untilBlocked } from '../../testing/locks.ts'
import type { Reader } from '../platform.ts'
import { countUsage } from './counting.writes.ts'
import { readStorage } from './storage.reads.ts'

const site = sharedTestApp()
const db = () => site.platform.db
let stored = 0

async function storeFile(tx: Reader, bytes: number): Promise<number> {
  const { id } = await tx
    .insertInto('files')
    .values({
      storage_key: `cv/counting-${++stored}.pdf`,
      original_name: 'cv.pdf',
      media_type: 'application/pdf',
      bytes,
      sha256: '00',
      purpose: 'cv',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A transaction that is open until the test ends it. */
async function openTransaction() {
  const tx = await db().startTransaction().execute()
  onTestFinished(async () => {
    if (!tx.isCommitted) await tx.rollback().execute()
  })
  return tx
}

const bytes = async () => (await readStorage(site.platform)).bytes

test('QUO-01 a file whose transaction was open during the count is added to the bytes of the site', {
  timeout: 90_000,
}, async () => {
  await storeFile(db(), 1000)
  await countUsage(site.platform)
  expect(await bytes()).toBe(1000)

  const tx = await openTransaction()
  await storeFile(tx, 200)
  await storeFile(db(), 30)
  await countUsage(site.platform)
  expect(await bytes()).toBe(1030)
  await tx.commit().execute()
  expect(await bytes()).toBe(1230)

  // Transactions in other databases of the server put it off too, such as the import of twenty thousand lines in a test of its own.
  const counted = async () => {
    await countUsage(site.platform)
    return (await db().selectFrom('usage_state').select('file_bytes').executeTakeFirstOrThrow()).file_bytes
  }
  await expect.poll(counted, { timeout: 60_000 }).toBe(1230)
  expect(await bytes()).toBe(1230)
})

test('QUO-01 a person who is deleted during the count is missing from it, and the count is stored', async () => {
  const [stays, leaves] = [await site.person(), await site.person()]
  for (const { id } of [stays, leaves])
    await db()
      .updateTable('users')
      .set({ cv_file_id: await storeFile(db(), 5000) })
      .where('id', '=', id)
      .execute()
  const tx = await openTransaction()
  await tx.deleteFrom('users').where('id', '=', leaves.id).execute()
  const counting = countUsage(site.platform)
  await untilBlocked(db())
  await tx.commit().execute()
  await counting
  expect(await db().selectFrom('usage_of_people').select(['user_id', 'bytes']).execute()).toEqual([
    { user_id: stays.id, bytes: 5000 },
  ])
})
