import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { documentExtensions } from '#domain/kernel/file-kinds.ts'
import { startChildProgram } from '../../testing/child-program.ts'
import { acceptedKinds, docxWith, jpegOf, odtWith, refusedFiles, unusualFiles } from '../../testing/documents.ts'
import { pngOf as wholePngOf } from '../../testing/pictures.ts'
import { rebuilt } from '../../testing/zip.ts'
import { adviceFor, detectKind } from './file-kinds.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'cantera-kinds-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The extension of the kind that a file is recognised as. */
async function kindOf(name: string, content: Buffer): Promise<string | undefined> {
  const file = path.join(folder, 'received')
  await writeFile(file, content)
  return (await detectKind(file, name))?.extension
}

describe('REG-05 the kind', () => {
  test.each(Object.entries(acceptedKinds))('REG-05 %s is accepted', async (extension, content) => {
    expect(await kindOf(`Mi CV.${extension.toUpperCase()}`, content)).toBe(extension.replace('jpeg', 'jpg'))
  })

  test.each(unusualFiles)('REG-05 the file %s is accepted', async (name, content, kind) => {
    expect(await kindOf(name, content)).toBe(kind)
  })

  test.each([
    [
      'a photo of an iPhone',
      Buffer.from('000000186674797068656963000000006d69663168656963', 'hex'),
      'portfolio.error.file_photo',
    ],
    ['a picture of the web', Buffer.from('RIFF\u0024\u0000\u0000\u0000WEBPVP8 '), 'portfolio.error.file_photo'],
    ['a document of RTF', Buffer.from('{\\rtf1 Hola}'), 'portfolio.error.file_rtf'],
    [
      'a web page',
      Buffer.from('\ufeff<html xmlns:w="urn:schemas-microsoft-com:office:word"><body>Hola</body></html>'),
      'portfolio.error.file_web',
    ],
    ['a web page of another writing', Buffer.from('\ufeff<!DOCTYPE html><p>Hola', 'utf16le'), 'portfolio.error.file_web'],
    [
      'a web page with its pictures',
      Buffer.from('MIME-Version: 1.0\r\nContent-Type: multipart/related'),
      'portfolio.error.file_web',
    ],
    [
      'a document with a password',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1016), Buffer.from('EncryptedPackage', 'utf16le')]),
      'portfolio.error.file_locked',
    ],
    ['a file of no kind', Buffer.from('abc'), undefined],
  ])('REG-05 %s that is named as a document is refused with advice', async (_kind, content, advice) => {
    const file = path.join(folder, 'advised')
    await writeFile(file, content)
    for (const name of ['cv.doc', 'cv.docx']) {
      expect(await detectKind(file, name)).toBeUndefined()
      expect(await adviceFor(file, name, documentExtensions)).toBe(advice)
    }
  })

  test.each([
    ['cv.pages', 'portfolio.error.file_pages'],
    ['winmail.dat', 'portfolio.error.file_winmail'],
    ['cv.htm', 'portfolio.error.file_web'],
  ])('REG-05 the file %s is refused with advice', async (name, advice) => {
    const file = path.join(folder, 'advised')
    await writeFile(file, Buffer.from('504b0304', 'hex'))
    expect(await detectKind(file, name)).toBeUndefined()
    expect(await adviceFor(file, name, documentExtensions)).toBe(advice)
  })

  test('UPL-02 the tests cover at least forty disguised files', () => {
    expect(refusedFiles.length).toBeGreaterThanOrEqual(40)
  })

  test.each(refusedFiles)('UPL-02 %j is refused with content of another kind', async (name, content) => {
    expect(await kindOf(name, content)).toBeUndefined()
  })
})

const zeros = Buffer.alloc(80 * 1024 * 1024)

function pngOf(width: number, height: number, bitsPerChannel = 8): Buffer {
  const picture = Buffer.from(acceptedKinds.png ?? [])
  picture.writeUInt32BE(width, 16)
  picture.writeUInt32BE(height, 20)
  picture.writeUInt8(bitsPerChannel, 24)
  picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29)
  return picture
}

const bomb = docxWith({ 'word/media/a.bin': zeros })

/** The bomb with a change to the directory's record of the entry that expands. */
const listedAs = (change: (record: Buffer) => void) => rebuilt(bomb, ({ listed }) => change(listed.at(-1) ?? zeros))

/** The bomb with a change to the record of the end of its directory. */
function endingWith(change: (end: Buffer) => void): Buffer {
  const changed = Buffer.from(bomb)
  change(changed.subarray(changed.lastIndexOf('PK\x05\x06')))
  return changed
}

/** Archives and pictures that are small to send and too large to open, or that declare wrong sizes. */
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
  'listed-often.docx': rebuilt(docxWith({ a: Buffer.alloc(1024 * 1024) }), ({ listed }) => {
    for (let count = 0; count < 500; count += 1) listed.push(listed.at(-1) ?? zeros)
  }),
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

describe('UPL-03 files that expand', () => {
  test.each(Object.entries(bombs))('UPL-03 %s is refused', async (name, content) => {
    expect(await kindOf(name, content)).toBeUndefined()
  })

  test.each([
    ['scan.png', wholePngOf({ width: 4960, height: 7016, colour: 0 })],
    ['scan.jpg', jpegOf(4960, 7016)],
    ['photo-of-48-megapixels.jpg', jpegOf(8064, 6048)],
    ['stray.jpg', jpegOf(4960, 7016, '00ff00ff01ffff')],
    ['pictures.docx', docxWith({ 'word/media/a.bin': zeros.subarray(0, 20 * 1024 * 1024) })],
    [
      'streamed.docx',
      docxWith({ 'word/media/a.bin': Buffer.alloc(5000, 'cv'), 'word/media/b.jpg': jpegOf(4960, 7016) }, { streamed: true }),
    ],
    ['pictures.odt', odtWith({ 'Pictures/a': zeros.subarray(0, 20 * 1024 * 1024) })],
  ])('UPL-03 a legitimate file is accepted: %s', async (name, content) => {
    expect(await kindOf(name, content)).toBe(path.extname(name).slice(1))
  })

  test('UPL-03 checking a file takes little memory', async () => {
    for (const [name, content] of Object.entries(bombs)) await writeFile(path.join(folder, name), content)
    const child = startChildProgram(
      `
      import { detectKind } from '#server/platform/files/file-kinds.ts'
      const names = process.env.NAMES.split(' ')
      const most = () => process.resourceUsage().maxRSS / 1024
      await detectKind(process.env.FOLDER + '/' + names.find((name) => name.startsWith('wide')), 'a.png')
      const before = most()
      for (const name of names) if (await detectKind(process.env.FOLDER + '/' + name, name)) console.log('taken: ' + name)
      console.log(Math.round(most() - before))`,
      { FOLDER: folder, NAMES: Object.keys(bombs).join(' ') },
    )
    expect(await child.ended).toBe(0)
    expect(child.lines).toHaveLength(1)
    expect(Number(child.lines[0])).toBeLessThan(64)
  })

  test('UPL-03 XML in a document is not parsed: no entity expands, no address is fetched', async () => {
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
    expect(await kindOf('cv.docx', content)).toBe('docx')
    expect(asked).toBe(0)
  })
})
