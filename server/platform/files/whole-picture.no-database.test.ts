import { expect, test } from 'vitest'
import { acceptedKinds, jpegOf, jpegOfScans } from '../../testing/documents.ts'
import { damagedPng, pngOf, pngOfChunks } from '../../testing/pictures.ts'
import { isWholePicture } from './whole-picture.ts'

const rows = (count: number, filter = 0) => Buffer.concat(Array.from({ length: count }, () => Buffer.from([filter, 0, 0, 0, 0])))
const one = { width: 1, height: 2 }
const bytesOf = (picture: Buffer, at: number, value: number) =>
  Buffer.concat([picture.subarray(0, at), Buffer.from([value]), picture.subarray(at + 1)])

test.each<[string, boolean, Buffer]>([
  ['a PNG with opacity', true, pngOf()],
  ['a grey PNG', true, pngOf({ colour: 0 })],
  ['a PNG of 16 bits a value', true, pngOf({ bits: 16 })],
  ['the smallest PNG', true, acceptedKinds.png!],
  ['a PNG with some bytes behind its rows', true, pngOf({ ...one, rows: Buffer.concat([rows(2), Buffer.alloc(100)]) })],
  ['a PNG that is cut off inside its rows', false, damagedPng()],
  ['a PNG that lacks a row', false, pngOf({ ...one, rows: rows(1) })],
  ['a PNG whose row has no such filter', false, pngOf({ ...one, rows: rows(2, 9) })],
  ['a PNG that unfolds into far more than its rows', false, pngOf({ ...one, rows: Buffer.alloc(50_000_000) })],
  ['a PNG that is cut off between its chunks', false, pngOf().subarray(0, -6)],
  ['a PNG with a wrong checksum', false, bytesOf(pngOf(), 45, 255)],
  ['a PNG of no width', false, pngOf({ width: 0, rows: rows(1) })],
  ['only the head of a PNG', false, pngOf().subarray(0, 33)],
  ['a JPEG', true, jpegOf(1, 1)],
  ['a JPEG without a scan', false, jpegOf(1, 1).subarray(0, -12)],
  ['a JPEG of thousands of segments', true, jpegOfScans(9000)],
  ['a JPEG of more segments than are read', false, jpegOfScans(11_000)],
  ['a PNG of thousands of chunks', true, pngOfChunks(9000)],
  ['a PNG of more chunks than are read', false, pngOfChunks(11_000)],
  ['no picture', false, Buffer.from('%PDF-1.4')],
])('UPL-03 %s: complete is %s', async (_what, isWhole, content) => {
  expect(await isWholePicture(content)).toBe(isWhole)
})
