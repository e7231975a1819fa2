import { createReadStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { filesUnder } from '../../testing/files-under.ts'
import { reasonAgainstSyncedPaths, syncedPaths } from '../../testing/synced-paths.ts'
import { keepInMailbox } from '../mail/mailbox-folder.ts'
import { DurableFiles } from './durable-driver.ts'

const disk = vi.hoisted(() => ({ isFull: false }))
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  const writeFile = async (...[file, content]: Parameters<typeof real.writeFile>) => {
    if (!disk.isFull) return real.writeFile(file, content)
    // As Node does: it reads the stream piece by piece, and the first piece finds no room.
    for await (const _piece of content as AsyncIterable<Buffer>)
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  }
  return { ...real, writeFile }
})

if (reasonAgainstSyncedPaths) console.log(`The tests of synced files are skipped: ${reasonAgainstSyncedPaths}.`)

let dataDir = ''
beforeEach(() => {
  disk.isFull = false
  dataDir = mkdtempSync(path.join(tmpdir(), 'cantera-durable-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
})
const below = (...names: string[]) => path.join(dataDir, ...names)

/** From here on the disk fails to keep what was written. */
async function breakDisk() {
  const handle = await open('/dev/null')
  const prototype = Object.getPrototypeOf(handle) as typeof handle
  await handle.close()
  const failed = Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO', syscall: 'fsync' })
  const spy = vi.spyOn(prototype, 'sync').mockRejectedValue(failed)
  onTestFinished(() => spy.mockRestore())
}

test.skipIf(reasonAgainstSyncedPaths)('FLT-01 a stored file, its name and its new folders are synced', async () => {
  const synced = await syncedPaths()
  const files = new DurableFiles({ dataDir })
  await files.putStream('cv/one.pdf', Readable.from([Buffer.from('one')]))
  const unfinished = expect.stringMatching(/\/files\/\.unfinished\/[0-9a-f-]{36}$/)
  expect(synced).toEqual([below('files'), dataDir, below('files'), unfinished, below('files', 'cv')])
  synced.length = 0
  await files.put('notes/erased/one', 'note')
  expect(synced).toEqual([below('files', 'notes'), below('files'), unfinished, below('files', 'notes', 'erased')])
})

test.skipIf(reasonAgainstSyncedPaths)('FLT-01 an e-mail of the mailbox and its name are synced', async () => {
  const synced = await syncedPaths()
  const email = { uuid: '11111111-2222-4333-8444-555555555555', queued_at: new Date('2027-01-31T10:00:00Z') }
  await keepInMailbox(below('mailbox'), email, Buffer.from('Subject: x'))
  const name = '20270131T100000000Z-11111111-2222-4333-8444-555555555555.eml'
  expect(synced).toEqual([dataDir, below('mailbox', `.${name}.unfinished`), below('mailbox')])
})

test('FLT-01 a disk that fails keeps the earlier note, and nothing of the new files', async () => {
  const files = new DurableFiles({ dataDir })
  await files.put('notes/erased/one', 'the first note')
  await breakDisk()
  await expect(files.put('notes/erased/one', 'the second note')).rejects.toThrow('EIO')
  await expect(files.putStream('notes/two', Readable.from(['two']))).rejects.toThrow('EIO')
  expect(await filesUnder(dataDir)).toEqual([below('files', 'notes', 'erased', 'one')])
  expect(readFileSync(below('files', 'notes', 'erased', 'one'), 'utf8')).toBe('the first note')
})

test('FLT-01 an upload onto a full disk fails for that reason', async () => {
  disk.isFull = true
  const files = new DurableFiles({ dataDir })
  const upload = createReadStream(path.join(import.meta.dirname, 'durable-driver.ts'))
  await expect(files.putStream('cv/one.pdf', upload)).rejects.toThrow('ENOSPC')
})

test('FLT-01 a disk that fails leaves no part of an e-mail in the mailbox', async () => {
  await keepInMailbox(below('mailbox'), { uuid: 'one', queued_at: new Date(0) }, Buffer.from('Subject: x'))
  await breakDisk()
  await expect(keepInMailbox(below('mailbox'), { uuid: 'two', queued_at: new Date() }, Buffer.from('x'))).rejects.toThrow('EIO')
  expect(await filesUnder(dataDir)).toEqual([below('mailbox', '19700101T000000000Z-one.eml')])
})
