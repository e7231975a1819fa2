import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '../testing/app.ts'
import { refreshStatistics } from './statistics.ts'

test('P10 the embedded database knows the size of a table that grew, and analyses it once', async () => {
  const { db } = (await startTestApp()).platform
  await refreshStatistics(db)
  await sql`insert into tags (name) select 'Etiqueta ' || i from generate_series(1, 2000) as i`.execute(db)
  const known = async () =>
    (await sql<{ reltuples: number }>`select reltuples from pg_class where relname = 'tags'`.execute(db)).rows
  expect(await refreshStatistics(db)).toContain('tags')
  expect(await known()).toEqual([{ reltuples: 2000 }])
  expect(await refreshStatistics(db)).not.toContain('tags')
})

test('P10 the embedded database merges pending entries of its search indexes in small pieces', async () => {
  const { db } = (await startTestApp()).platform
  const { rows } = await sql`show gin_pending_list_limit`.execute(db)
  expect(rows).toEqual([{ gin_pending_list_limit: '128kB' }])
})
