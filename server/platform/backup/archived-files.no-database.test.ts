import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { startBucket } from '../../testing/bucket.ts'
import { type FileStore, openFileStore } from '../files/file-store.ts'
import { type Frame, Tally } from './archive-parts.ts'
import { type Archived, fileFrames, keepNotes, type NamedFile, noteFrames, readNotesFolder } from './archived-files.ts'
import { FileRestorer } from './restored-files.ts'

const bucket = await startBucket()
const mega = 1024 * 1024
const sizes = [0, 1, mega - 1, mega, mega + 1, 3.5 * mega, 17, 12 * mega, 0]
const mediaType = 'application/pdf'

function openFolder(): Promise<FileStore> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cantera-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return openFileStore(readConfig({ DATA_DIR: folder }))
}

/** Stores a file of each size. */
async function fill(store: FileStore): Promise<NamedFile[]> {
  const files: NamedFile[] = []
  for (const [number, bytes] of sizes.entries()) {
    const content = randomBytes(bytes)
    const key = `cv/file-${number}.pdf`
    await store.putStream(key, Readable.from([content], { objectMode: false }), { mediaType, bytes })
    files.push({ key, mediaType, bytes, sha256: createHash('sha256').update(content).digest('hex') })
  }
  return files
}

async function framesOf(store: FileStore, files: readonly NamedFile[]) {
  const became: Record<string, Archived> = {}
  const frames: Frame[] = []
  for await (const frame of fileFrames(store, files, ({ key }, how) => (became[key] = how))) frames.push(frame)
  return { frames, became }
}

async function restore(store: FileStore, frames: readonly Frame[]): Promise<FileRestorer> {
  const large = frames.flatMap(({ head, body }) =>
    head.part === 'file' && head.bytes > body.length ? [[head.key, head.bytes] as const] : [],
  )
  const restorer = new FileRestorer(store, new Map(large))
  const rest = (async function* () {
    yield* frames
  })()
  for await (const { head, body } of rest) if (head.part === 'file') await restorer.store({ head, body }, rest)
  await restorer.finish()
  return restorer
}

const hashIn = async (store: FileStore, key: string) => {
  const stream = await store.read(key)
  return (
    stream &&
    createHash('sha256')
      .update(await buffer(stream))
      .digest('hex')
  )
}

test.each(['a folder', 'a bucket'])('BAK-01 files of every size go into %s, in pieces of bounded size', async (where) => {
  const from = await openFolder()
  const files = await fill(from)
  const { frames, became } = await framesOf(from, files)
  expect(Object.values(became)).toEqual(sizes.map(() => 'same'))
  expect(Math.max(...frames.map(({ body }) => body.length))).toBeLessThan(2 * mega)
  const tally = new Tally([])
  expect(frames.map((frame) => tally.add(frame))).not.toContain(false)
  expect(tally.sums().files).toMatchObject({ count: sizes.length, bytes: sizes.reduce((sum, bytes) => sum + bytes) })

  const to = where === 'a bucket' ? await openFileStore(readConfig(bucket.env)) : await openFolder()
  const restorer = await restore(to, frames)
  for (const { key, sha256 } of files) expect(await hashIn(to, key), key).toBe(sha256)
  expect(await to.someFiles(9)).not.toEqual([])
  await restorer.takeBack()
  expect(await to.someFiles(1)).toEqual([])
})

test('BAK-01 a file that is missing or has other bytes than its row says is recognised', async () => {
  const store = await openFolder()
  const files = await fill(store)
  const [, second, third] = files as [NamedFile, NamedFile, NamedFile]
  await store.remove(second.key)
  await store.putStream(third.key, Readable.from([Buffer.from('other')], { objectMode: false }), { mediaType, bytes: 5 })
  const { frames, became } = await framesOf(store, files)
  expect(became).toMatchObject({ [second.key]: 'missing', [third.key]: 'differing' })
  expect(frames.filter(({ head }) => head.part === 'file' && head.key === second.key)).toEqual([])
})

test('BAK-01 a file that is deleted between the check and the reading is missing, and the backup goes on', async () => {
  const store = await openFileStore(readConfig(bucket.env))
  const files = await fill(store)
  const large = files[7]!
  bucket.removeAfterCheck(files[1]!.key)
  bucket.removeAfterCheck(large.key)
  const { became } = await framesOf(store, files)
  expect(Object.values(became).filter((how) => how === 'same')).toHaveLength(files.length - 2)
  expect(became).toMatchObject({ [files[1]!.key]: 'missing', [large.key]: 'missing' })
  for (const { key } of files) await store.remove(key)

  const folder = await openFolder()
  const local = await fill(folder)
  const read: FileStore['read'] = async (key) =>
    key === large.key ? createReadStream(path.join(tmpdir(), 'cantera-none', key)) : folder.read(key)
  expect((await framesOf({ ...folder, read }, local)).became).toMatchObject({ [large.key]: 'missing', [local[8]!.key]: 'same' })
})

test('BAK-01 a file that the store refuses fails the restore, also when the next ones are stored', async () => {
  const [from, to] = [await openFolder(), await openFolder()]
  const { frames } = await framesOf(from, (await fill(from)).slice(0, 3))
  const putStream: FileStore['putStream'] = async (key, ...content) => {
    if (key === 'cv/file-1.pdf') throw new Error('the disk is full')
    await to.putStream(key, ...content)
  }
  await expect(restore({ ...to, putStream }, frames)).rejects.toThrow('the disk is full')
})

test('BAK-01 a folder without notes, and one that cannot be read, are refused', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cantera-notes-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  await expect(readNotesFolder(folder)).rejects.toThrow('it has none of the folders deleted, erased, refused, unnamed')
  mkdirSync(path.join(folder, 'unnamed', 'cv'), { recursive: true })
  writeFileSync(path.join(folder, 'unnamed', 'cv', 'one.pdf'), '{}')
  expect(await readNotesFolder(folder)).toEqual([['unnamed', 'cv/one.pdf', '{}']])
  writeFileSync(path.join(folder, 'erased'), '')
  await expect(readNotesFolder(folder)).rejects.toThrow('ENOTDIR')
})

test('BAK-01 newer notes of the file store stay when an archive has older ones', async () => {
  const [from, to] = [await openFolder(), await openFolder()]
  await from.notes.write('erased', 'one', 'old')
  await from.notes.write('unnamed', 'cv/two.pdf', 'old')
  await to.notes.write('erased', 'one', 'new')
  expect(await to.someFiles(1)).toEqual([])
  const written: unknown[] = []
  for await (const { body } of noteFrames(from)) {
    const lines = body.toString().trim().split('\n')
    written.push(
      ...(await keepNotes(
        to,
        lines.map((line) => JSON.parse(line)),
      )),
    )
  }
  expect(written).toEqual([['unnamed', 'cv/two.pdf']])
  expect([await to.notes.read('erased', 'one'), await to.notes.read('unnamed', 'cv/two.pdf')]).toEqual(['new', 'old'])
})
