import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createInflate } from 'node:zlib'
import pLimit from 'p-limit'
import { jpegMarkers, mostPieces, pngSignature } from './picture-size.ts'

/** Some programs write a little more than the rows. */
const mostBehindRows = 64 * 1024
const longestMs = 10_000
/** The number of values per pixel for each colour type of a PNG, and the allowed bits per value. */
const colours: Record<number, { values: number; bits: readonly number[] }> = {
  0: { values: 1, bits: [1, 2, 4, 8, 16] },
  2: { values: 3, bits: [8, 16] },
  3: { values: 1, bits: [1, 2, 4, 8] },
  4: { values: 2, bits: [8, 16] },
  6: { values: 4, bits: [8, 16] },
}
/** First column and row of each of the seven passes of an interlaced PNG, and the steps between them. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** One at a time: decompression runs outside the event loop, but on the same processor. */
const limited = pLimit(1)

/**
 * Whether a PNG or JPEG can be decoded. The rows of a PNG are decompressed as a stream and only counted, so that any size needs little
 * memory; it takes at most ten seconds. A JPEG needs a frame and the beginning of a scan: viewers show a truncated one, and the server
 * decodes none. Other files, and pictures of more pieces than are read, are not complete pictures.
 */
export async function isWholePicture(content: Buffer): Promise<boolean> {
  if (content.subarray(0, 8).equals(pngSignature)) return limited(() => isWholePng(content))
  return content.length > 2 && content.readUInt16BE(0) === 0xffd8 && hasScan(content)
}

async function isWholePng(content: Buffer): Promise<boolean> {
  const chunks = readChunks(content)
  const head = chunks?.[0]
  if (!chunks || head?.type !== 'IHDR' || head.data.length !== 13) return false
  const colour = colours[head.data[9] ?? -1]
  const bits = head.data[8] ?? 0
  const [compression, filter, interlaced = 2] = head.data.subarray(10)
  if (!colour?.bits.includes(bits) || compression !== 0 || filter !== 0 || interlaced > 1) return false
  if (head.data[9] === 3 && !chunks.some(({ type }) => type === 'PLTE')) return false
  const size = { width: head.data.readUInt32BE(0), height: head.data.readUInt32BE(4) }
  if (size.width === 0 || size.height === 0) return false
  const rows = createRows([...rowGroups(size, bits * colour.values, interlaced === 1)])
  const data = chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data)
  try {
    await pipeline(Readable.from(data), createInflate(), rows.sink, { signal: AbortSignal.timeout(longestMs) })
    return rows.areAllThere()
  } catch {
    return false
  }
}

interface Chunk {
  readonly type: string
  readonly data: Buffer
}

/** The chunks up to the end of the picture; undefined when they are cut off or too many, or the checksum of a critical chunk is wrong. */
function readChunks(content: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = []
  for (let at = 8; at + 12 <= content.length && chunks.length < mostPieces; ) {
    const length = content.readUInt32BE(at)
    const end = at + 12 + length
    if (end > content.length) return undefined
    const type = content.toString('latin1', at + 4, at + 8)
    // Critical chunks begin with a capital letter.
    const isNeeded = /^[A-Z]/.test(type)
    if (isNeeded && crc32(content.subarray(at + 4, end - 4)) !== content.readUInt32BE(end - 4)) return undefined
    chunks.push({ type, data: content.subarray(at + 8, end - 4) })
    if (type === 'IEND') return chunks
    at = end
  }
  return undefined
}

interface RowGroup {
  readonly rows: number
  readonly bytes: number
}

function* rowGroups(size: { width: number; height: number }, bitsPerDot: number, interlaced: boolean): Generator<RowGroup> {
  for (const [column, row, across, down] of interlaced ? passes : [[0, 0, 1, 1] as const]) {
    const width = Math.ceil((size.width - column) / across)
    const rows = Math.ceil((size.height - row) / down)
    if (width > 0 && rows > 0) yield { rows, bytes: Math.ceil((width * bitsPerDot) / 8) }
  }
}

/** Counts decompressed rows, each preceded by the byte of its filter, without storing them. */
function createRows(groups: RowGroup[]) {
  let rowsLeft = groups[0]?.rows ?? 0
  let bytesLeft = 0
  let behind = 0
  const take = (part: Buffer) => {
    for (let at = 0; at < part.length; ) {
      const group = groups[0]
      if (!group) {
        behind += part.length - at
        if (behind > mostBehindRows) throw new Error('There is more in the picture than its rows.')
        return
      }
      if (bytesLeft === 0) {
        if ((part[at] ?? 0) > 4) throw new Error('A row has a filter that is none.')
        bytesLeft = group.bytes + 1
      }
      const taken = Math.min(bytesLeft, part.length - at)
      at += taken
      bytesLeft -= taken
      if (bytesLeft > 0) return
      rowsLeft -= 1
      if (rowsLeft > 0) continue
      groups.shift()
      rowsLeft = groups[0]?.rows ?? 0
    }
  }
  const sink = new Writable({
    write(part: Buffer, _encoding, done) {
      try {
        take(part)
        done()
      } catch (error) {
        done(error as Error)
      }
    },
  })
  return { sink, areAllThere: () => groups.length === 0 }
}

/** Whether the segments of a JPEG contain a frame followed by a scan, and are not too many. */
function hasScan(content: Buffer): boolean {
  let [hasFrame, isFound] = [false, false]
  for (const { kind } of jpegMarkers(content)) {
    if (kind === 'surplus' || (kind === 'scan' && !hasFrame)) return false
    if (kind === 'end') break
    if (kind === 'scan') isFound = true
    if (kind === 'frame') hasFrame = true
  }
  return isFound
}
