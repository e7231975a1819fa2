import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { openDatabase } from '../../database/open.ts'
import { settleRestoredDump } from '../../restored-dump.ts'
import { restorableDatabase } from '../../testing/database.ts'
import { changeAfterSave, checkRestored, prepareDrill, withApp } from '../../testing/erasure-drill.ts'

test('SPEC-74: restoring a dump does not bring back people erased since', { timeout: 120_000 }, async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cantera-drill-'))
  const saved = await restorableDatabase()
  onTestFinished(async () => {
    await saved.remove()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const open = async () => ({ over: { database: await openDatabase({ databaseUrl: saved.url, dataDir }), dataDir } })
  const people = await withApp(await open(), prepareDrill)
  await saved.save()
  const later = await withApp(await open(), (site) => changeAfterSave(site, people))
  await saved.restore()
  await settleRestoredDump(readConfig({ DATA_DIR: dataDir, DATABASE_URL: saved.url }))
  await withApp(await open(), (site) => checkRestored(site, people, later))
})
