import { mkdtempSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { buildSchema } from '../../database/migrate.ts'
import { beginFilling, readRows, readTables } from '../../database/table-reading.ts'
import { restoreArchive } from '../../restore-archive.ts'
import { emptyDatabase, testDatabase } from '../../testing/database.ts'
import { prepareJobs } from '../jobs/pg-boss-queue.ts'
import { ArchiveWriter } from './archive-file.ts'
import { Tally, tableKey, toLines } from './archive-parts.ts'
import { jobTable } from './filled-database.ts'

test('BAK-01 an archive of an older version is brought up to date by the migrations', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cantera-older-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const current = await testDatabase()
  onTestFinished(() => current.close())
  const recorded = 'select name, checksum from schema_migrations order by name'
  const { rows: all } = await current.pool.query<{ name: string; checksum: string }>(recorded)
  const [baseline] = all
  expect(all.length).toBeGreaterThan(1)

  // The site as the first version with a baseline left it.
  const older = await emptyDatabase()
  onTestFinished(() => older.close())
  await prepareJobs(older)
  const client = await older.pool.connect()
  await beginFilling(client)
  await buildSchema(client, baseline?.name ?? '')
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [baseline?.name, baseline?.checksum])
  await client.query(`insert into clients (name, location) values ('De antes', 'Tunja')`)
  const archive = path.join(folder, 'older.cantera')
  const handle = await open(archive, 'w')
  const writer = await ArchiveWriter.begin(handle, undefined)
  const tables = (await readTables(client, jobTable)).map(({ columns, ...table }) => ({ ...table, columns: [...columns] }))
  const about = {
    part: 'about' as const,
    version: '0.0.9',
    made_at: new Date().toISOString(),
    company: '',
    engine: 'postgres' as const,
    migrations: [[baseline?.name ?? '', baseline?.checksum ?? '']] as [string, string][],
    tables,
  }
  await writer.add({ head: about, body: Buffer.alloc(0) })
  const tally = new Tally(tables)
  for (const table of tables)
    for await (const rows of readRows(client, table)) {
      const frame = { head: { part: 'rows' as const, table: tableKey(table) }, body: toLines(rows) }
      tally.add(frame)
      await writer.add(frame)
    }
  const end = { part: 'end' as const, ...tally.sums(), sequences: [], missing: [], differing: [] }
  await writer.add({ head: end, body: Buffer.alloc(0) })
  await handle.close()
  await client.query('rollback')
  client.release(true)

  const target = await emptyDatabase()
  onTestFinished(() => target.close())
  const databaseUrl = (target.pool.options as { connectionString: string }).connectionString
  await restoreArchive(readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: path.join(folder, 'data'), WORKER: '0' }), archive)
  expect((await target.pool.query(recorded)).rows).toEqual(all)
  expect(await target.db.selectFrom('clients').select('name').execute()).toEqual([{ name: 'De antes' }])
})
