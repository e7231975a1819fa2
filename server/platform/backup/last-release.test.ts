import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, inject, onTestFinished, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { openDatabase } from '../../database/open.ts'
import { restoreArchive } from '../../restore-archive.ts'
import { emptyDatabase, testDatabase } from '../../testing/database.ts'

/** The settings of a site whose database has nothing yet, on the engine of the project. */
async function emptySite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'cantera-last-release-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const dataDir = path.join(folder, 'data')
  if (inject('testTemplate').engine === 'embedded') return readConfig({ DATA_DIR: dataDir, WORKER: '0' })
  const target = await emptyDatabase()
  onTestFinished(() => target.close())
  return readConfig({ DATABASE_URL: target.pool.options.connectionString ?? '', DATA_DIR: dataDir, WORKER: '0' })
}

test('REL-01 BAK-01 a backup of the last release restores with everything, and its schema is brought up to date', {
  timeout: 240_000,
}, async () => {
  const config = await emptySite()
  const archive = fileURLToPath(new URL('../../testing/files/last-release/backup.cantera', import.meta.url))
  expect((await restoreArchive(config, archive)).join('\n')).toContain('of version 0.1.0')

  const { db, pool, close } = await openDatabase({ databaseUrl: config.databaseUrl ?? '', dataDir: config.dataDir })
  onTestFinished(close)
  const count = async (table: 'users' | 'vacancies' | 'applications' | 'files') => {
    const { rows } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
    return rows
  }
  const counts = await Promise.all((['users', 'vacancies', 'applications', 'files'] as const).map(count))
  expect(counts).toEqual([8, 8, 9, 7])
  const { rows: people } = await pool.query(
    `select bool_and(owner_confirmed_at is not distinct from email_verified_at) as kept, count(owner_confirmed_at)::integer as confirmed from users`,
  )
  expect(people).toEqual([{ kept: true, confirmed: 6 }])
  const { rows: templates } = await pool.query(
    `select count(*)::integer as count from notification_templates where message_html like '%Mis postulaciones%'`,
  )
  expect(templates).toEqual([{ count: 2 }])

  const fresh = await testDatabase()
  onTestFinished(() => fresh.close())
  const migrated = 'select name from schema_migrations order by name'
  const names = async (on: typeof pool) => (await on.query<{ name: string }>(migrated)).rows.map(({ name }) => name)
  expect((await names(pool)).filter((name) => name >= '0445')).toEqual(await names(fresh.pool))
})
