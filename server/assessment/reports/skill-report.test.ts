import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { getSkillReportEndpoint } from '#domain/assessment/reports/reports.contract.ts'
import { listSkillsEndpoint } from '#domain/assessment/skills/skills.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { acceptedKinds } from '../../testing/documents.ts'
import { readPdf } from '../../testing/pdf-text.ts'
import { damagedPng, pngOf } from '../../testing/pictures.ts'
import { receivedUpload } from '../../testing/uploads.ts'

const site = sharedTestApp()
const reader = () => site.person({ role: [{ module: 'questions', item: 'view' }] })

async function makeSkill(name: string) {
  return site.platform.db.insertInto('skills').values({ name }).returning(['id', 'uuid']).executeTakeFirstOrThrow()
}

type Values = { text: string; language?: 'es' | 'en'; alternative_text?: string; transcript?: string; media_file_id?: number }

/** Adds a question of a skill. With answers it is a select, and its first answer is right. */
async function makeQuestion(skillId: number, values: Values, answers: readonly string[] = []) {
  const { db } = site.platform
  const { id } = await db
    .insertInto('questions')
    .values({ type: answers.length > 0 ? 'select' : 'text', language: 'es', ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('question_skills').values({ question_id: id, skill_id: skillId }).execute()
  for (const [place, text] of answers.entries())
    await db
      .insertInto('answers')
      .values({ question_id: id, text, correct: place === 0 })
      .execute()
}

async function storePicture(content = acceptedKinds.png!): Promise<number> {
  const upload = await receivedUpload(site.dataDir, 'grafico.png', acceptedKinds.png)
  await writeFile(upload.path, content)
  const storage_key = `media/${randomUUID()}.png`
  await site.platform.files.put(storage_key, { ...upload, bytes: content.length })
  const file = { storage_key, original_name: 'grafico.png', media_type: 'image/png', purpose: 'media' }
  const { id } = await site.platform.db
    .insertInto('files')
    .values({ ...file, bytes: upload.bytes, sha256: upload.sha256 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('RPT-02 prints a skill with questions, answers and pictures, tagged, in the requested language', async () => {
  const skill = await makeSkill('Física Ελληνικά Кириллица')
  await makeQuestion(
    skill.id,
    { text: '¿Qué dice Ньютон?', alternative_text: 'Una «manzana» que cae', media_file_id: await storePicture() },
    ['F = m · a', 'E = m · c²'],
  )
  await makeQuestion(skill.id, { text: 'Explain <b>inertia</b> {{7*7}}', language: 'en' })
  const { token } = await reader()
  const answer = await site.call(getSkillReportEndpoint, { token, params: { uuid: skill.uuid }, query: { language: 'es' } })
  expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
  expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain(
    'Preguntas-de-Física-Ελληνικά-Кириллица.pdf',
  )

  const report = readPdf(answer.bytes)
  expect(report).toMatchObject({ language: 'es', title: 'Preguntas de Física Ελληνικά Кириллица' })
  expect(report.alternatives).toEqual(['Una «manzana» que cae'])
  expect(report.tags).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'H3', 'L', 'LI', 'Figure']))
  const [text] = report.pages
  expect(text).toContain('1. ¿Qué dice Ньютон?')
  expect(text).toContain('a) F = m · a (correcta) b) E = m · c²')
  expect(text).toContain('En inglés 1. Explain <b>inertia</b> {{7*7}}')
  expect(text).toContain('Página 1 de 1')
  expect(text!.indexOf('En español')).toBeLessThan(text!.indexOf('En inglés'))

  const english = await site.call(getSkillReportEndpoint, { token, params: { uuid: skill.uuid }, query: { language: 'en' } })
  const [page] = readPdf(english.bytes).pages
  expect(page).toContain('F = m · a (correct)')
  expect(page!.indexOf('In English')).toBeLessThan(page!.indexOf('In Spanish'))
})

test('RPT-02 a damaged picture is replaced by its text', async () => {
  const skill = await makeSkill('Con una imagen dañada')
  const shows = { text: '¿Qué muestra?', alternative_text: 'Un gráfico', media_file_id: await storePicture(damagedPng()) }
  await makeQuestion(skill.id, shows, ['Ventas'])
  const { token } = await reader()
  const answer = await site.call(getSkillReportEndpoint, { token, params: { uuid: skill.uuid }, query: { language: 'es' } })
  expect(answer.status).toBe(200)
  expect(readPdf(answer.bytes).pages[0]).toContain('Un gráfico')
})

test('RPT-02 a question’s heading is on the same page as its picture', async () => {
  const skill = await makeSkill('Gráficas')
  const picture = await storePicture(pngOf({ width: 300, height: 260 }))
  for (let place = 0; place < 5; place += 1)
    await makeQuestion(skill.id, { text: `Gráfica ${place}`, alternative_text: 'Barras', media_file_id: picture })
  const { token } = await reader()
  const report = await site.call(getSkillReportEndpoint, { token, params: { uuid: skill.uuid }, query: { language: 'es' } })
  const headings = readPdf(report.bytes).pages.map((page) => page.match(/\d\. Gráfica/g)?.length)
  // The third picture does not fit on the first page, where there would be room for its heading.
  expect(headings).toEqual([2, 3])
})

test('RPT-02 prints that a skill has no questions, and finds no unknown skill', async () => {
  const { token } = await reader()
  const skill = await makeSkill('Sin preguntas')
  const ask = (uuid: string) => site.call(getSkillReportEndpoint, { token, params: { uuid }, query: { language: 'es' } })
  expect(readPdf((await ask(skill.uuid)).bytes).pages[0]).toContain('Esta habilidad todavía no tiene preguntas.')
  expect((await ask(crypto.randomUUID())).status).toBe(404)
})

test('RPT-02 the server answers other requests while it draws a long report', async () => {
  const skill = await makeSkill('Banco largo')
  const questions = Array.from({ length: 300 }, (_, place) => ({
    text: `Pregunta ${place} con palabras que llenan más de una línea de la hoja, para que se dibuje de verdad`,
    type: 'text' as const,
    language: 'es' as const,
  }))
  const made = await site.platform.db.insertInto('questions').values(questions).returning('id').execute()
  await site.platform.db
    .insertInto('question_skills')
    .values(made.map(({ id }) => ({ question_id: id, skill_id: skill.id })))
    .execute()
  const { token } = await reader()
  const finished: string[] = []
  const report = site
    .call(getSkillReportEndpoint, { token, params: { uuid: skill.uuid }, query: { language: 'es' } })
    .then((answer) => {
      finished.push('report')
      return answer
    })
  for (let nth = 0; nth < 3; nth += 1) {
    await site.call(listSkillsEndpoint, { token })
    finished.push('list')
  }
  const { pages } = readPdf((await report).bytes)
  expect(finished).toEqual(['list', 'list', 'list', 'report'])
  expect(pages.at(-1)).toContain(`Página ${pages.length} de ${pages.length}`)
  expect(pages.join(' ')).toContain('300. Pregunta 299')
})
