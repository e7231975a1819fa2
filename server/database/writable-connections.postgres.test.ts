import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { isDatabaseAway } from '../platform/http/refusals.ts'
import { testDatabase } from '../testing/database.ts'

test('HAV-01 a connection that refuses a write because its server takes none is not used again', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  const write = () => sql`create table written (id integer)`.execute(database.db)
  const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db)).rows[0]?.pid

  // As on a standby: what is open answers reads, and refuses writes.
  await sql`set default_transaction_read_only = on`.execute(database.db)
  const before = await pid()
  const refused = await write().catch((error: Error) => error)
  expect(isDatabaseAway(refused as Error)).toBe(true)
  expect(await pid()).not.toBe(before)
  await write()
})

test('HAV-01 a transaction whose write is refused is rolled back, and its connection is dropped', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  await sql`set default_transaction_read_only = on`.execute(database.db)
  const begun = database.db.transaction().execute(async (tx) => {
    await sql`create table written (id integer)`.execute(tx)
  })
  await expect(begun).rejects.toMatchObject({ code: '25006' })
  await sql`create table written (id integer)`.execute(database.db)
})
