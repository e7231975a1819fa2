import { crc32 } from 'node:zlib'
import { acceptedKinds } from './documents.ts'

/** What the photos here carry outside of their pixels. */
export const secret = 'Calle secreta 12'

function segment(marker: number, data: Buffer | string): Buffer {
  const bytes = Buffer.from(data)
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(bytes.length + 2, 2)
  return Buffer.concat([head, bytes])
}

/** A TIFF with an orientation and a text, as cameras write them in either order of bytes. */
function tiff(orientation: number, order: 'II' | 'MM'): Buffer {
  const isLittle = order === 'II'
  const bytes = Buffer.alloc(26)
  const short = (value: number, at: number) => (isLittle ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at))
  const long = (value: number, at: number) => (isLittle ? bytes.writeUInt32LE(value, at) : bytes.writeUInt32BE(value, at))
  bytes.write(order, 0, 'latin1')
  short(42, 2)
  long(8, 4)
  short(1, 8)
  short(0x0112, 10)
  short(3, 12)
  long(1, 14)
  short(orientation, 18)
  return Buffer.concat([bytes, Buffer.from(secret)])
}

const exif = (orientation: number, order: 'II' | 'MM') =>
  segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff(orientation, order)]))

/** A JPEG as phones write it: the place, further words and another picture stand around the pixels. */
export function phoneJpeg(orientation = 6, order: 'II' | 'MM' = 'II'): Buffer {
  const plain = acceptedKinds.jpg!
  // Behind the start of the image.
  return Buffer.concat([
    plain.subarray(0, 2),
    exif(orientation, order),
    segment(0xe1, `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${secret}</x:xmpmeta>`),
    segment(0xe2, `MPF\0${secret}`),
    segment(0xe2, 'ICC_PROFILE\0\u0001\u0001colours'),
    segment(0xed, `Photoshop 3.0\0${secret}`),
    segment(0xfe, secret),
    plain.subarray(2),
    Buffer.from(`ftypmp42 ${secret}`),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}

/** A PNG as programs write it from a photo. */
export function phonePng(): Buffer {
  const plain = acceptedKinds.png!
  const end = plain.length - 12
  return Buffer.concat([
    plain.subarray(0, 33),
    chunk('eXIf', tiff(8, 'MM')),
    chunk('tEXt', Buffer.from(`Comment\0${secret}`)),
    chunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${secret}`)),
    chunk('gAMA', Buffer.from('0000b18f', 'hex')),
    plain.subarray(33, end),
    chunk('zTXt', Buffer.from(secret)),
    plain.subarray(end),
    Buffer.from(secret),
  ])
}
