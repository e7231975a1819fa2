import { createRequire } from 'node:module'
import path from 'node:path'
import PDFDocument from 'pdfkit'
import { createCodes, heightOfCode } from './drawn-code.ts'
import { createRanges, heightOfRanges } from './drawn-ranges.ts'
import { createScore, heightOfScore } from './drawn-scores.ts'
import { createDrawnText } from './drawn-text.ts'
import type { PdfBlock, PdfDocument, PdfItem, PdfPicture } from './pdf-document.ts'

const folder = path.join(path.dirname(createRequire(import.meta.url).resolve('@embedpdf/fonts-latin')), '../fonts')
/** Named by their files: under another name, pdfkit would load a font again at each use. */
export const fonts = { plain: path.join(folder, 'NotoSans-Regular.ttf'), bold: path.join(folder, 'NotoSans-Bold.ttf') }
const { plain, bold } = fonts
const ink = '#292524'
const quiet = '#57534e'
const margin = 48
const footer = 30
const indent = 22
/** A heading, or the first item of a list, needs this much room below it on its page. */
const headRoom = 90
const pictureBox = { width: 260, height: 190 }
const smallBox = { width: 170, height: 42 }

interface Look {
  readonly tag: string
  readonly font: string
  readonly size: number
  readonly color: string
  readonly before: number
  readonly after: number
}
const styles = {
  title: { tag: 'H1', font: bold, size: 20, color: ink, before: 0, after: 8 },
  name: { tag: 'H1', font: bold, size: 24, color: ink, before: 0, after: 0 },
  lead: { tag: 'P', font: plain, size: 13, color: quiet, before: 0, after: 10 },
  chapter: { tag: 'H2', font: bold, size: 14, color: ink, before: 16, after: 5 },
  section: { tag: 'H3', font: bold, size: 11, color: ink, before: 12, after: 3 },
  text: { tag: 'P', font: plain, size: 10.5, color: ink, before: 0, after: 5 },
  note: { tag: 'P', font: plain, size: 9, color: quiet, before: 0, after: 4 },
} satisfies Record<string, Look>
const body = styles.text

/** The published types lack newer functions. */
type Drawing = Omit<PDFKit.PDFDocument, 'openImage' | 'struct'> & {
  openImage(content: Buffer): { width: number; height: number; orientation?: number }
  struct(tag: string, options?: object | (() => void), draw?: () => void): PDFKit.PDFStructureElement
}

/**
 * Draws a report as a tagged A4 PDF for screen readers: with title, language, headings, lists and alternative texts (RPT-01, RPT-02). It
 * blocks a processor while it draws, so it runs in its own thread: see pdf-thread.ts.
 */
export function drawDocument(report: PdfDocument, { compress = true } = {}): Promise<Buffer> {
  const drawing = new PDFDocument({
    size: 'A4',
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    pdfVersion: '1.7',
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    lang: report.language,
    displayTitle: true,
    bufferPages: true,
    compress,
    font: plain,
    info: { Title: report.title, Author: report.author, CreationDate: report.made },
  }) as unknown as Drawing
  const done = collect(drawing)
  const root = drawing.struct('Document')
  drawing.addStructure(root)
  const page = createPage(drawing, root, report.accent ?? ink)
  for (const block of report.blocks) page.draw(block)
  root.end()
  numberPages(drawing, report.pageOf)
  drawing.end()
  return done
}

function collect(drawing: Drawing): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    drawing.on('data', (chunk: Buffer) => chunks.push(chunk))
    drawing.on('end', () => resolve(Buffer.concat(chunks)))
    drawing.on('error', reject)
  })
}

