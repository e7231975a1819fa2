import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { backUp } from '../../backup.ts'
import { readConfig } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import { restoreArchive } from '../../restore-archive.ts'
import { startTestApp } from '../../testing/app.ts'
import { readFileHashes } from '../../testing/archived-state.ts'
import { emptyDatabase } from '../../testing/database.ts'
import { pdf } from '../../testing/documents.ts'
import { receivedUpload } from '../../testing/uploads.ts'
import { openFileStore } from '../files/file-store.ts'
import { changeWithFile } from '../files/stored-files.ts'

const settings = { WORKER: '0', SECRET_KEY: 'La llave de la casa de talento 2027' }

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'cantera-lost-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const urlOf = ({ pool }: Database) => (pool.options as { connectionString: string }).connectionString

/** Lets a statement of the restore fail: before it runs, or after it as when the connection breaks before its answer. */
function failStatement(failing: 'commit' | 'analyze', { isRun }: { isRun: boolean }) {
  const { query } = pg.Client.prototype
  const fail = () => Promise.reject(new Error('Connection terminated unexpectedly'))
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...words: unknown[]) {
    const run = () => Reflect.apply(query, this, words)
    if ((words[0] as { text?: string }).text !== failing) return run()
    return isRun ? run().then(fail) : fail()
  } as never)
  onTestFinished(() => spy.mockRestore())
  return spy
}

test('BAK-01 a restore keeps its files when the rows are there, and takes them back when they are not', {
  timeout: 120_000,
}, async () => {
  const site = await startTestApp({ env: settings })
  const config = { ...site.platform.config, databaseUrl: urlOf(site.platform.database) }
  await changeWithFile(site.platform, await receivedUpload(newFolder(), 'cv.pdf', pdf(5000)), 'cv', (_tx, keep) => keep())
  const original = await readFileHashes(site.platform.database, site.platform.files)
  const archive = path.join(newFolder(), 'site.cantera')
  await backUp(config, archive)
  const newTarget = async () => {
    const database = await emptyDatabase()
    onTestFinished(() => database.close())
    return { database, config: readConfig({ ...settings, DATABASE_URL: urlOf(database), DATA_DIR: newFolder() }) }
  }

  const committed = [
    ['commit', true],
    ['analyze', false],
  ] as const
  for (const [failing, isRun] of committed) {
    const target = await newTarget()
    const spy = failStatement(failing, { isRun })
    const output = await restoreArchive(target.config, archive)
    spy.mockRestore()
    expect(output.join(' '), failing).toContain('Results that candidates stopped sharing after the backup are shared again.')
    expect(await readFileHashes(target.database, await openFileStore(target.config)), failing).toEqual(original)
  }
  const target = await newTarget()
  const spy = failStatement('commit', { isRun: false })
  await expect(restoreArchive(target.config, archive)).rejects.toThrow(
    /PostgreSQL did not take it \(.*\); nothing was changed\.$/,
  )
  spy.mockRestore()
  expect(await (await openFileStore(target.config)).someFiles(1)).toEqual([])
})
