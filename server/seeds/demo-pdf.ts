/** The four fonts of every PDF reader that the demo's documents use. */
const fonts = { plain: 'Helvetica', bold: 'Helvetica-Bold', serif: 'Times-Roman', serifBold: 'Times-Bold' } as const
export type PdfFont = keyof typeof fonts
/** Of a letter on average, as a share of the size. */
const widthOfLetter: Record<PdfFont, number> = { plain: 0.5, bold: 0.54, serif: 0.43, serifBold: 0.46 }

/** A colour as three shares of 255. */
export type Ink = readonly [number, number, number]
export const black: Ink = [30, 30, 34]
export const grey: Ink = [95, 98, 105]
export const white: Ink = [255, 255, 255]

interface Words {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly font?: PdfFont
  readonly ink?: Ink
}

/** A picture whose rows are as a PNG file has them: eight bits of grey or fewer, not interlaced. */
export interface PdfPicture {
  readonly width: number
  readonly height: number
  readonly bits: number
  readonly data: Buffer
}

/** A page of A4 in points, from the lower left corner. */
export const a4 = { width: 595, height: 842 } as const

/** How wide words are printed, about. */
export const printedWidth = (words: string, size: number, font: PdfFont = 'plain'): number =>
  words.length * size * widthOfLetter[font]

/** The lines of a paragraph within a width. */
export function wrapped(words: string, width: number, size: number, font: PdfFont = 'plain'): string[] {
  const most = Math.floor(width / (size * widthOfLetter[font]))
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length + 1 <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** A page that is drawn from its beginning: words are read in the order in which they are written. */
export function pdfPage() {
  const [drawn, written]: [string[], string[]] = [[], []]
  const inkOf = (ink: Ink) => `${ink.map((part) => (part / 255).toFixed(2)).join(' ')} rg`
  return {
    words(words: string, { x, y, size, font = 'plain', ink = black }: Words): void {
      written.push(words)
      drawn.push(`BT ${inkOf(ink)} /${font} ${size} Tf ${x.toFixed(1)} ${y.toFixed(1)} Td (${escaped(words)}) Tj ET`)
    },
    box(x: number, y: number, width: number, height: number, ink: Ink): void {
      drawn.push(`${inkOf(ink)} ${x} ${y} ${width} ${height} re f`)
    },
    /** The words as a reader finds them. */
    text: () => written.join('\n'),
    bytes: () => fileOf(Buffer.from(drawn.join('\n'), 'latin1')),
  }
}
export type PdfPage = ReturnType<typeof pdfPage>

/** A page that is one picture, as a photographed document. */
export function pdfOfPicture(picture: PdfPicture): Buffer {
  return fileOf(Buffer.from(`q ${a4.width} 0 0 ${a4.height} 0 0 cm /picture Do Q`), picture)
}

/** Signs that Latin-1 does not have, as the encoding of the fonts names them. */
const signs: Readonly<Record<string, string>> = { '–': '\\226', '•': '\\225', '’': '\\222', '·': '\\267' }
const escaped = (words: string) => words.replace(/[\\()]/g, '\\$&').replace(/[–•’·]/g, (sign) => signs[sign] ?? sign)

function fileOf(content: Buffer, picture?: PdfPicture): Buffer {
  const named = Object.entries(fonts).map(
    ([name, base]) => `/${name} << /Type /Font /Subtype /Type1 /BaseFont /${base} /Encoding /WinAnsiEncoding >>`,
  )
  const resources = `/Font << ${named.join(' ')} >>${picture ? ' /XObject << /picture 5 0 R >>' : ''}`
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${a4.width} ${a4.height}] /Contents 4 0 R /Resources << ${resources} >> >>`,
    ),
    streamOf('', content),
    ...(picture ? [pictureObject(picture)] : []),
  ]
  const parts = [Buffer.from('%PDF-1.4\n')]
  let length = parts[0]?.length ?? 0
  const offsets: number[] = []
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    offsets.push(length)
    parts.push(part)
    length += part.length
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(end)])
}

function streamOf(facts: string, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`<< ${facts}/Length ${content.length} >>\nstream\n`), content, Buffer.from('\nendstream')])
}

function pictureObject({ width, height, bits, data }: PdfPicture): Buffer {
  const rows = `/DecodeParms << /Predictor 15 /Colors 1 /BitsPerComponent ${bits} /Columns ${width} >> `
  const facts = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent ${bits} `
  return streamOf(`${facts}/Filter /FlateDecode ${rows}`, data)
}

/** The rows of a PNG file, which a PDF takes as they are. */
export function pictureOfPng(png: Buffer): PdfPicture {
  const rows: Buffer[] = []
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') rows.push(png.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), bits: png.readUInt8(24), data: Buffer.concat(rows) }
}
