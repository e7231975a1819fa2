import { crc32, deflateSync, inflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const mostColours = 256

/** Reduces a browser's picture (PNG, 8 bits, RGB or RGBA, opaque) to a palette of at most 256 of its colours. */
export function withPalette(png) {
  const { width, height, pixels } = decode(png)
  const counts = new Map()
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  const boxes = splitIntoBoxes([...counts].map(([colour, count]) => ({ colour, count })))
  const palette = boxes.map(average)
  const indexOf = new Map(boxes.flatMap((box, index) => box.map(({ colour }) => [colour, index])))
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = indexOf.get(pixels[y * width + x])
  }
  return encode(width, height, palette, rows)
}

/** Decodes the pixels to numbers 0xRRGGBB. */
function decode(png) {
  const data = []
  let header
  for (let at = signature.length; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const kind = png.toString('latin1', at + 4, at + 8)
    const body = png.subarray(at + 8, at + 8 + length)
    if (kind === 'IHDR') header = { width: body.readUInt32BE(0), height: body.readUInt32BE(4), channels: body[9] === 6 ? 4 : 3 }
    if (kind === 'IDAT') data.push(body)
    at += length + 12
  }
  const { width, height, channels } = header
  const bytes = unfilter(inflateSync(Buffer.concat(data)), width * channels, height, channels)
  const pixels = new Uint32Array(width * height)
  for (let i = 0; i < pixels.length; i++)
    pixels[i] = (bytes[i * channels] << 16) | (bytes[i * channels + 1] << 8) | bytes[i * channels + 2]
  return { width, height, pixels }
}

/** Reverses the filter that PNG applies to each row. */
function unfilter(filtered, stride, height, channels) {
  const bytes = new Uint8Array(stride * height)
  for (let y = 0; y < height; y++) {
    const filter = filtered[y * (stride + 1)]
    for (let x = 0; x < stride; x++) {
      const left = x >= channels ? bytes[y * stride + x - channels] : 0
      const up = y > 0 ? bytes[(y - 1) * stride + x] : 0
      const corner = x >= channels && y > 0 ? bytes[(y - 1) * stride + x - channels] : 0
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter]
      bytes[y * stride + x] = filtered[y * (stride + 1) + 1 + x] + guess
    }
  }
  return bytes
}

function paeth(left, up, corner) {
  const guess = left + up - corner
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

const channel = (colour, shift) => (colour >> shift) & 0xff
const shifts = [16, 8, 0]

/** Median cut: splits the box with the widest spread of frequent colours until there are enough. */
function splitIntoBoxes(colours) {
  const boxes = [boxOf(colours)]
  while (boxes.length < mostColours) {
    boxes.sort((a, b) => b.weight - a.weight)
    const [widest] = boxes
    if (widest.weight === 0) break
    const sorted = widest.colours.sort((a, b) => channel(a.colour, widest.shift) - channel(b.colour, widest.shift))
    const middle = sorted.length >> 1
    boxes.splice(0, 1, boxOf(sorted.slice(0, middle)), boxOf(sorted.slice(middle)))
  }
  return boxes.map((box) => box.colours)
}

function boxOf(colours) {
  const spreads = shifts.map((shift) => {
    const values = colours.map(({ colour }) => channel(colour, shift))
    return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b))
  })
  const spread = Math.max(...spreads)
  const uses = colours.reduce((sum, { count }) => sum + count, 0)
  return { colours, shift: shifts[spreads.indexOf(spread)], weight: spread * Math.log2(1 + uses) }
}

function average(colours) {
  const total = colours.reduce((sum, { count }) => sum + count, 0)
  return shifts.map((shift) =>
    Math.round(colours.reduce((sum, { colour, count }) => sum + channel(colour, shift) * count, 0) / total),
  )
}

function encode(width, height, palette, rows) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const chunks = [
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([signature, ...chunks])
}

function chunk(kind, body) {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), body])
  const frame = Buffer.alloc(named.length + 8)
  frame.writeUInt32BE(body.length, 0)
  frame.set(named, 4)
  frame.writeUInt32BE(crc32(named), named.length + 4)
  return frame
}
