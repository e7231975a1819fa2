import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { signedFilePath } from '../../platform/files/signed-paths.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { startChildProgram } from '../../testing/child-program.ts'
import { docxWith, fileOf, jpegOf, odtWith, polyglots, takenKinds } from '../../testing/documents.ts'
import { filesUnder } from '../../testing/files-under.ts'
import { registrationForm, sendRegistration } from '../../testing/registrations.ts'
import { rebuilt } from '../../testing/zip.ts'

const site = sharedTestApp({ TRUST_PROXY: '127.0.0.1' })

const send = (name: string, content: Buffer) => sendRegistration(site, registrationForm(), { file: fileOf(content, name) })

/** The file that was kept last, as somebody who opens it gets it. */
async function openNewest() {
  const { app, platform } = site
  const { uuid } = await platform.db.selectFrom('files').select('uuid').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  return app.inject({ url: signedFilePath(platform.secretKey, uuid, platform.now()) })
}

describe('UPL-02 what is two kinds at once is kept as one of them', () => {
  test.each(polyglots)('UPL-02 %s runs nothing when it is opened', async (name, content) => {
    expect((await send(name, content)).status).toBe(200)
    const { headers, rawPayload } = await openNewest()
    expect(rawPayload).toEqual(content)
    expect(headers['content-type']).toMatch(/^(?:image\/(?:png|jpeg)|application\/[\w.-]+)$/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toMatch(/default-src 'none'/)
    expect(headers['content-security-policy']).not.toMatch(/script-src|allow-scripts|allow-same-origin/)
    const isShown = /\.(?:png|jpg|pdf)$/.test(name)
    expect(headers['content-disposition']).toMatch(isShown ? /^inline;/ : /^attachment;/)
  })
})

const zeros = Buffer.alloc(80 * 1024 * 1024)

function pngOf(width: number, height: number, bitsPerChannel = 8): Buffer {
  const picture = Buffer.from(takenKinds.png ?? [])
  picture.writeUInt32BE(width, 16)
  picture.writeUInt32BE(height, 20)
  picture.writeUInt8(bitsPerChannel, 24)
  picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29)
  return picture
}

const bomb = docxWith({ 'word/media/a.bin': zeros })

/** The bomb with a change to what its directory says of the entry that unfolds. */
const listedAs = (change: (record: Buffer) => void) => rebuilt(bomb, ({ listed }) => change(listed.at(-1) ?? zeros))

/** The bomb whose end says something else of its directory. */
function endingWith(change: (end: Buffer) => void): Buffer {
  const changed = Buffer.from(bomb)
  change(changed.subarray(changed.lastIndexOf('PK\x05\x06')))
  return changed
}

/** A record with a comment that ends in what a reader of long archives looks for. */
function commented(record: Buffer): Buffer {
  const comment = Buffer.from('PK\x06\x07'.padEnd(20, '\0'), 'latin1')
  record.writeUInt16LE(comment.length, 32)
  return Buffer.concat([record, comment])
}

