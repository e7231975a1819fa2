import { crc32, deflateSync } from 'node:zlib'

interface PngSettings {
  readonly width?: number
  readonly height?: number
  /** 6 by default: colour with opacity, whose rows decoders decompress. */
  readonly colour?: 0 | 2 | 4 | 6
  readonly bits?: 8 | 16
  /** The rows before compression. */
  readonly rows?: Buffer
  /** Changes the compressed rows. */
  readonly change?: (folded: Buffer) => Buffer
}

const values = { 0: 1, 2: 3, 4: 2, 6: 4 } as const

/** A PNG of plain rows, with checksums that match every change. */
export function pngOf({ width = 40, height = 30, colour = 6, bits = 8, ...settings }: PngSettings = {}): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = bits
  head[9] = colour
  const rows = settings.rows ?? Buffer.alloc(height * (1 + (width * values[colour] * bits) / 8))
  const folded = deflateSync(rows)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', settings.change?.(folded) ?? folded),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(typed), 4)
  return Buffer.concat([ends.subarray(0, 4), typed, ends.subarray(4)])
}

/** A damaged PNG whose defect appears only during decompression. */
export const damagedPng = () => pngOf({ change: (folded) => folded.subarray(0, folded.length - 12) })

/** A PNG with so many empty chunks before its end. */
export function pngOfChunks(count: number): Buffer {
  const end = chunk('IEND', Buffer.alloc(0))
  const empty = chunk('tEXt', Buffer.alloc(0))
  return Buffer.concat([pngOf().subarray(0, -end.length), Buffer.alloc(count * empty.length, empty), end])
}
