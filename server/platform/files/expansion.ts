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

/**
 * A JPEG is a row of segments that name their own length; the one that begins a frame names its size. Read as decoders read it:
 * what stands between two segments is skipped, and some markers are no segments. Without a frame nobody knows how big it gets.
 */
function hasGiantFrame(content: Buffer): boolean {
  for (let at = content.indexOf(0xff, 2); at >= 0 && at + 9 < content.length; ) {
    const marker = content[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    // A height of zero is told after the picture: as much as it can be.
    if (isFrame) return isGiant(content.readUInt16BE(at + 7), content.readUInt16BE(at + 5) || 0xffff)
    if (marker === 0xda || marker === 0xd9) return true
    const isSegment = marker >= 0xc0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd8)
    const length = isSegment ? 2 + content.readUInt16BE(at + 2) : marker === 0xff ? 1 : 2
    at = content.indexOf(0xff, at + length)
  }
  return true
}

/**
 * How much the entries of a zip archive hold, counted while they are unfolded and thrown away: what an archive says of itself may
 * be a lie. Infinity when it is more than a document may, or is no whole archive.
 */
async function unfoldedBytes(archive: Buffer): Promise<number> {
  let bytes = 0
  try {
    for (const { isDeflated, data, storedBytes } of entriesOf(archive)) {
      if (!isDeflated) bytes += storedBytes
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

interface Entry {
  readonly isDeflated: boolean
  /** From where the entry begins: a deflated one ends by itself, whatever the archive says of its length. */
  readonly data: Buffer
  readonly storedBytes: number
}

const signatures = { entry: 0x04034b50, listed: 0x02014b50, end: Buffer.from('PK\x05\x06') }

/**
 * The entries of an archive, by the directory at its end. Throws for what readers could take in two ways: a directory that is not
 * all of what stands between the entries and the end, a number of entries that is not theirs, one that is neither stored nor deflated.
 */
function* entriesOf(archive: Buffer): Generator<Entry> {
  const end = archive.lastIndexOf(signatures.end)
  const count = archive.readUInt16LE(end + 10)
  let at = archive.readUInt32LE(end + 16)
  const isWhole = at + archive.readUInt32LE(end + 12) === end && end + 22 + archive.readUInt16LE(end + 20) === archive.length
  if (!isWhole || count > mostEntries) throw new Error('no archive that documents have')
  let found = 0
  for (; at < end; found += 1) {
    const method = archive.readUInt16LE(at + 10)
    const local = archive.readUInt32LE(at + 42)
    const isEntry = archive.readUInt32LE(at) === signatures.listed && archive.readUInt32LE(local) === signatures.entry
    if (!isEntry || found >= count || (method !== 0 && method !== 8)) throw new Error('no entry that documents have')
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    yield { isDeflated: method === 8, data: archive.subarray(start), storedBytes: archive.readUInt32LE(at + 20) }
    at += 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  if (at !== end || found !== count) throw new Error('a directory that is cut')
}
