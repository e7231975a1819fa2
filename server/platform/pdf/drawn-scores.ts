import type { PdfScore, PdfScoreRow } from './pdf-document.ts'

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

const line = '#8a8580'
const scoreHeight = 92
const rowHeight = 18
const nameWidth = 180
const barWidth = 70
const valueWidth = 62

/** The height that a score or a table of scores takes. */
export const heightOfScore = ({ note }: PdfScore): number => scoreHeight + (note ? 14 : 0)
export const heightOfScores = (rows: readonly PdfScoreRow[]): number => rows.length * rowHeight + 6

/** Draws scores: one large, with the scale below it, and several as rows. */
export function createScores({ drawing, root, left, width, accent, ink, quiet, fonts, drawn, makeRoom }: ScorePage) {
  const put = (text: string, { font = fonts.plain, size, color = ink }: Ink, x: number, y: number) =>
    drawing.font(font).fontSize(size).fillColor(color).text(drawn(text, font), x, y, { lineBreak: false })
  const widthOf = (text: string, font: string, size: number) => drawing.font(font).fontSize(size).widthOfString(drawn(text, font))
  const cut = (text: string, font: string, size: number, room: number) => {
    if (widthOf(text, font, size) <= room) return text
    let kept = text
    while (kept && widthOf(`${kept}…`, font, size) > room) kept = kept.slice(0, -1)
    return `${kept.trimEnd()}…`
  }

  /** The name of a row in one line, or in two small ones, so that rows have one height. */
  const nameLines = (name: string): { lines: string[]; size: number; up: number } => {
    const room = nameWidth - 12
    if (widthOf(name, fonts.bold, 10.5) <= room) return { lines: [name], size: 10.5, up: 0 }
    const words = name.split(' ')
    let first = words.shift() ?? ''
    while (words[0] && widthOf(`${first} ${words[0]}`, fonts.bold, 8) <= room) first += ` ${words.shift()}`
    const lines = [first, words.join(' ')].filter(Boolean)
    return { lines: lines.map((line) => cut(line, fonts.bold, 8, room)), size: 8, up: lines.length > 1 ? -2 : 2 }
  }

  /** The scale with its steps; filled up to the share. Readers of print without colour see full and empty parts. */
  const scale = ({ share, steps }: Pick<PdfScore, 'share' | 'steps'>, x: number, y: number, whole: number, height: number) => {
    drawing.markContent('Artifact')
    drawing.rect(x, y, (whole * share) / 100, height).fill(accent)
    drawing.lineWidth(0.75).strokeColor(line).rect(x, y, whole, height).stroke()
    for (const step of steps.slice(1)) {
      const at = x + (whole * step.from) / 100
      drawing
        .lineWidth(1)
        .strokeColor(step.from < share ? '#ffffff' : line)
        .moveTo(at, y + 0.5)
        .lineTo(at, y + height - 0.5)
        .stroke()
    }
    drawing.endMarkedContent()
  }

  function score(one: PdfScore) {
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
    scale(one, left, top + 56, width, 12)
    drawing.markContent('Artifact')
    for (const [place, { from, name }] of steps.entries()) {
      const next = steps[place + 1]?.from ?? 100
      const isReached = reached.includes(name)
      const font = isReached ? fonts.bold : fonts.plain
      const middle = left + (width * (from + next)) / 200 - widthOf(name, font, 8.5) / 2
      put(name, { font, size: 8.5, color: isReached ? ink : quiet }, middle, top + 71)
    }
    drawing.endMarkedContent()
    drawing.y = top + scoreHeight
    if (note) {
      root.add(drawing.struct('P', () => void put(note, { size: 9, color: quiet }, left, drawing.y - 4)))
      drawing.y = top + heightOfScore(one)
    }
  }

  function scores(rows: readonly PdfScoreRow[]) {
    const table = drawing.struct('Table')
    root.add(table)
    for (const one of rows) {
      makeRoom(rowHeight)
      const row = drawing.struct('TR')
      table.add(row)
      const top = drawing.y
      const cell = (tag: string, options: object, draw: () => void) => row.add(drawing.struct(tag, options, draw))
      const name = nameLines(one.name)
      cell('TH', { scope: 'Row' }, () => {
        for (const [nth, text] of name.lines.entries())
          put(text, { font: fonts.bold, size: name.size }, left, top + nth * 9 + name.up)
      })
      scale(one, left + nameWidth, top + 4, barWidth, 8)
      cell('TD', {}, () => void put(one.value, { font: fonts.bold, size: 10.5 }, left + nameWidth + barWidth + 14, top))
      const room = width - nameWidth - barWidth - valueWidth
      cell('TD', {}, () => void put(cut(one.band, fonts.plain, 9.5, room), { size: 9.5 }, left + width - room, top + 1))
      drawing.y = top + rowHeight
    }
    table.end()
    drawing.y += 6
  }
  return { score, scores }
}

interface Ink {
  readonly font?: string
  readonly size: number
  readonly color?: string
}
