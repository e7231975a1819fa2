/** A baseline JPEG in RGB or grey, as a canvas makes it, with its size in pixels. */
export interface JpegPicture {
  readonly jpeg: Uint8Array
  readonly width: number
  readonly height: number
}

/** The longer side of a page, in points: the height of A4. */
const longerSide = 842

/**
 * A PDF with one page per picture, in this order. Each page has the shape of its picture, which keeps its bytes, because a PDF contains
 * JPEG as it is (ADR-0008). At least one picture.
 */
export function pdfOfPictures(pictures: readonly JpegPicture[]): Uint8Array<ArrayBuffer> {
  const file = new PdfFile()
  const idOfPage = (index: number) => 3 + index * 3
  const pages = pictures.map((_, index) => `${idOfPage(index)} 0 R`).join(' ')
  file.object(1, '<< /Type /Catalog /Pages 2 0 R >>')
  file.object(2, `<< /Type /Pages /Kids [${pages}] /Count ${pictures.length} >>`)
  for (const [index, { jpeg, width, height }] of pictures.entries()) {
    const page = idOfPage(index)
    const scale = longerSide / Math.max(width, height)
    const size = `${(width * scale).toFixed(2)} ${(height * scale).toFixed(2)}`
    const resources = `<< /XObject << /P ${page + 2} 0 R >> >>`
    file.object(page, `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size}] /Resources ${resources} /Contents ${page + 1} 0 R >>`)
    const [across, up] = size.split(' ')
    file.stream(page + 1, '', ascii(`q ${across} 0 0 ${up} 0 0 cm /P Do Q`))
    const picture = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB`
    file.stream(page + 2, `${picture} /BitsPerComponent 8 /Filter /DCTDecode `, jpeg)
  }
  return file.finished(1)
}

/** What a PDF of this many pages has besides the bytes of its pictures, generously. */
export const pdfOverhead = (pages: number): number => 1024 + pages * 768

const ascii = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

/** The objects of a PDF, and where each begins. */
class PdfFile {
  // Programs recognise a binary file by this comment of bytes above 127.
  private readonly parts: Uint8Array[] = [ascii('%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n')]
  private readonly starts = new Map<number, number>()
  private length = this.parts[0]?.length ?? 0

  object(id: number, body: string): void {
    this.starts.set(id, this.length)
    this.add(ascii(`${id} 0 obj\n${body}\nendobj\n`))
  }

  stream(id: number, entries: string, bytes: Uint8Array): void {
    this.starts.set(id, this.length)
    this.add(ascii(`${id} 0 obj\n<< ${entries}/Length ${bytes.length} >>\nstream\n`))
    this.add(bytes)
    this.add(ascii('\nendstream\nendobj\n'))
  }

  finished(root: number): Uint8Array<ArrayBuffer> {
    const start = this.length
    const entries = [...this.starts]
      .sort(([one], [other]) => one - other)
      .map(([, at]) => `${String(at).padStart(10, '0')} 00000 n \n`)
    const count = entries.length + 1
    this.add(ascii(`xref\n0 ${count}\n0000000000 65535 f \n${entries.join('')}`))
    this.add(ascii(`trailer\n<< /Size ${count} /Root ${root} 0 R >>\nstartxref\n${start}\n%%EOF\n`))
    const whole = new Uint8Array(this.length)
    let at = 0
    for (const part of this.parts) {
      whole.set(part, at)
      at += part.length
    }
    return whole
  }

  private add(bytes: Uint8Array): void {
    this.parts.push(bytes)
    this.length += bytes.length
  }
}
