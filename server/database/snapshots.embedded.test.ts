import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { describeSnapshots, restoreSnapshot } from '../restore.ts'
import { startChildProgram } from '../testing/child-program.ts'
import { embeddedContent } from '../testing/database.ts'
import type { Database } from './database.ts'
import { databaseFolder, prepareDatabaseFolder } from './embedded.ts'
import { lockDataFolder } from './embedded-lock.ts'
import { openDatabase } from './open.ts'
import { isSnapshotDue, listSnapshots, oldSnapshots, snapshotFolder, startDailySnapshots, takeSnapshot } from './snapshots.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'cantera-snapshots-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

/** Runs the program of npm run restore; resolves with its output and exit code. */
async function restore(...args: string[]): Promise<{ output: string; code: number }> {
  const script = fileURLToPath(new URL('../../scripts/restore.mjs', import.meta.url))
  const run = promisify(execFile)(process.execPath, [script, ...args], { env: { ...process.env, DATA_DIR: dataDir } })
  return run.then(
    ({ stdout }) => ({ output: stdout, code: 0 }),
    ({ stderr, code }) => ({ output: stderr, code }),
  )
}
const addClient = ({ db }: Database, name: string) => db.insertInto('clients').values({ name, location: 'Demo City' }).execute()
const clients = async ({ db }: Database) =>
  (await db.selectFrom('clients').select('name').orderBy('id').execute()).map(({ name }) => name)

async function openNew(): Promise<Database> {
  renameSync(await prepareDatabaseFolder(dataDir, await embeddedContent()), databaseFolder(dataDir))
  return openDatabase({ dataDir })
}

/** The part of a database that a snapshot needs. */
const ofNothing = (content = async () => new Blob(['Dear Demo'])) => ({
  embedded: { dataDir, dump: content, copyTo: async () => {} },
})

test('the embedded database keeps every row that it confirmed to a killed process', { timeout: 60_000 }, async () => {
  await (await openNew()).close()
  const writer = startChildProgram(
    `
    import { openDatabase } from '#server/database/open.ts'
    const { db } = await openDatabase({ dataDir: process.env.DATA_DIR })
    for (let number = 1; ; number += 1) {
      await db.insertInto('clients').values({ name: 'Demo ' + number, location: 'Demo City' }).execute()
      console.log(number)
    }`,
    { DATA_DIR: dataDir },
  )
  while ((await writer.nextLine()) !== '200');
  writer.process.kill('SIGKILL')
  await writer.ended
  const database = await openDatabase({ dataDir })
  expect((await clients(database)).length).toBeGreaterThanOrEqual(writer.lines.length)
  await database.close()
})

test('npm run restore restores a snapshot and moves the current database aside', { timeout: 60_000 }, async () => {
  const before = await openNew()
  await addClient(before, 'Demo Before')
  await takeSnapshot(before, 'daily')
  await addClient(before, 'Demo After')
  await before.close()

  const [newest = ''] = await listSnapshots(dataDir)
  expect(await describeSnapshots(dataDir)).toContainEqual(expect.stringContaining(`npm run restore -- ${newest}`))
  const { output, code } = await restore(newest)
  expect(output).toContain('The database is now the one of')
  expect(code).toBe(0)

  const after = await openDatabase({ dataDir })
  expect(await clients(after)).toEqual(['Demo Before'])
  await after.close()
  const [aside = ''] = readdirSync(dataDir).filter((name) => name.startsWith('database-before-restore-'))
  expect(output).toContain(aside)
  rmSync(databaseFolder(dataDir), { recursive: true })
  renameSync(join(dataDir, aside), databaseFolder(dataDir))
  const kept = await openDatabase({ dataDir })
  expect(await clients(kept)).toEqual(['Demo Before', 'Demo After'])
  await kept.close()
})

test('a snapshot of an older version, which lacks a table of logins, is restored', { timeout: 60_000 }, async () => {
  const older = await openNew()
  await older.pool.query('drop table login_challenges')
  await addClient(older, 'Demo Older')
  const file = (await takeSnapshot(older, 'before-migration')) ?? ''
  await older.close()
  expect((await restoreSnapshot(dataDir, file))[0]).toContain('The database is now the one of')
  const restored = await openDatabase({ dataDir })
  expect(await clients(restored)).toEqual(['Demo Older'])
  await restored.close()
})

test('npm run restore explains a refusal in one sentence', async () => {
  const { output, code } = await restore('nothing.tar.gz')
  expect(output.trimEnd().split('\n')).toEqual([expect.stringMatching(/^There is no archive and no snapshot nothing\.tar\.gz; /)])
  expect(code).toBe(1)
})

test('restore does not replace a database in use', async () => {
  const file = (await takeSnapshot(ofNothing(), 'daily')) ?? ''
  const lock = lockDataFolder(dataDir)
  onTestFinished(() => lock.release())
  await expect(restoreSnapshot(dataDir, file)).rejects.toThrow('is using the data folder')
})

test('the newest seven snapshots are kept, without unfinished files', async () => {
  const folder = snapshotFolder(dataDir)
  mkdirSync(folder)
  for (const day of ['01', '02', '03', '04', '05', '06', '07', '08'])
    writeFileSync(join(folder, `2026-01-${day}T03-00-00-000Z-daily.tar.gz`), '')
  writeFileSync(join(folder, '2026-01-09T03-00-00-000Z-daily.tar.gz.unfinished'), '')
  writeFileSync(join(folder, 'mine.tar.gz'), '')
  await takeSnapshot(ofNothing(), 'before-migration')
  const names = await listSnapshots(dataDir)
  expect(names).toHaveLength(7)
  expect(names[0]).toMatch(/-before-migration\.tar\.gz$/)
  expect(names.at(-1)).toContain('2026-01-03')
  expect(readdirSync(folder)).toHaveLength(8)
})

