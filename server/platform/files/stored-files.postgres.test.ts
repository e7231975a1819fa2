import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { openDatabase } from '../../database/open.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { pdf } from '../../testing/documents.ts'
import { startLine } from '../../testing/line.ts'
import { receivedUpload } from '../../testing/uploads.ts'
import { changeWithFile, removeUnnamed } from './stored-files.ts'

const site = sharedTestApp()

test('FIL-01 a commit whose answer is lost keeps its file when unnamed files are removed', async () => {
  const line = await startLine(new URL(site.platform.database.pool.options.connectionString ?? ''))
  const database = await openDatabase({ databaseUrl: line.url, dataDir: '' })
  line.state.breaksAfter = 'commit'
  const upload = await receivedUpload(site.dataDir, 'cv.pdf', pdf(5000))
  const kept = changeWithFile({ ...site.platform, db: database.db }, upload, 'cv', (_tx, keep) => keep())
  await expect(kept).rejects.toThrow()
  await database.close()
  await line.cut()

  site.passSeconds(31 * 86_400)
  await removeUnnamed(site.platform)
  const { storage_key } = await site.platform.db.selectFrom('files').select('storage_key').executeTakeFirstOrThrow()
  expect(await buffer((await site.platform.files.read(storage_key))!)).toEqual(pdf(5000))
})
