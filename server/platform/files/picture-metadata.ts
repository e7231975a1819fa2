import { crc32 } from 'node:zlib'
import { jpegMarkers, nextMarker, pngSignature } from './picture-size.ts'

/**
 * A PNG or JPEG without what cameras and programs wrote beside the picture: where and when it was taken, the device, comments, previews, and
 * whatever follows the picture (UPL-07). The pixels, their colours and the orientation stay; nothing is decoded. Other files stay as they are.
 */
export function withoutMetadata(content: Buffer): Buffer {
  if (content.subarray(0, 8).equals(pngSignature)) return cleanPng(content)
  return content.length > 2 && content.readUInt16BE(0) === 0xffd8 ? cleanJpeg(content) : content
}

const startOfImage = Buffer.from('ffd8', 'hex')
const endOfImage = Buffer.from('ffd9', 'hex')

/** Copies the segments that a decoder needs. Bytes between segments are skipped, as decoders do. */
function cleanJpeg(content: Buffer): Buffer {
  const parts = createParts(content)
  let orientation = 1
  // The header that must come first, where a file has one.
  let head: Buffer[] = []
  for (const { at, end, marker, kind } of jpegMarkers(content)) {
    if (kind === 'end' || kind === 'surplus') break
    if (kind === 'alone') continue
    const segment = content.subarray(at, end)
    if (isExif(segment)) orientation = orientationOf(segment.subarray(10)) ?? orientation
    if (!isNeeded(marker, segment)) continue
    if (marker === 0xe0 && head.length === 0 && parts.isEmpty()) head = [segment]
    // The compressed pixels follow the segment of their scan.
    else parts.keep(at, kind === 'scan' ? nextMarker(content, end) : end)
  }
  if (orientation > 1) head.push(exifSegment(orientation))
  return Buffer.concat([startOfImage, ...head, ...parts.all(), endOfImage])
}

/** Collects parts of a file. Parts beside each other become one, so that a file of many tiny ones needs no memory for each (UPL-03). */
function createParts(content: Buffer) {
  const ranges: { readonly start: number; end: number }[] = []
  return {
    keep(start: number, end: number) {
      const last = ranges.at(-1)
      if (last?.end === start) last.end = end
      else ranges.push({ start, end })
    },
    isEmpty: () => ranges.length === 0,
    all: () => ranges.map(({ start, end }) => content.subarray(start, end)),
  }
}

const isNamed = (segment: Buffer, name: string): boolean => segment.toString('latin1', 4, 4 + name.length) === name
const isExif = (segment: Buffer): boolean => segment[1] === 0xe1 && isNamed(segment, 'Exif\0')

/** Of the segments of applications those that define colours. Comments, and numbers without a use in pictures, are left out. */
function isNeeded(marker: number, segment: Buffer): boolean {
  if (marker === 0xe0) return isNamed(segment, 'JFIF\0')
  if (marker === 0xe2) return isNamed(segment, 'ICC_PROFILE\0')
  if (marker === 0xee) return isNamed(segment, 'Adobe')
  return marker < 0xe0
}

const orientationTag = 0x0112
const shortType = 3

/** The orientation in the first directory of a TIFF, 1 to 8; undefined where it has none or is damaged. */
function orientationOf(tiff: Buffer): number | undefined {
  const order = tiff.toString('latin1', 0, 2)
  if (tiff.length < 14 || (order !== 'II' && order !== 'MM')) return undefined
  const short = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const start = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (start + 2 > tiff.length) return undefined
  const entries = short(start)
  for (let at = start + 2; at + 12 <= tiff.length && at < start + 2 + entries * 12; at += 12) {
    if (short(at) !== orientationTag || short(at + 2) !== shortType) continue
    const value = short(at + 8)
    return value >= 1 && value <= 8 ? value : undefined
  }
  return undefined
}

/** A TIFF that contains an orientation and nothing else. */
function tiffOf(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}

function exifSegment(orientation: number): Buffer {
  const data = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiffOf(orientation)])
  const head = Buffer.from('ffe10000', 'hex')
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** Chunks beside the critical ones that change what is seen: transparency, colours, dots per metre, animation. */
const neededChunks = new Set('tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '))

/** The signature and the first chunk, which declares the size. */
const pngHeadBytes = 33

function cleanPng(content: Buffer): Buffer {
  const parts = createParts(content)
  let orientation: number | undefined
  for (let at = pngHeadBytes; at + 12 <= content.length; ) {
    const type = content.toString('latin1', at + 4, at + 8)
    const end = at + 12 + content.readUInt32BE(at)
    if (/^[A-Z]/.test(type) || neededChunks.has(type)) parts.keep(at, end)
    if (type === 'eXIf') orientation ??= orientationOf(content.subarray(at + 8, end - 4))
    if (type === 'IEND') break
    at = end
  }
  const exif = orientation !== undefined && orientation > 1 ? [pngChunk('eXIf', tiffOf(orientation))] : []
  return Buffer.concat([content.subarray(0, pngHeadBytes), ...exif, ...parts.all()])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}
