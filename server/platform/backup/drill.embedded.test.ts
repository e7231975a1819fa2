import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { eraseOwnAccountEndpoint } from '#domain/people/users/own-data.contract.ts'
import { backUp } from '../../backup.ts'
import { readConfig } from '../../config.ts'
import { databaseFolder, prepareDatabaseFolder } from '../../database/embedded.ts'
import { openDatabase } from '../../database/open.ts'
import { eraseDueAccounts } from '../../people/users/erasure.writes.ts'
import { restoreArchive } from '../../restore-archive.ts'
import { type TestApp, testPassword } from '../../testing/app.ts'
import { readFileHashes, readTableHashes } from '../../testing/archived-state.ts'
import { fillCandidateTexts, hiring, takeTestWithTexts, words } from '../../testing/canary-words.ts'
import { embeddedContent } from '../../testing/database.ts'
import { pdf } from '../../testing/documents.ts'
import { changeAfterSave, prepareDrill, withApp } from '../../testing/erasure-drill.ts'
import { receivedUpload } from '../../testing/uploads.ts'
import { changeWithFile, removeUnnamed } from '../files/stored-files.ts'
import { readFrames } from './archive-file.ts'
import { answerCopyRequests } from './copy-requests.ts'

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'cantera-drill-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs a site over the embedded database of a folder, which answers requests for copies as a server does. */
async function withSite<Result>(dataDir: string, use: (site: TestApp) => Promise<Result>): Promise<Result> {
  if (!existsSync(databaseFolder(dataDir)))
    renameSync(await prepareDatabaseFolder(dataDir, await embeddedContent()), databaseFolder(dataDir))
  const database = await openDatabase({ dataDir })
  return withApp({ over: { database, dataDir } }, async (site) => {
    const stop = await answerCopyRequests(database, site.platform.log)
    return use(site).finally(stop)
  })
}

/** All bytes of an archive, decompressed: whatever a reader with the key could find. */
async function textOf(archive: string): Promise<string> {
  let text = readFileSync(archive).toString('latin1')
  for await (const { head, body } of readFrames(archive, undefined)) text += JSON.stringify(head) + body.toString('latin1')
  return text.toLowerCase()
}

const found = (text: string) =>
  Object.values(words).filter((word) => text.includes(Buffer.from(word.toLowerCase()).toString('latin1')))

test('BAK-02 a running embedded site is archived as of one moment while it goes on, and restored row for row', {
  timeout: 180_000,
}, async () => {
  const dataDir = newFolder()
  const archive = path.join(newFolder(), 'site.cantera')
  const target = readConfig({ DATA_DIR: newFolder(), WORKER: '0' })
  const state = await withSite(dataDir, async (site) => {
    for (let number = 0; number < 3; number += 1)
      await changeWithFile(site.platform, await receivedUpload(newFolder(), 'cv.pdf', pdf(5000)), 'cv', (_tx, keep) => keep())
    expect(statSync(path.join(dataDir, 'backup-port.json')).mode & 0o777).toBe(0o600)
    const before = await readTableHashes(site.platform.database)
    await backUp(site.platform.config, archive)
    await site.person()
    expect(await readTableHashes(site.platform.database)).not.toEqual(before)
    expect(readdirSync(dataDir).filter((name) => name.startsWith('backup-copy'))).toEqual([])
    return { tables: before, files: await readFileHashes(site.platform.database, site.platform.files) }
  })
  await restoreArchive(target, archive)
  await withSite(target.dataDir, async ({ platform }) => {
    expect(await readFileHashes(platform.database, platform.files)).toEqual(state.files)
  })
  const restored = await openDatabase({ dataDir: target.dataDir })
  onTestFinished(() => restored.close())
  expect(await readTableHashes(restored)).toEqual(state.tables)
})

test('BAK-02 nothing of an erased person is in the bytes of an archive', { timeout: 180_000 }, async () => {
  const folder = newFolder()
  const archives = ['before', 'after'].map((name) => path.join(folder, `${name}.cantera`))
  const [before = '', after = ''] = archives
  await withSite(newFolder(), async (site) => {
    const staff = await site.person({ role: 'administrator' })
    const person = await fillCandidateTexts(site, staff)
    await takeTestWithTexts(site, person)
    await hiring(site, person, staff)
    await backUp(site.platform.config, before)
    const body = { current_password: testPassword }
    expect((await site.call(eraseOwnAccountEndpoint, { token: person.token, body })).status).toBe(200)
    site.passSeconds(31 * 86_400)
    await eraseDueAccounts(site.platform)
    site.passSeconds(1)
    await removeUnnamed(site.platform)
    await site.platform.db.deleteFrom('outgoing_emails').where('status', '=', 'queued').execute()
    await backUp(site.platform.config, after)
  })
  expect(found(await textOf(before)).length).toBeGreaterThan(Object.keys(words).length / 2)
  expect(found(await textOf(after))).toEqual([])
})

test('BAK-01 people who were erased after the backup stay erased when the notes of the replaced site are added', {
  timeout: 180_000,
}, async () => {
  const dataDir = newFolder()
  const archive = path.join(newFolder(), 'site.cantera')
  await withSite(dataDir, async (site) => {
    const people = await prepareDrill(site)
    await backUp(site.platform.config, archive)
    await changeAfterSave(site, people)
  })
  const target = readConfig({ DATA_DIR: newFolder(), WORKER: '0' })
  const notes = path.join(dataDir, 'files', 'notes')
  expect((await restoreArchive(target, archive, { notes })).join(' ')).toMatch(
    / [1-9]\d* notes of .* are in the file store now\./,
  )
  await withSite(target.dataDir, async ({ platform }) => {
    const { rows } = await platform.database.pool.query(
      `select first_name from users where first_name in ('Erasmo', 'Delia', 'Carmenza', 'Estela') order by 1`,
    )
    expect(rows).toEqual([{ first_name: 'Carmenza' }, { first_name: 'Estela' }])
  })
  const nowhere = path.join(dataDir, 'nothing')
  await expect(restoreArchive(readConfig({ DATA_DIR: newFolder() }), archive, { notes: nowhere })).rejects.toThrow(
    'there is no folder',
  )
})

test('BAK-01 a stopped embedded site is archived too, and a folder without a database is not', { timeout: 60_000 }, async () => {
  const dataDir = newFolder()
  await withSite(dataDir, (site) => site.person())
  const archive = path.join(newFolder(), 'stopped.cantera')
  expect((await backUp(readConfig({ DATA_DIR: dataDir }), archive))[0]).toContain('from the embedded database')
  const empty = path.join(newFolder(), 'data')
  await expect(backUp(readConfig({ DATA_DIR: empty }), `${archive}2`)).rejects.toThrow(/^There is no database in /)
  expect([existsSync(empty), existsSync(`${archive}2`), existsSync(`${archive}2.unfinished`)]).toEqual([false, false, false])
})

test('BAK-01 only a request with the token of the data folder gets a copy', { timeout: 60_000 }, async () => {
  const dataDir = newFolder()
  await withSite(dataDir, async () => {
    const { port } = JSON.parse(readFileSync(path.join(dataDir, 'backup-port.json'), 'utf8')) as { port: number }
    const statuses: number[] = []
    for (const headers of [{}, { authorization: 'Bearer x' }, { authorization: `Bearer ${'x'.repeat(43)}` }])
      statuses.push((await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers })).status)
    expect(statuses).toEqual([404, 404, 404])
    expect(readdirSync(dataDir).filter((name) => name.startsWith('backup-copy'))).toEqual([])
  })
  expect(existsSync(path.join(dataDir, 'backup-port.json'))).toBe(false)
})
