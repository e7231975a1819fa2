import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { acceptedKinds, jpegOf, jpegOfScans } from '../../testing/documents.ts'
import { phoneJpeg, phonePng, secret } from '../../testing/photos.ts'
import { pngOfChunks } from '../../testing/pictures.ts'
import { withoutMetadata } from './picture-metadata.ts'
import { unpackedUpload } from './uploads.ts'
import { isWholePicture } from './whole-picture.ts'

const [jpeg, png] = [acceptedKinds.jpg!, acceptedKinds.png!]
/** A rotated picture has an orientation again, in a segment of 36 bytes. */
const orientationOf = (clean: Buffer) => {
  const at = clean.indexOf('Exif\0\0')
  return at < 0 ? undefined : clean.readUInt16BE(at + 6 + 18)
}

test.each([
  ['of a phone, upright', phoneJpeg(1), undefined],
  ['of a phone, rotated', phoneJpeg(6), 6],
  ['with the other order of bytes', phoneJpeg(3, 'MM'), 3],
  ['with an orientation that does not exist', phoneJpeg(9), undefined],
  ['that was cut off', phoneJpeg(6).subarray(0, -26), 6],
])('UPL-07 a JPEG %s keeps pixels, colours and orientation alone', async (_, photo, orientation) => {
  const clean = withoutMetadata(photo)
  expect(clean.includes('secreta')).toBe(false)
  expect(orientationOf(clean)).toBe(orientation)
  expect(clean.includes('ICC_PROFILE\0')).toBe(true)
  expect(clean.subarray(-2).toString('hex')).toBe('ffd9')
  expect(clean.length).toBeLessThan(photo.length)
  expect(await isWholePicture(clean)).toBe(true)
  expect(withoutMetadata(clean)).toEqual(clean)
})

test('UPL-07 a PNG keeps pixels, colours and orientation alone', async () => {
  const clean = withoutMetadata(phonePng())
  expect(clean.includes('secreta')).toBe(false)
  expect(clean.includes('gAMA')).toBe(true)
  expect(clean.readUInt16BE(clean.indexOf('eXIf') + 4 + 18)).toBe(8)
  expect(await isWholePicture(clean)).toBe(true)
})

test.each([
  ['a JPEG without any', jpeg],
  ['a PNG without any', png],
  ['a PDF', acceptedKinds.pdf!],
  ['nothing', Buffer.alloc(0)],
])('UPL-07 %s stays as it is', (_, content) => {
  expect(withoutMetadata(content)).toEqual(content)
})

test.each(['0000', 'ff01', 'ffff'])('UPL-07 bytes %s between segments hide nothing behind them', (stray) => {
  const comment = Buffer.from(`ffe1${(secret.length + 2).toString(16).padStart(4, '0')}`, 'hex').toString('hex')
  const clean = withoutMetadata(jpegOf(1, 1, `${stray}${comment}${Buffer.from(secret).toString('hex')}`))
  expect(clean.includes('secreta')).toBe(false)
  expect(clean.length).toBe(jpeg.length)
})

test.each([
  ['segments of a JPEG', jpegOfScans(5000)],
  ['chunks of a PNG', Buffer.from(pngOfChunks(5000).toString('latin1').replaceAll('tEXt', 'tRNS'), 'latin1')],
])('UPL-03 UPL-07 thousands of %s beside each other are copied as few parts', (_, content) => {
  const concat = vi.spyOn(Buffer, 'concat')
  onTestFinished(() => concat.mockRestore())
  const clean = withoutMetadata(content)
  expect(Math.max(...concat.mock.calls.map(([parts]) => parts.length))).toBeLessThan(6)
  expect(content.length - clean.length).toBeLessThan(3)
})

test('UPL-07 a photo in an archive is stored without its place', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'photo-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const upload = await unpackedUpload({ dataDir } as never, 'cv.jpg', phoneJpeg(), ['jpg'])
  const stored = await readFile(upload?.path ?? '')
  expect([stored.includes('secreta'), stored.length]).toEqual([false, upload?.bytes])
})
