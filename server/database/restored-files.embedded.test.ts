import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { compose } from '../compose.ts'
import { readConfig } from '../config.ts'
import { changeWithFile, removeUnnamed } from '../platform/files/stored-files.ts'
import type { Platform } from '../platform/platform.ts'
import { restoreSnapshot } from '../restore.ts'
import { embeddedContent } from '../testing/database.ts'
import { pdf } from '../testing/documents.ts'
import { filesUnder } from '../testing/files-under.ts'
import { receivedUpload } from '../testing/uploads.ts'
import { databaseFolder, prepareDatabaseFolder } from './embedded.ts'
import { openDatabase } from './open.ts'
import { takeSnapshot } from './snapshots.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'cantera-restored-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const inData = (name: string) => path.join(dataDir, name)

/** The platform over the database that the folder holds now. */
async function withPlatform<Result>(use: (platform: Platform) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ dataDir })
  const platform = await compose(readConfig({ DATA_DIR: dataDir, WORKER: '0' }), database)
  return use(platform).finally(async () => {
    await platform.jobs.stop()
    await database.close()
  })
}

const keepFile = async (platform: Platform) =>
  changeWithFile(platform, await receivedUpload(dataDir, 'cv.pdf', pdf(5000)), 'cv', (_tx, keep) => keep())

/** The sizes in the store of all files that the database names. */
async function sizes({ db, files }: Platform): Promise<number[]> {
  const rows = await db.selectFrom('files').select('storage_key').execute()
  const streams = await Promise.all(rows.map(({ storage_key }) => files.read(storage_key)))
  return Promise.all(streams.map(async (stream) => (stream ? (await buffer(stream)).length : 0)))
}

test('FIL-01 a return to a snapshot and back, with a year of housekeeping, loses no file', {
  timeout: 60_000,
}, async () => {
  renameSync(await prepareDatabaseFolder(dataDir, await embeddedContent()), databaseFolder(dataDir))
  const snapshot = await withPlatform(async (platform) => {
    await keepFile(platform)
    // The snapshot is taken during the upload of the second file: stored, but not yet named.
    const { files } = platform
    let taken: string | undefined
    const put: typeof files.put = async (...words) => {
      await files.put(...words)
      taken = await takeSnapshot(platform.database, 'daily')
    }
    await keepFile({ ...platform, files: { ...files, put } })
    await keepFile(platform)
    return taken ?? ''
  })
  const all = await filesUnder(inData('files'))

  const output = await restoreSnapshot(dataDir, snapshot)
  await withPlatform(async (platform) => {
    for (const days of [0, 1, 31, 400]) await removeUnnamed({ ...platform, now: () => new Date(Date.now() + days * 86_400_000) })
    expect(await sizes(platform)).toEqual([5000])
  })
  expect(await filesUnder(inData('files'))).toEqual(all)

  const aside = /kept in (\S+);/.exec(output.join(' '))?.[1] ?? ''
  renameSync(databaseFolder(dataDir), inData('database-restored'))
  renameSync(aside, databaseFolder(dataDir))
  expect(await withPlatform(sizes)).toEqual([5000, 5000, 5000])
})
