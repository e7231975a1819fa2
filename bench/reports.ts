import pdfkit from 'pdfkit'
import type pg from 'pg'
import { everyPermission } from '#domain/kernel/permissions.ts'
import { readBank, readBankSkill } from '#server/assessment/banks/banks.reads.ts'
import { presentResultReport } from '#server/assessment/reports/views/result-report.ts'
import { presentSkillReport } from '#server/assessment/reports/views/skill-report.ts'
import { readAttemptQuestions, readResult } from '#server/assessment/results/results.reads.ts'
import { drawDocument, fonts } from '#server/platform/pdf/draw-document.ts'
import type { PdfDocument } from '#server/platform/pdf/pdf-document.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#server/platform/sessions/viewer.ts'
import { median } from './load.ts'
import { repeated } from './size.ts'

export interface ReportFigure {
  readonly name: string
  /** Milliseconds of a report, read and drawn, and of bare pages; medians, and the median of their ratios. */
  readonly report: number
  readonly bare: number
  readonly ratio: number
  readonly pages: number
  readonly barePages: number
}

const questions = 500
const times = { result: repeated(20), list: repeated(5) }
const none = new Map<never, never>()
const reader: Viewer = {
  kind: 'person',
  id: 1,
  uuid: '',
  sessionId: 0,
  roleId: 1,
  language: 'es',
  permissions: everyPermission,
  limited: false,
}

/** P19: reports of the server compared with bare pages of pdfkit in the same fonts, alternately in this process. */
export async function measureReports({ db }: Platform, pool: pg.Pool, results: readonly string[]): Promise<ReportFigure[]> {
  const printing = {
    language: 'es',
    siteName: 'Cantera',
    contact: [],
    colour: null,
    timeZone: 'America/Bogota',
    now: new Date(),
  } as const
  let number = 0
  const ofResult = async () => {
    const row = (await readResult(db, reader, results[number++ % results.length]!))!
    const asked = await readAttemptQuestions(db, row.attempt_id!)
    return presentResultReport({ row, questions: asked, vacancies: [], media: none, pictures: none }, printing)
  }
  const bank = await addLargeBank(pool)
  const ofList = async () => {
    const skill = (await readBankSkill(db, bank))!
    const all = await readBank(db, skill.id, questions)
    if (all.length !== questions) throw new Error(`the large bank has ${all.length} questions`)
    return presentSkillReport({ skill, questions: all, pictures: none, more: false }, printing)
  }
  return [
    await compare('PDF of a result ÷ a bare page', ofResult, times.result, () => 1),
    await compare(`list of ${questions} questions ÷ as many bare pages`, ofList, times.list, (pages) => pages),
  ]
}

async function compare(
  name: string,
  gather: () => Promise<PdfDocument>,
  pairs: number,
  bareOf: (pages: number) => number,
): Promise<ReportFigure> {
  const pages = pagesOf(await drawDocument(await gather()))
  const barePages = bareOf(pages)
  const measured: { report: number; bare: number }[] = []
  for (let pair = 0; pair <= pairs; pair += 1) {
    const report = await timeOf(async () => drawDocument(await gather()))
    const bare = await timeOf(() => drawBare(barePages))
    if (pair > 0) measured.push({ report, bare })
  }
  return {
    name,
    report: median(measured.map((one) => one.report)),
    bare: median(measured.map((one) => one.bare)),
    ratio: median(measured.map((one) => one.report / one.bare)),
    pages,
    barePages,
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

const line = 'Pregunta 12 de Prueba 1: ¿qué se hace cuando un cliente pide un cambio que no estaba en el plan?'

/** A title and forty lines on each page: the cost of writing with these fonts. */
function drawBare(pages: number): Promise<Buffer> {
  const drawing = new pdfkit({ size: 'A4', margin: 56, font: fonts.plain })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    drawing.on('data', (chunk: Buffer) => chunks.push(chunk))
    drawing.on('end', () => resolve(Buffer.concat(chunks)))
    drawing.on('error', reject)
  })
  for (let page = 0; page < pages; page += 1) {
    if (page > 0) drawing.addPage()
    drawing.font(fonts.bold).fontSize(20).text('Una hoja')
    drawing.font(fonts.plain).fontSize(10.5)
    for (let count = 0; count < 40; count += 1) drawing.text(line, { lineBreak: false }).moveDown()
  }
  drawing.end()
  return done
}

/** Page objects are not compressed. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0

async function addLargeBank(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ uuid: string; id: number }>(
    `insert into skills (name, has_test) values ('Prueba larga', true) returning id, uuid`,
  )
  const { id, uuid } = rows[0]!
  await pool.query(
    'insert into question_skills (question_id, skill_id) select id, $1 from questions where active and ready order by id limit $2',
    [id, questions],
  )
  return uuid
}
