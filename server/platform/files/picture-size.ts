const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex')
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

/**
 * A JPEG is a sequence of segments that declare their length; the start of a frame declares the size. This follows decoders: bytes between
 * segments are skipped, and some markers have no segment.
 */
function jpegBytes(content: Buffer): number {
  for (let at = content.indexOf(0xff, 2); at >= 0 && at + 9 < content.length; ) {
    const marker = content[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    // A height of zero is declared after the picture, so the largest height is assumed.
    if (isFrame) return content.readUInt16BE(at + 7) * (content.readUInt16BE(at + 5) || 0xffff) * channels
    if (marker === 0xda || marker === 0xd9) break
    const isSegment = marker >= 0xc0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd8)
    const length = isSegment ? 2 + content.readUInt16BE(at + 2) : marker === 0xff ? 1 : 2
    at = content.indexOf(0xff, at + length)
  }
  return Number.POSITIVE_INFINITY
}