/** Archives and pictures that are small to send and too much to open, or that readers could take in two ways. */
const bombs: Record<string, Buffer> = {
  'one-part.docx': bomb,
  'kinds-part.docx': docxWith({ 'word/document.xml': zeros }),
  'streamed.docx': docxWith({ 'word/media/a.bin': zeros }, { streamed: true }),
  'many-parts.odt': odtWith(Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`Pictures/${index}`, zeros]))),
  'many-entries.odt': odtWith(Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`${index}`, '']))),
  'lying.docx': listedAs((record) => record.writeUInt32LE(10, 24)),
  'weightless.docx': listedAs((record) => record.writeUInt32LE(0, 20)),
  'listed-as-stored.docx': listedAs((record) => record.writeUInt16LE(0, 10)),
  'counts-nothing.docx': endingWith((end) => end.writeUInt16LE(0, 10)),
  'counts-less.docx': endingWith((end) => end.writeUInt16LE(2, 10)),
  'second-end.docx': Buffer.concat([bomb, Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1')]),
  'unlisted.docx': rebuilt(bomb, ({ listed }) => void listed.pop()),
  'listed-often.docx': rebuilt(docxWith({ a: Buffer.alloc(1024) }), ({ listed }) => {
    for (let count = 0; count < 500; count += 1) listed.push(listed.at(-1) ?? zeros)
  }),
  'hints-at-another.docx': rebuilt(docxWith({}), ({ listed }) => void listed.push(commented(listed.pop() ?? zeros))),
  'more-behind.docx': docxWith({ a: { deflated: Buffer.concat([deflateRawSync('small'), deflateRawSync(zeros)]) } }),
  'cut-off.docx': bomb.subarray(0, -10),
  'picture.docx': docxWith({ 'word/media/a.png': pngOf(60_000, 60_000) }),
  'picture.odt': odtWith({ 'Pictures/a.jpg': jpegOf(60_000, 60_000) }),
  'wide.png': pngOf(65_535, 65_535),
  'endless.png': pngOf(1, 0x7fffffff),
  'deep.png': pngOf(8000, 8000, 16),
  'wide.jpg': jpegOf(65_535, 65_535),
  'no-height-yet.jpg': jpegOf(30_000, 0),
  'stray-bytes.jpg': jpegOf(65_535, 65_535, '0000'),
  'lone-marker.jpg': jpegOf(65_535, 65_535, 'ff01'),
  'filled.jpg': jpegOf(65_535, 65_535, 'ffff'),
  'no-frame.jpg': Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'),
}

describe('UPL-03 files that unfold', () => {
  test.each(Object.entries(bombs))('UPL-03 %s is refused, and nothing of it stays', async (name, content) => {
    const before = await filesUnder(path.join(site.dataDir, 'files'))
    const { status, refusal } = await send(name, content)
    expect([status, refusal.errors]).toEqual([415, { file: ['portfolio.error.file_content'] }])
    expect(await filesUnder(path.join(site.dataDir, 'files'))).toEqual(before)
    expect(await filesUnder(path.join(site.dataDir, 'tmp'))).toEqual([])
  })

  test.each([
    ['scan.png', pngOf(4960, 7016)],
    ['scan.jpg', jpegOf(4960, 7016)],
    ['stray.jpg', jpegOf(4960, 7016, '00ff00ff01ffff')],
    ['pictures.docx', docxWith({ 'word/media/a.bin': zeros.subarray(0, 20 * 1024 * 1024) })],
    [
      'streamed.docx',
      docxWith({ 'word/media/a.bin': Buffer.alloc(5000, 'cv'), 'word/media/b.jpg': jpegOf(4960, 7016) }, { streamed: true }),
    ],
    ['pictures.odt', odtWith({ 'Pictures/a': zeros.subarray(0, 20 * 1024 * 1024) })],
  ])('UPL-03 %s, which people send, is taken', async (name, content) => {
    expect((await send(name, content)).status).toBe(200)
  })

  test('UPL-03 looking at them takes little memory', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'cantera-bombs-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    for (const [name, content] of Object.entries(bombs)) await writeFile(path.join(folder, name), content)
    const child = startChildProgram(
      `
      import { detectKind } from '#server/platform/files/file-kinds.ts'
      const names = process.env.NAMES.split(' ')
      const most = () => process.resourceUsage().maxRSS / 1024
      await detectKind(process.env.FOLDER + '/' + names.find((name) => name.startsWith('wide')), 'a.png')
      const before = most()
      for (let round = 0; round < 3; round += 1)
        for (const name of names) if (await detectKind(process.env.FOLDER + '/' + name, name)) console.log('taken: ' + name)
      console.log(Math.round(most() - before))`,
      { FOLDER: folder, NAMES: Object.keys(bombs).join(' ') },
    )
    expect(await child.ended).toBe(0)
    expect(child.lines).toHaveLength(1)
    expect(Number(child.lines[0])).toBeLessThan(60)
  })

  test('UPL-03 XML inside a document is not read: no entity unfolds, no address is asked', async () => {
    let asked = 0
    const bait = createServer((_request, response) => {
      asked += 1
      response.end()
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void bait.close())
    await new Promise((resolve) => bait.once('listening', resolve))
    const address = `http://127.0.0.1:${(bait.address() as AddressInfo).port}/bait`
    const laughs = Array.from({ length: 30 }, (_, index) => `<!ENTITY l${index + 1} "&l${index};&l${index};">`).join('')
    const doctype = `<!DOCTYPE t [<!ENTITY l0 "ha">${laughs}<!ENTITY out SYSTEM "${address}"><!ENTITY % more SYSTEM "${address}">%more;]>`
    const types = `<?xml version="1.0"?>${doctype}<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>&l30;&out;</Types>`
    const content = docxWith({
      '[Content_Types].xml': types,
      'word/document.xml': `${doctype}<w:document>&l30;&out;</w:document>`,
    })
    expect((await send('cv.docx', content)).status).toBe(200)
    expect((await openNewest()).rawPayload).toEqual(content)
    expect(asked).toBe(0)
  })
})
