import { type CvContent, type CvPerson, cvContent, headingsOf, yearsOf } from './demo-cv-content.ts'
import { a4, black, grey, type Ink, type PdfFont, type PdfPage, pdfPage, printedWidth, white, wrapped } from './demo-pdf.ts'

const blue: Ink = [28, 74, 122]
const green: Ink = [38, 92, 74]
const rule: Ink = [200, 204, 210]

/** The PDF of a fictitious person's CV. People have different ones: in one column, with a coloured side, or as a letter. */
export function makeCv(person: CvPerson): { readonly bytes: Buffer; readonly text: string } {
  const content = cvContent(person)
  const draw = layouts[person.number % layouts.length] ?? inOneColumn
  const page = pdfPage()
  draw(page, content)
  page.words(headingsOf(content).mark, { x: draw === withSide ? 220 : 56, y: 28, size: 7, ink: grey })
  return { bytes: page.bytes(), text: page.text() }
}

/** A PDF page with some lines: a file of a portfolio. */
export function makePage(lines: readonly string[]): Buffer {
  const page = pdfPage()
  for (const [place, line] of lines.entries()) page.words(line, { x: 72, y: 760 - place * 22, size: 14 })
  return page.bytes()
}

interface Column {
  readonly x: number
  readonly width: number
  y: number
}

interface Style {
  readonly size?: number
  readonly font?: PdfFont
  readonly ink?: Ink
  readonly gap?: number
}

/** Writes a paragraph into a column, and moves on below it. */
function put(
  page: PdfPage,
  column: Column,
  words: string,
  { size = 10.5, font = 'plain', ink = black, gap = 6 }: Style = {},
): void {
  for (const line of wrapped(words, column.width, size, font)) {
    page.words(line, { x: column.x, y: column.y, size, font, ink })
    column.y -= size * 1.45
  }
  column.y -= gap
}

interface Look {
  readonly bold: PdfFont
  readonly plain: PdfFont
  readonly ink: Ink
}

function putHeading(page: PdfPage, column: Column, words: string, { bold, ink }: Look): void {
  column.y -= 14
  put(page, column, words.toUpperCase(), { size: 12, font: bold, ink, gap: -8 })
  page.box(column.x, column.y, column.width, 0.8, ink)
  column.y -= 18
}

function putJobs(page: PdfPage, column: Column, content: CvContent, look: Look): void {
  for (const job of content.jobs) {
    const years = yearsOf(job, headingsOf(content).now)
    const right = column.x + column.width - printedWidth(years, 9.5, look.plain)
    page.words(years, { x: right, y: column.y, size: 9.5, font: look.plain, ink: grey })
    put(page, column, job.title, { size: 11.5, font: look.bold, gap: -1 })
    put(page, column, job.company, { size: 10.5, font: look.plain, ink: grey, gap: 3 })
    for (const done of job.done) put(page, column, `• ${done}`, { font: look.plain, gap: 2 })
    column.y -= 12
  }
}

function putStudies(page: PdfPage, column: Column, { studies: { title, school, until } }: CvContent, look: Look): void {
  put(page, column, title, { size: 11.5, font: look.bold, gap: -1 })
  put(page, column, `${school}, ${until}`, { font: look.plain, ink: grey })
}

function inOneColumn(page: PdfPage, content: CvContent): void {
  const look: Look = { bold: 'bold', plain: 'plain', ink: blue }
  const headings = headingsOf(content)
  const column: Column = { x: 56, width: a4.width - 112, y: 772 }
  put(page, column, content.name, { size: 24, font: 'bold', gap: -4 })
  put(page, column, content.title, { size: 13, ink: blue, gap: 4 })
  put(page, column, content.contact.join('  ·  '), { size: 9, ink: grey, gap: 6 })
  putHeading(page, column, headings.profile, look)
  put(page, column, content.profile)
  putHeading(page, column, headings.work, look)
  putJobs(page, column, content, look)
  putHeading(page, column, headings.studies, look)
  putStudies(page, column, content, look)
  putHeading(page, column, headings.tools, look)
  put(page, column, content.tools.join(' · '))
  putHeading(page, column, headings.languages, look)
  put(page, column, headings.spoken.join(' · '))
}

function withSide(page: PdfPage, content: CvContent): void {
  const look: Look = { bold: 'bold', plain: 'plain', ink: green }
  const headings = headingsOf(content)
  page.box(0, 0, 190, a4.height, green)
  const side: Column = { x: 28, width: 142, y: 770 }
  put(page, side, content.name, { size: 19, font: 'bold', ink: white, gap: 4 })
  put(page, side, content.title, { size: 11, ink: white, gap: 20 })
  for (const line of content.contact) put(page, side, line, { size: 8, ink: white, gap: 2 })
  for (const [heading, lines] of [
    [headings.tools, content.tools],
    [headings.languages, headings.spoken],
  ] as const) {
    side.y -= 18
    put(page, side, heading.toUpperCase(), { size: 10, font: 'bold', ink: white, gap: 4 })
    for (const line of lines) put(page, side, line, { size: 9, ink: white, gap: 2 })
  }
  const main: Column = { x: 220, width: a4.width - 268, y: 770 }
  putHeading(page, main, headings.profile, look)
  put(page, main, content.profile)
  putHeading(page, main, headings.work, look)
  putJobs(page, main, content, look)
  putHeading(page, main, headings.studies, look)
  putStudies(page, main, content, look)
}

function asLetter(page: PdfPage, content: CvContent): void {
  const look: Look = { bold: 'serifBold', plain: 'serif', ink: black }
  const headings = headingsOf(content)
  const column: Column = { x: 72, width: a4.width - 144, y: 768 }
  const center = (words: string, size: number, font: PdfFont, ink: Ink) => {
    page.words(words, { x: (a4.width - printedWidth(words, size, font)) / 2, y: column.y, size, font, ink })
    column.y -= size * 1.4
  }
  center(content.name, 22, 'serifBold', black)
  center(content.contact.join(' · '), 9.5, 'serif', grey)
  page.box(72, column.y, column.width, 0.6, rule)
  column.y -= 18
  putHeading(page, column, headings.studies, look)
  putStudies(page, column, content, look)
  putHeading(page, column, headings.work, look)
  putJobs(page, column, content, look)
  putHeading(page, column, headings.tools, look)
  put(page, column, [...content.tools, ...headings.spoken].join('; '), { size: 11.5, font: 'serif' })
  putHeading(page, column, headings.profile, look)
  put(page, column, content.profile, { size: 11.5, font: 'serif' })
}

const layouts = [inOneColumn, withSide, asLetter]
