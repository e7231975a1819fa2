import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { databaseFolder, prepareDatabaseFolder } from '../../database/embedded.ts'
import { openDatabase } from '../../database/open.ts'
import { takeSnapshot } from '../../database/snapshots.ts'
import { restoreSnapshot } from '../../restore.ts'
import { startBucket } from '../../testing/bucket.ts'
import { embeddedContent } from '../../testing/database.ts'
import { changeAfterSave, checkRestored, prepareDrill, withApp } from '../../testing/erasure-drill.ts'

const bucket = await startBucket()

test.each([
  ['a folder', {}],
  ['an S3 bucket', bucket.env],
])(
  'SPEC-74: restoring a snapshot does not bring back people erased since; files in %s',
  { timeout: 120_000 },
  async (_where, env) => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'cantera-drill-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    renameSync(await prepareDatabaseFolder(dataDir, await embeddedContent()), databaseFolder(dataDir))
    const open = async () => ({ env, over: { database: await openDatabase({ dataDir }), dataDir } })
    let snapshot = ''
    const { people, later } = await withApp(await open(), async (site) => {
      const people = await prepareDrill(site)
      snapshot = (await takeSnapshot(site.platform.database, 'daily')) ?? ''
      return { people, later: await changeAfterSave(site, people) }
    })
    expect((await restoreSnapshot(dataDir, snapshot)).join(' ')).toContain('Everybody has to log in again.')
    await withApp(await open(), (site) => checkRestored(site, people, later))
  },
)
