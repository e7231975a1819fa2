import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { refuse } from '#domain/kernel/refusals.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { pdf } from '../../testing/documents.ts'
import { filesUnder } from '../../testing/files-under.ts'
import { receivedUpload } from '../../testing/uploads.ts'
import { changeWithFile, removeUnnamed } from './stored-files.ts'

const site = sharedTestApp()
const content = pdf(5000)
const dayInSeconds = 86_400

beforeEach(async () => {
  await site.platform.db.deleteFrom('files').execute()
  await site.platform.db.deleteFrom('unnamed_files').execute()
  await Promise.all((await stored()).map((key) => site.platform.files.remove(key)))
})

const anUpload = () => receivedUpload(site.dataDir, 'cv.pdf', content)

async function stored(): Promise<string[]> {
  const folder = path.join(site.dataDir, 'files')
  return (await filesUnder(folder)).map((file) => path.relative(folder, file))
}

async function keysOf(table: 'files' | 'unnamed_files'): Promise<string[]> {
  const rows = await site.platform.db.selectFrom(table).select('storage_key').orderBy('storage_key').execute()
  return rows.map(({ storage_key }) => storage_key)
}

const keepOne = async () => changeWithFile(site.platform, await anUpload(), 'cv', (_tx, keep) => keep())

/** Leaves a file as a killed process does: stored, without the change that names it. */
async function leaveOne(): Promise<void> {
  const { files } = site.platform
  const stuck = { ...files, remove: () => Promise.reject(new Error('killed')) }
  const change = () => Promise.reject(new Error('killed'))
  const left = changeWithFile({ ...site.platform, files: stuck }, await anUpload(), 'cv', change)
  await expect(left).rejects.toThrow('killed')
}

test('FIL-01 a change stores its file under a random name', async () => {
  const id = await keepOne()
  const row = await site.platform.db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ original_name: 'cv.pdf', media_type: 'application/pdf', bytes: content.length, purpose: 'cv' })
  expect(row.storage_key).toMatch(/^cv\/[0-9a-f-]{36}\.pdf$/)
  expect([await stored(), await keysOf('unnamed_files')]).toEqual([[row.storage_key], []])
})

test.each<[string, Parameters<typeof changeWithFile>[3]]>([
  ['refuses', async () => refuse('errors.not_found')],
  ['fails before it names the file', async () => Promise.reject(new Error('no'))],
  ['fails after it', async (_tx, keep) => Promise.reject(new Error(`no, not with file ${await keep()}`))],
  [
    'fails in the database',
    async (tx, keep) =>
      tx
        .insertInto('users')
        .values({ cv_file_id: await keep() } as never)
        .execute(),
  ],
])('FIL-01 a change that %s leaves no file behind', async (_what, change) => {
  await changeWithFile(site.platform, await anUpload(), 'cv', change).catch(() => {})
  expect([await stored(), await keysOf('files'), await keysOf('unnamed_files')]).toEqual([[], [], []])
})

test('FIL-01 a store that fails halfway reports it, and its partial files are removed', async () => {
  const { files } = site.platform
  const put: typeof files.put = async (...words) => {
    await files.put(...words)
    throw new Error('the store is full')
  }
  const kept = changeWithFile({ ...site.platform, files: { ...files, put } }, await anUpload(), 'cv', (_tx, keep) => keep())
  await expect(kept).rejects.toThrow('the store is full')
  expect([await stored(), await keysOf('files'), await keysOf('unnamed_files')]).toEqual([[], [], []])
})

test('FIL-01 an upload to the store holds no database connection', async () => {
  const { files, database } = site.platform
  const put = vi.fn<typeof files.put>(async (...words) => {
    // The job queue may hold a connection for a moment.
    await expect.poll(() => database.pool.totalCount - database.pool.idleCount).toBe(0)
    await files.put(...words)
  })
  await changeWithFile({ ...site.platform, files: { ...files, put } }, await anUpload(), 'cv', (_tx, keep) => keep())
  expect(put).toHaveBeenCalledOnce()
})

test('FIL-01 files that a crash left go after thirty days; named and unknown files stay', async () => {
  await keepOne()
  const named = await stored()
  await writeFile(path.join(site.dataDir, 'files', 'cv', 'of-another-database.pdf'), content)
  await leaveOne()
  const all = await stored()
  expect(all).toHaveLength(3)
  site.passSeconds(30 * dayInSeconds - 60)
  await removeUnnamed(site.platform)
  expect(await stored()).toEqual(all)
  site.passSeconds(120)
  await removeUnnamed(site.platform)
  expect(new Set(await stored())).toEqual(new Set([...named, 'cv/of-another-database.pdf']))
  expect([await keysOf('files'), await keysOf('unnamed_files')]).toEqual([named, []])
})