test('the daily snapshot is taken after a day, and its failure is reported', async () => {
  const unexpected = vi.fn()
  const stop = startDailySnapshots(ofNothing(), unexpected, { lookMs: 5 })
  await vi.waitFor(async () => expect(await listSnapshots(dataDir)).toHaveLength(1), 15_000)
  stop()
  expect(unexpected).not.toHaveBeenCalled()
  rmSync(snapshotFolder(dataDir), { recursive: true })
  writeFileSync(snapshotFolder(dataDir), 'a file where the folder should be')
  const failure = await new Promise((reported) => {
    onTestFinished(startDailySnapshots(ofNothing(), reported, { lookMs: 5 }))
  })
  expect(failure).toBeInstanceOf(Error)
})

test('SHR-03 a due snapshot waits for a quiet moment, and is taken after the longest wait in any case', async () => {
  const unexpected = vi.fn()
  let quiet = false
  const stop = startDailySnapshots(ofNothing(), unexpected, { lookMs: 5, isQuiet: () => quiet })
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(await listSnapshots(dataDir)).toEqual([])
  quiet = true
  await vi.waitFor(async () => expect(await listSnapshots(dataDir)).toHaveLength(1), 15_000)
  stop()
  rmSync(snapshotFolder(dataDir), { recursive: true })
  onTestFinished(startDailySnapshots(ofNothing(), unexpected, { lookMs: 5, isQuiet: () => false, longestWaitMs: 100 }))
  await vi.waitFor(async () => expect(await listSnapshots(dataDir)).toHaveLength(1), 15_000)
  expect(unexpected).not.toHaveBeenCalled()
})

test('a snapshot is due when there is none or the newest is more than a day old', () => {
  const names = ['2026-01-02T03-00-00-000Z-before-migration.tar.gz', '2026-01-01T03-00-00-000Z-daily.tar.gz']
  expect(isSnapshotDue([], new Date())).toBe(true)
  expect(isSnapshotDue(names, new Date('2026-01-03T03:00:00Z'))).toBe(false)
  expect(isSnapshotDue(names, new Date('2026-01-03T03:00:01Z'))).toBe(true)
})

test.each([
  ['an hour ahead, when it is right again', '2026-01-02T04:00:00Z', '2026-01-02T03:00:00Z', false],
  ['years ahead, when it is right again', '2031-06-01T03:00:00Z', '2026-01-02T03:00:00Z', true],
  ['years behind, when it is right again', '1970-01-01T00:00:10Z', '2026-01-02T03:00:00Z', true],
])('FLT-01 after a snapshot by a clock %s, the next one is due within a day', (_, taken, now, isDue) => {
  expect(isSnapshotDue([`${taken.replace(/:/g, '-').replace('Z', '-000Z')}-daily.tar.gz`], new Date(now))).toBe(isDue)
})

test('FLT-01 snapshots by a clock years ahead do not replace those of the last days', () => {
  const named = (day: string) => `${day}T03-00-00-000Z-daily.tar.gz`
  const ahead = [1, 2, 3, 4, 5, 6, 7].map((day) => named(`2031-06-0${day}`))
  const right = [1, 2, 3].map((day) => named(`2026-01-0${day}`))
  expect(oldSnapshots([...right, ...ahead, 'notes.txt'], new Date('2026-01-03T04:00:00Z'))).toEqual(ahead.slice(0, 3))
})

test('PostgreSQL has its own backups: no snapshot is taken', async () => {
  expect(await takeSnapshot({}, 'daily')).toBeUndefined()
})

test('a snapshot that fails, as with a full disk, leaves no file', async () => {
  let isFirst = true
  const pull = (controller: ReadableStreamDefaultController) => {
    if (isFirst) controller.enqueue(randomBytes(100_000))
    else controller.error(new Error('ENOSPC: no space left on device'))
    isFirst = false
  }
  const breakingOff = ofNothing(async () => ({ stream: () => new ReadableStream({ pull }) }) as Blob)
  await expect(takeSnapshot(breakingOff, 'daily')).rejects.toThrow('ENOSPC')
  expect(readdirSync(snapshotFolder(dataDir))).toEqual([])
})

const another = Buffer.concat([Buffer.alloc(257), Buffer.from('ustar'), Buffer.alloc(762)])
test.each([
  ['is empty', Buffer.alloc(0)],
  ['is no archive', Buffer.from('Dear Demo')],
  ['holds no archive', gzipSync('Dear Demo')],
  ['holds another archive', gzipSync(another)],
  ['is cut off', gzipSync(randomBytes(100_000)).subarray(0, 50_000)],
])('a snapshot that %s is refused with a reason and leaves no file', async (_what, content) => {
  const file = join(dataDir, 'snapshot.tar.gz')
  writeFileSync(file, content)
  await expect(restoreSnapshot(dataDir, file)).rejects.toThrow(
    /is no snapshot that can be restored \(\w.+\); the database is as it was\.$/,
  )
  expect(readdirSync(dataDir)).toEqual(['cantera.lock', 'snapshot.tar.gz'])
})
