import { bandSteps, rangeMarkOf, rangeMarkSize } from '#domain/kernel/range-mark.ts'
import type { ScorePage } from './drawn-scores.ts'
import type { PdfRange } from './pdf-document.ts'

/** The numbers are the largest texts of a page after the name of the person, because a client reads them first. */
const numberSize = 16
const rowHeight = 24
const nameWidth = 140
/** Points of paper per pixel of the drawing. */
const scale = 1.15
const [markWidth, markHeight] = [rangeMarkSize.width * scale, rangeMarkSize.height * scale]
const [line, quietest] = ['#8a8580', '#f4f1ec']
const shades = ['#f7f5f1', '#f0ece6', '#e8e3db', '#e0d9cf', '#d6cec2']

/** The height that range marks take. */
export const heightOfRanges = (rows: readonly PdfRange[]): number => rows.length * rowHeight + 6

/** Draws scores as range marks, one a row: name, mark, number, and the bands in words (RNG-01). */
export function createRanges({ drawing, root, left, width, ink, quiet, fonts, drawn, makeRoom }: ScorePage) {
  const widthOf = (text: string, font: string, size: number) => drawing.font(font).fontSize(size).widthOfString(drawn(text, font))
  const cut = (text: string, font: string, size: number, room: number) => {
    if (widthOf(text, font, size) <= room) return text
    let kept = text
    while (kept && widthOf(`${kept}…`, font, size) > room) kept = kept.slice(0, -1)
    return `${kept.trimEnd()}…`
  }
  const put = (text: string, font: string, size: number, colour: string, x: number, y: number) =>
    void drawing.font(font).fontSize(size).fillColor(colour).text(drawn(text, font), x, y, { lineBreak: false })

  const mark = (row: PdfRange, x: number, y: number) => {
    const { dot, line: error } = rangeMarkOf(row)
    const middle = y + markHeight / 2
    drawing.markContent('Artifact')
    for (const [at, step] of bandSteps.entries())
      drawing
        .lineWidth(0.5)
        .rect(x + step.x * scale, y + 4, step.width * scale, markHeight - 8)
        .fillAndStroke(shades[at] ?? quietest, line)
    if (error)
      drawing
        .lineWidth(1.5)
        .strokeColor(ink)
        .moveTo(x + error.from * scale, middle)
        .lineTo(x + error.to * scale, middle)
        .stroke()
    drawing.circle(x + dot * scale, middle, 3.5).fill(ink)
    drawing.endMarkedContent()
  }

  return (rows: readonly PdfRange[]) => {
    const table = drawing.struct('Table')
    root.add(table)
    const atNumber = left + nameWidth + markWidth + 10
    const atWords = atNumber + 76
    for (const row of rows) {
      makeRoom(rowHeight)
      const tr = drawing.struct('TR')
      table.add(tr)
      const top = drawing.y
      const name = cut(row.name, fonts.bold, 10.5, nameWidth - 12)
      tr.add(drawing.struct('TH', { scope: 'Row' }, () => put(name, fonts.bold, 10.5, ink, left, top + 4)))
      mark(row, left + nameWidth, top + 2)
      tr.add(drawing.struct('TD', () => put(row.number, fonts.bold, numberSize, ink, atNumber, top - 1)))
      const words = cut(row.words, fonts.plain, 9, left + width - atWords)
      tr.add(drawing.struct('TD', () => put(words, fonts.plain, 9, quiet, atWords, top + 5)))
      drawing.y = top + rowHeight
    }
    table.end()
    drawing.y += 6
  }
}
