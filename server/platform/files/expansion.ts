import { createInflateRaw } from 'node:zlib'

/** What the largest honest document or picture below the upload limit stays under; whoever opens one needs this much memory. */
const most = { documentBytes: 64 * 1024 * 1024, pictureDots: 64_000_000 }

const mostEntries = 2000

/** Whether a file, by its kind's extension, unfolds into more than whoever opens it can take: zip bombs, giant pictures (UPL-03). */
export async function isTooMuchUnfolded(extension: string, content: Buffer): Promise<boolean> {
  if (extension === 'png') return content.length < 24 || isGiant(content.readUInt32BE(16), content.readUInt32BE(20))
  if (extension === 'jpg') return hasGiantFrame(content)
  if (['docx', 'odt', 'odg'].includes(extension)) return (await unfoldedBytes(content)) > most.documentBytes
  return false
}

function isGiant(width: number, height: number): boolean {
  return width * height > most.pictureDots
}

/** A JPEG is a row of segments that name their own length; those that begin a frame name its size. */
function hasGiantFrame(content: Buffer): boolean {
  for (let at = 2; at + 9 < content.length && content[at] === 0xff; ) {
    const marker = content[at + 1] ?? 0
    if (marker === 0xda) return false
    if (marker === 0xff) at += 1
    else {
      const beginsFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
      // A height of zero is told after the picture: as much as it can be.
      if (beginsFrame && isGiant(content.readUInt16BE(at + 7), content.readUInt16BE(at + 5) || 0xffff)) return true
      at += 2 + content.readUInt16BE(at + 2)
    }
  }
  return false
}

/**
 * How much the entries of a zip archive hold, counted while they are unfolded and thrown away: what an archive says of itself may
 * be a lie. Infinity when it is more than a document may, or is no whole archive.
 */
async function unfoldedBytes(archive: Buffer): Promise<number> {
  let bytes = 0
  try {
    for (const { isDeflated, data } of entriesOf(archive)) {
      if (!isDeflated) bytes += data.length
      else
        for await (const chunk of createInflateRaw().end(data)) {
          bytes += chunk.length
          if (bytes > most.documentBytes) return Number.POSITIVE_INFINITY
        }
    }
  } catch {
    return Number.POSITIVE_INFINITY
  }
  return bytes
}

/** The entries that the directory at the end of an archive names. Throws for what is no archive of stored and deflated entries. */
function* entriesOf(archive: Buffer): Generator<{ isDeflated: boolean; data: Buffer }> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06'))
  let at = archive.readUInt32LE(end + 16)
  const count = archive.readUInt16LE(end + 10)
  if (count > mostEntries) throw new Error('more entries than documents have')
  for (let left = count; left > 0; left -= 1) {
    const method = archive.readUInt16LE(at + 10)
    const local = archive.readUInt32LE(at + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const data = archive.subarray(start, start + archive.readUInt32LE(at + 20))
    if (method !== 0 && method !== 8) throw new Error('an entry that documents do not have')
    yield { isDeflated: method === 8, data }
    at += 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
}