function createPage(drawing: Drawing, root: PDFKit.PDFStructureElement, accent: string) {
  const drawn = createDrawnText(drawing)
  const bottom = () => drawing.page.height - margin
  const makeRoom = (height: number) => {
    if (drawing.y + height > bottom()) drawing.addPage()
  }
  const flow = (left: number) => ({ width: drawing.page.width - margin - left, lineGap: 2 })
  const write = (text: string, { font, size, color }: Look, left = margin) =>
    drawing.font(font).fontSize(size).fillColor(color).text(drawn(text, font), left, drawing.y, flow(left))

  const heightOf = (text: string, { font, size }: Look, left = margin) =>
    drawing.font(font).fontSize(size).heightOfString(drawn(text, font), flow(left))

  const paper = { left: margin, width: drawing.page.width - 2 * margin }
  const onPage = { drawing, root, ...paper, accent, ink, quiet, fonts, drawn, makeRoom }
  const score = createScore(onPage)
  const ranges = createRanges(onPage)
  const code = createCodes(onPage)

  const rule = () => {
    drawing.markContent('Artifact')
    drawing.rect(margin, drawing.y + 4, paper.width, 2).fill(accent)
    drawing.endMarkedContent()
    drawing.y += 24
  }

  /** Text above it pushes it to the next page, never over itself. */
  const foot = (lines: readonly string[]) => {
    const height = sum(lines.map((text) => heightOf(text, styles.note) + styles.note.after))
    makeRoom(height)
    drawing.y = Math.max(drawing.y, bottom() - height)
    for (const text of lines) words('note', text, {})
  }

  /** A name that needs two lines is smaller. */
  const lookOf = (kind: keyof typeof styles, text: string): Look => {
    const look: Look = styles[kind]
    const isLong = kind === 'name' && heightOf(text, look) > 2 * look.size
    return isLong ? { ...look, size: styles.title.size } : look
  }

  const words = (kind: keyof typeof styles, text: string, lang: object) => {
    const look = lookOf(kind, text)
    if (look.before > 0) {
      // A long heading, or one above another heading, needs more room.
      makeRoom(headRoom + heightOf(text, look) - look.size + (kind === 'chapter' ? headRoom / 2 : 0))
      if (drawing.y > margin) drawing.y += look.before
    }
    root.add(drawing.struct(look.tag, lang, () => void write(text, look)))
    drawing.y += look.after
  }

  const facts = (rows: readonly (readonly [string, string])[]) => {
    const column = 150
    const table = drawing.struct('Table')
    root.add(table)
    for (const [label, value] of rows) {
      makeRoom(20)
      const row = drawing.struct('TR')
      table.add(row)
      const top = drawing.y
      row.add(drawing.struct('TH', { scope: 'Row' }, () => void write(label, { ...body, color: quiet })))
      const afterLabel = drawing.y
      drawing.y = top
      row.add(drawing.struct('TD', () => void write(value, body, margin + column)))
      drawing.y = Math.max(drawing.y, afterLabel) + 2
    }
    table.end()
    drawing.y += body.after
  }

  /** Each picture is decoded once, for measuring and drawing. */
  const opened = new Map<Uint8Array, ReturnType<typeof open>>()
  const pictureIn = ({ content, small }: PdfPicture) => {
    if (!opened.has(content)) opened.set(content, open(drawing, content, small ? smallBox : pictureBox))
    return opened.get(content)
  }
  const picture = (one: PdfPicture, parent: PDFKit.PDFStructureElement, lang: object, left = margin) => {
    const { alternative } = one
    const shown = pictureIn(one)
    if (!shown) return void parent.add(drawing.struct('P', lang, () => void write(`[${alternative}]`, styles.note, left)))
    const { image, width, height } = shown
    makeRoom(height)
    const top = drawing.y
    const place = { ...lang, alt: alternative, bbox: [left, top, left + width, top + height], placement: 'Block' }
    parent.add(drawing.struct('Figure', place, () => void drawing.image(image as never, left, top, { width, height })))
    drawing.y = top + height + body.after
  }

  const list = (items: readonly PdfItem[], lang: object) => {
    const whole = drawing.struct('L', lang)
    root.add(whole)
    for (const { label, text, strong, picture: shown } of items) {
      makeRoom(20)
      const item = drawing.struct('LI')
      whole.add(item)
      const look = strong ? { ...body, font: bold } : body
      const top = drawing.y
      item.add(drawing.struct('Lbl', () => void write(label, look)))
      drawing.y = top
      const content = drawing.struct('LBody')
      item.add(content)
      content.add(drawing.struct('P', () => void write(text, look, margin + indent)))
      if (shown) picture(shown, content, lang, margin + indent)
      drawing.y += 2
    }
    whole.end()
    drawing.y += body.after
  }

  const pictureHeight = (one: PdfPicture, left = margin) => {
    const shown = pictureIn(one)
    return shown ? shown.height + body.after : heightOf(`[${one.alternative}]`, styles.note, left)
  }
  const itemHeight = ({ text, strong, picture: shown }: PdfItem) =>
    heightOf(text, strong ? { ...body, font: bold } : body, margin + indent) +
    (shown ? pictureHeight(shown, margin + indent) : 0) +
    2
  const blockHeight = (block: PdfBlock): number => {
    if (block.kind === 'together') return sum(block.blocks.map(blockHeight))
    if (block.kind === 'list') return sum(block.items.map(itemHeight)) + body.after
    if (block.kind === 'picture') return pictureHeight(block.picture)
    if (block.kind === 'code') return heightOfCode
    if (block.kind === 'score') return heightOfScore(block.score)
    if (block.kind === 'ranges') return heightOfRanges(block.rows)
    if (block.kind === 'facts' || block.kind === 'rule' || block.kind === 'foot' || block.kind === 'page') return 0
    const look = lookOf(block.kind, block.text)
    return look.before + heightOf(block.text, look) + look.after
  }

  /** Keeps blocks on one page; blocks higher than a page begin at the current position. */
  const together = (blocks: readonly PdfBlock[]) => {
    const height = sum(blocks.map(blockHeight))
    if (height <= bottom() - margin) makeRoom(height)
    for (const block of blocks) draw(block)
  }

  const draw = (block: PdfBlock): void => {
    const lang = block.language ? { lang: block.language } : {}
    if (block.kind === 'together') together(block.blocks)
    else if (block.kind === 'facts') facts(block.facts)
    else if (block.kind === 'list') list(block.items, lang)
    else if (block.kind === 'picture') picture(block.picture, root, lang)
    else if (block.kind === 'code') code(block.text, block.alternative)
    else if (block.kind === 'score') score(block.score)
    else if (block.kind === 'ranges') ranges(block.rows)
    else if (block.kind === 'page') drawing.addPage()
    else if (block.kind === 'rule') rule()
    else if (block.kind === 'foot') foot(block.lines)
    else words(block.kind, block.text, lang)
  }
  return { draw }
}

