import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '../testing/app.ts'
import { vacuumAll, vacuumOne } from './vacuuming.ts'

const deadIn = async (db: Awaited<ReturnType<typeof startTestApp>>['platform']['db'], name: string) => {
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ dead: number; size: number }>`
    select n_dead_tup::integer as dead, pg_relation_size(relid)::integer as size from pg_stat_user_tables where relname = ${name}`.execute(
    db,
  )
  return rows[0] ?? { dead: 0, size: 0 }
}

test('P10 the embedded database frees dead rows table by table, and reuses their space', async () => {
  const { database, db } = (await startTestApp()).platform
  await vacuumAll(db)
  const fill = () => sql`insert into tags (name) select 'Etiqueta ' || i from generate_series(1, 3000) as i`.execute(db)
  await fill()
  const { size } = await deadIn(db, 'tags')
  await sql`delete from tags`.execute(db)
  await sql`insert into currencies (code, name) select 'Z' || i, 'Moneda ' || i from generate_series(1, 200) as i`.execute(db)
  await sql`delete from currencies where code like 'Z%'`.execute(db)
  expect((await deadIn(db, 'tags')).dead).toBe(3000)
  expect(await vacuumOne(database)).toBe('tags')
  expect((await deadIn(db, 'tags')).dead).toBe(0)
  expect(await vacuumOne(database)).toBe('currencies')
  expect(await vacuumOne(database)).toBeUndefined()
  await fill()
  expect((await deadIn(db, 'tags')).size).toBeLessThanOrEqual(size)
})

test('P10 nothing is vacuumed while a request waits for the connection', async () => {
  const { database, db } = (await startTestApp()).platform
  await vacuumAll(db)
  await sql`insert into tags (name) select 'Etiqueta ' || i from generate_series(1, 3000) as i`.execute(db)
  await sql`delete from tags`.execute(db)
  await deadIn(db, 'tags')
  const busy = { waitingCount: 1 } as typeof database.pool
  expect(await vacuumOne({ db, pool: busy })).toBeUndefined()
  expect(await vacuumOne(database)).toBe('tags')
})
