import { rangeMarkSize } from '#domain/kernel/range-mark.ts'
import { drawMark } from './drawn-mark.ts'
import type { ScorePage } from './drawn-scores.ts'
import type { PdfRange } from './pdf-document.ts'

/** The numbers are the largest texts of a page after the name of the person, because a client reads them first. */
const numberSize = 15
const rowHeight = 21
const nameWidth = 230
/** Points of paper per pixel of the drawing. */
const scale = 1.15
const [markWidth, markHeight] = [rangeMarkSize.width * scale, rangeMarkSize.height * scale]

/** The height that range marks take. */
export const heightOfRanges = (rows: readonly PdfRange[]): number => rows.length * rowHeight + 6

/** Draws scores as range marks, one a row: name, mark and number. The bands in words are the text of the mark for screen readers (RNG-01). */
export function createRanges({ drawing, root, left, ink, fonts, drawn, makeRoom }: ScorePage) {
  const widthOf = (text: string, font: string, size: number) => drawing.font(font).fontSize(size).widthOfString(drawn(text, font))
  const cut = (text: string, font: string, size: number, room: number) => {
    if (widthOf(text, font, size) <= room) return text
    let kept = text
    while (kept && widthOf(`${kept}…`, font, size) > room) kept = kept.slice(0, -1)
    return `${kept.trimEnd()}…`
  }
  const put = (text: string, size: number, x: number, y: number) =>
    void drawing.font(fonts.bold).fontSize(size).fillColor(ink).text(drawn(text, fonts.bold), x, y, { lineBreak: false })

  /** The name of a row in one line, or in two small ones, so that rows have one height. */
  const nameLines = (name: string): { lines: string[]; size: number; down: number } => {
    const room = nameWidth - 12
    if (widthOf(name, fonts.bold, 10.5) <= room) return { lines: [name], size: 10.5, down: 3 }
    const words = name.split(' ')
    let first = words.shift() ?? ''
    while (words[0] && widthOf(`${first} ${words[0]}`, fonts.bold, 8) <= room) first += ` ${words.shift()}`
    const lines = [first, words.join(' ')].filter(Boolean)
    return { lines: lines.map((line) => cut(line, fonts.bold, 8, room)), size: 8, down: lines.length > 1 ? 0 : 4 }
  }

  return (rows: readonly PdfRange[]) => {
    const table = drawing.struct('Table')
    root.add(table)
    for (const row of rows) {
      makeRoom(rowHeight)
      const tr = drawing.struct('TR')
      table.add(tr)
      const top = drawing.y
      const name = nameLines(row.name)
      const nameCell = drawing.struct('TH', { scope: 'Row' }, () => {
        for (const [nth, text] of name.lines.entries()) put(text, name.size, left, top + nth * 9 + name.down)
      })
      tr.add(nameCell)
      const place = { x: left + nameWidth, y: top + 1, width: markWidth, height: markHeight, ink }
      const markCell = drawing.struct('TD')
      tr.add(markCell)
      const figure = { alt: row.words, bbox: [place.x, place.y, place.x + markWidth, place.y + markHeight], placement: 'Block' }
      markCell.add(drawing.struct('Figure', figure, () => drawMark(drawing, row, place)))
      tr.add(drawing.struct('TD', () => put(row.number, numberSize, left + nameWidth + markWidth + 12, top - 1)))
      drawing.y = top + rowHeight
    }
    table.end()
    drawing.y += 6
  }
}
