import { crc32, deflateRawSync } from 'node:zlib'

/** Text is stored uncompressed, bytes are deflated. */
export type Part = string | Buffer

/** Makes an archive of these parts. With `streamed` their lengths follow them, as in archives written as a stream. */
export function zip(parts: Record<string, Part>, { streamed = false } = {}): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, part] of Object.entries(parts)) {
    const { method, data, content } = packed(part)
    const heads = Buffer.alloc(26)
    heads.writeUInt16LE(20, 0)
    heads.writeUInt16LE(streamed ? 8 : 0, 2)
    heads.writeUInt16LE(method, 4)
    heads.writeUInt16LE(Buffer.byteLength(name), 22)
    const measured = Buffer.from(heads)
    measured.writeUInt32LE(crc32(content), 10)
    measured.writeUInt32LE(data.length, 14)
    measured.writeUInt32LE(content.length, 18)
    const behind = streamed ? [Buffer.from('504b0708', 'hex'), measured.subarray(10, 22)] : []
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), streamed ? heads : measured, Buffer.from(name), data, ...behind])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    central.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), measured, place, Buffer.from(name)]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('504b0506', 'hex')
  end.writeUInt16LE(central.length, 8)
  end.writeUInt16LE(central.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

function packed(part: Part): { method: 0 | 8; data: Buffer; content: Buffer } {
  if (typeof part === 'string') return { method: 0, data: Buffer.from(part), content: Buffer.from(part) }
  return { method: 8, data: deflateRawSync(part, { level: 9 }), content: part }
}

interface Pieces {
  /** The bytes before the directory. */
  entries: Buffer
  /** The records of the directory. */
  listed: Buffer[]
}

/** The archive with changed pieces, and an end record that matches them. */
export function rebuilt(archive: Buffer, change: (pieces: Pieces) => void): Buffer {
  const end = Buffer.from(archive.subarray(archive.lastIndexOf('PK\x05\x06')))
  const begins = end.readUInt32LE(16)
  const pieces: Pieces = { entries: Buffer.from(archive.subarray(0, begins)), listed: [] }
  for (let at = begins; at < begins + end.readUInt32LE(12); ) {
    const length = 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
    pieces.listed.push(Buffer.from(archive.subarray(at, at + length)))
    at += length
  }
  change(pieces)
  const directory = Buffer.concat(pieces.listed)
  for (const at of [8, 10]) end.writeUInt16LE(pieces.listed.length, at)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(pieces.entries.length, 16)
  return Buffer.concat([pieces.entries, directory, end])
}
