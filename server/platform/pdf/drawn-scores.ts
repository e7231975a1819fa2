import { bandSteps } from '#domain/kernel/range-mark.ts'
import { drawMark, placeOnPaper } from './drawn-mark.ts'
import type { PdfScore } from './pdf-document.ts'

/** What drawing a score needs of the page. All lengths are in points. */
export interface ScorePage {
  readonly drawing: ShapeDrawing
  readonly root: PDFKit.PDFStructureElement
  readonly left: number
  readonly width: number
  readonly accent: string
  readonly ink: string
  readonly quiet: string
  readonly fonts: { readonly plain: string; readonly bold: string }
  /** The text reduced to the characters of the typeface. */
  readonly drawn: (text: string, font: string) => string
  readonly makeRoom: (height: number) => void
}
type ShapeDrawing = Omit<PDFKit.PDFDocument, 'struct'> & {
  struct(tag: string, options?: object | (() => void), draw?: () => void): PDFKit.PDFStructureElement
}

const scoreHeight = 92
const markHeight = 20

/** The height that a score takes. */
export const heightOfScore = ({ note }: PdfScore): number => scoreHeight + (note ? 14 : 0)

/** Draws the score of a result: large, with its bands in words, and a range mark over the width of the page (RNG-01). */
export function createScore({ drawing, root, left, width, accent, ink, quiet, fonts, drawn, makeRoom }: ScorePage) {
  const put = (text: string, { font = fonts.plain, size, color = ink }: Ink, x: number, y: number) =>
    drawing.font(font).fontSize(size).fillColor(color).text(drawn(text, font), x, y, { lineBreak: false })
  const widthOf = (text: string, font: string, size: number) => drawing.font(font).fontSize(size).widthOfString(drawn(text, font))

  return (one: PdfScore) => {
    makeRoom(heightOfScore(one))
    const top = drawing.y
    const { value, of, band, reached, steps, note } = one
    const paragraph = drawing.struct('P', () => {
      put(value, { font: fonts.bold, size: 36, color: accent }, left, top)
      const afterValue = left + widthOf(value, fonts.bold, 36) + 8
      put(of, { size: 12, color: quiet }, afterValue, top + 25)
      const atBand = afterValue + widthOf(of, fonts.plain, 12) + 18
      const isWide = widthOf(band, fonts.bold, 20) > left + width - atBand
      put(band, { font: fonts.bold, size: isWide ? 14 : 20 }, atBand, top + (isWide ? 23 : 17))
    })
    root.add(paragraph)
    const place = { x: left, y: top + 51, width, height: markHeight, ink: accent }
    drawing.markContent('Artifact')
    drawMark(drawing, one, place)
    for (const [nth, name] of steps.entries()) {
      const step = bandSteps[nth]
      const isReached = reached.includes(name)
      const font = isReached ? fonts.bold : fonts.plain
      const middle = placeOnPaper((step?.x ?? 0) + (step?.width ?? 0) / 2, place) - widthOf(name, font, 8.5) / 2
      put(name, { font, size: 8.5, color: isReached ? ink : quiet }, middle, top + 71)
    }
    drawing.endMarkedContent()
    drawing.y = top + scoreHeight
    if (note) {
      root.add(drawing.struct('P', () => void put(note, { size: 9, color: quiet }, left, drawing.y - 4)))
      drawing.y = top + heightOfScore(one)
    }
  }
}

interface Ink {
  readonly font?: string
  readonly size: number
  readonly color?: string
}
