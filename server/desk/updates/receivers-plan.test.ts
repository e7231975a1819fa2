import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Reader } from '../../platform/platform.ts'
import { notifyStaff } from '../../platform/updates/notify-staff.writes.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { createCard } from '../../testing/records.ts'

const site = sharedTestApp()

/** The rows of `users` that this transaction has read. */
async function readOfUsers(tx: Reader): Promise<number> {
  const { rows } = await sql<{ tuples: string }>`
    select seq_tup_read + coalesce(idx_tup_fetch, 0) as tuples from pg_stat_xact_user_tables where relname = 'users'`.execute(tx)
  return Number(rows[0]?.tuples)
}

test('P6 NOT-01 notifying the staff of a vacancy that nobody works on reads no candidates', async () => {
  const { db, now } = site.platform
  const readers = await Promise.all(
    Array.from({ length: 4 }, () => site.person({ role: [{ module: 'candidates', item: 'view' }] })),
  )
  const { card } = await createCard(site)
  await sql`
    insert into users (role_id, first_name, last_name, email, password_hash, language)
    select 2, 'Una', 'Persona', 'many-' || at || '@updates.example', 'none', 'es' from generate_series(1, 10000) as at`.execute(
    db,
  )
  await sql`analyze users, roles, role_permissions`.execute(db)
  const tuples = await db.transaction().execute(async (tx) => {
    const before = await readOfUsers(tx)
    await notifyStaff(tx, now(), { kind: 'application', applicationUuid: card.uuid })
    return (await readOfUsers(tx)) - before
  })
  const notified = await db.selectFrom('staff_notices').select('user_id').orderBy('user_id').execute()
  expect(notified.map(({ user_id }) => user_id)).toEqual(readers.map(({ id }) => id).toSorted((one, other) => one - other))
  expect(tuples).toBeLessThan(100)
})
