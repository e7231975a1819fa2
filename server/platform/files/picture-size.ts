export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex')
/** Decoders produce red, green, blue and opacity for each pixel. */
const channels = 4

interface PictureSize {
  readonly width: number
  readonly height: number
}

const isPng = (content: Buffer): boolean => content.subarray(0, 8).equals(pngSignature)
const isJpeg = (content: Buffer): boolean => content.length > 2 && content.readUInt16BE(0) === 0xffd8

/** The pixels of a PNG or JPEG; undefined when the file does not declare them, and for other files. The beginning of the file suffices. */
export function pictureSize(content: Buffer): PictureSize | undefined {
  if (isPng(content))
    return content.length < 26 ? undefined : { width: content.readUInt32BE(16), height: content.readUInt32BE(20) }
  return isJpeg(content) ? jpegSize(content) : undefined
}

/** The bytes of a decoded PNG or JPEG; Infinity when the file does not declare its size, undefined for other files. */
export function decodedPictureBytes(content: Buffer): number | undefined {
  if (!isPng(content) && !isJpeg(content)) return undefined
  const size = pictureSize(content)
  const bytesPerChannel = isPng(content) && content[24] === 16 ? 2 : 1
  return size ? size.width * size.height * channels * bytesPerChannel : Number.POSITIVE_INFINITY
}

/** The start of a frame declares the size. */
function jpegSize(content: Buffer): PictureSize | undefined {
  for (const { at, kind } of jpegMarkers(content)) {
    if (kind === 'scan' || kind === 'end') break
    // A height of zero is declared after the picture, so the largest height is assumed.
    if (kind === 'frame' && at + 9 < content.length)
      return { width: content.readUInt16BE(at + 7), height: content.readUInt16BE(at + 5) || 0xffff }
  }
  return undefined
}

/** The most markers of a JPEG or chunks of a PNG that are read. Pictures have far fewer, and each one costs time in the event loop (UPL-03). */
export const mostPieces = 10_000

interface JpegMarker {
  readonly at: number
  /** Where its segment ends, perhaps behind the end of the file. */
  readonly end: number
  readonly marker: number
  /** `alone` has no segment; `surplus` is the first one above the limit and the last one that is given. */
  readonly kind: 'frame' | 'scan' | 'end' | 'other' | 'alone' | 'surplus'
}

/**
 * The markers of a JPEG, which is a sequence of segments that declare their length. This follows decoders: bytes between segments and in
 * scans are skipped, and some markers have no segment.
 */
export function* jpegMarkers(content: Buffer): Generator<JpegMarker> {
  let count = 0
  for (let at = nextMarker(content, 2); at + 4 <= content.length; ) {
    const marker = content[at + 1] ?? 0
    count += 1
    const kind = count > mostPieces ? 'surplus' : kindOf(marker)
    const end = kind === 'alone' ? at + 2 : at + 2 + content.readUInt16BE(at + 2)
    yield { at, end, marker, kind }
    if (kind === 'surplus') return
    at = nextMarker(content, end)
  }
}

/** The next marker that is no part of the compressed pixels; the length of the file where there is none. */
export function nextMarker(content: Buffer, start: number): number {
  // Byte by byte: a search for 0xff costs more in a file that has little else.
  for (let at = start; at + 1 < content.length; at += 1) {
    if (content[at] !== 0xff) continue
    const marker = content[at + 1] ?? 0
    if (marker !== 0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd7)) return at
  }
  return content.length
}

function kindOf(marker: number): JpegMarker['kind'] {
  if (marker < 0xc0 || marker === 0xd8) return 'alone'
  if (marker === 0xda) return 'scan'
  if (marker === 0xd9) return 'end'
  return marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker) ? 'frame' : 'other'
}
