export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex')
/** Decoders produce red, green, blue and opacity for each pixel. */
const channels = 4

/**
 * The bytes of a decoded PNG or JPEG; Infinity when the file does not declare its size, undefined for other files. The beginning of the
 * file suffices.
 */
export function decodedPictureBytes(content: Buffer): number | undefined {
  if (content.subarray(0, 8).equals(pngSignature)) return pngBytes(content)
  return content.length > 2 && content.readUInt16BE(0) === 0xffd8 ? jpegBytes(content) : undefined
}

function pngBytes(content: Buffer): number {
  if (content.length < 26) return Number.POSITIVE_INFINITY
  const bytesPerChannel = content[24] === 16 ? 2 : 1
  return content.readUInt32BE(16) * content.readUInt32BE(20) * channels * bytesPerChannel
}

/** The start of a frame declares the size. */
function jpegBytes(content: Buffer): number {
  for (const { at, kind } of jpegMarkers(content)) {
    if (kind === 'scan' || kind === 'end') break
    // A height of zero is declared after the picture, so the largest height is assumed.
    if (kind === 'frame' && at + 9 < content.length)
      return content.readUInt16BE(at + 7) * (content.readUInt16BE(at + 5) || 0xffff) * channels
  }
  return Number.POSITIVE_INFINITY
}

interface JpegMarker {
  readonly at: number
  readonly kind: 'frame' | 'scan' | 'end' | 'other'
}

/**
 * The markers of a JPEG, which is a sequence of segments that declare their length. This follows decoders: bytes between segments are
 * skipped, and some markers have no segment.
 */
export function* jpegMarkers(content: Buffer): Generator<JpegMarker> {
  for (let at = content.indexOf(0xff, 2); at >= 0 && at + 4 <= content.length; ) {
    const marker = content[at + 1] ?? 0
    yield { at, kind: kindOf(marker) }
    const isSegment = marker >= 0xc0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd8)
    const length = isSegment ? 2 + content.readUInt16BE(at + 2) : marker === 0xff ? 1 : 2
    at = content.indexOf(0xff, at + length)
  }
}

function kindOf(marker: number): JpegMarker['kind'] {
  if (marker === 0xda) return 'scan'
  if (marker === 0xd9) return 'end'
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker) ? 'frame' : 'other'
}
