import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { startBucket } from '../../testing/bucket.ts'
import { pdf } from '../../testing/documents.ts'
import { filesUnder } from '../../testing/files-under.ts'
import { receivedUpload } from '../../testing/uploads.ts'
import { openFileStore } from './file-store.ts'

const content = pdf(200_000)
const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'cantera-store-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))

const upload = await receivedUpload(DATA_DIR, 'cv.pdf', content)

const bucket = await startBucket()
const folder = path.join(DATA_DIR, 'files')

/** The kinds of file store: their settings, and the files that they hold. */
const stores = {
  'a local folder': {
    config: readConfig({ DATA_DIR }),
    stored: async () => (await filesUnder(folder)).map((file) => path.relative(folder, file)),
  },
  'an S3 bucket': {
    config: readConfig({ DATA_DIR, ...bucket.env }),
    stored: async () => bucket.stored(),
  },
}

describe.each(Object.entries(stores))('FIL-01 %s', (_where, { config, stored }) => {
  test('FIL-01 stores the bytes of a file, returns them, also after a restart, and removes them', async () => {
    const files = await openFileStore(config)
    await files.put('cv/one.pdf', upload)
    expect(await stored()).toEqual(['cv/one.pdf'])
    const next = await openFileStore(config)
    expect(await buffer((await next.read('cv/one.pdf'))!)).toEqual(content)
    await next.remove('cv/one.pdf')
    expect(await stored()).toEqual([])
  })

  test('FIL-01 returns nothing for an unknown key, and removing it is harmless', async () => {
    const files = await openFileStore(config)
    expect(await files.read('cv/none.pdf')).toBeUndefined()
    await files.remove('cv/none.pdf')
  })

  test('SPEC-74: stores notes beside the files and lists those of a kind that were not removed', async () => {
    const { notes } = await openFileStore(config)
    expect([await notes.list('erased'), await notes.read('erased', 'nobody')]).toEqual([[], undefined])
    for (const name of ['one', 'two', 'three', 'cv/four.pdf']) await notes.write('erased', name, `note of ${name}`)
    await notes.write('deleted', 'five', '')
    expect((await notes.list('erased')).sort()).toEqual(['cv/four.pdf', 'one', 'three', 'two'])
    expect(await notes.read('erased', 'cv/four.pdf')).toBe('note of cv/four.pdf')
    await notes.remove('erased', 'one')
    await notes.remove('erased', 'one')
    expect((await (await openFileStore(config)).notes.list('erased')).sort()).toEqual(['cv/four.pdf', 'three', 'two'])
  })
})