const sum = (heights: readonly number[]): number => heights.reduce((whole, height) => whole + height, 0)

/** Decodes a picture and computes its size; undefined when it cannot be drawn, so that its alternative text is shown. */
function open(drawing: Drawing, content: Uint8Array, box: typeof pictureBox) {
  try {
    const image = drawing.openImage(Buffer.from(content))
    const isTurned = (image.orientation ?? 1) > 4
    const [width, height] = isTurned ? [image.height, image.width] : [image.width, image.height]
    const scale = Math.min(box.width / width, box.height / height, 0.75)
    return { image, width: width * scale, height: height * scale }
  } catch {
    return undefined
  }
}

/** Writes 'Page n of m' at the foot of each page, outside the text that screen readers read. */
function numberPages(drawing: Drawing, pageOf: string): void {
  const { start, count } = drawing.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    drawing.switchToPage(start + page)
    drawing.page.margins.bottom = 0
    const words = pageOf.replace('{{page}}', String(page + 1)).replace('{{pages}}', String(count))
    drawing.markContent('Artifact', { type: 'Pagination' } as never)
    drawing
      .font(plain)
      .fontSize(9)
      .fillColor(quiet)
      .text(words, margin, drawing.page.height - footer, {
        width: drawing.page.width - 2 * margin,
        align: 'right',
        lineBreak: false,
      })
    drawing.endMarkedContent()
  }
}
