import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getResultReport } from '#domain/reports/reports.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { readPdf } from '../../testing/pdf-text.ts'
import { makeAttempt, makeBank } from '../../testing/tests.ts'

const site = sharedTestApp()

async function printed(uuid: string, query: { language: 'es' | 'en'; attempt?: string }) {
  const { token } = await site.person({ role: [{ module: 'users', item: 'view' }] })
  const answer = await site.call(getResultReport, { token, params: { uuid }, query })
  return { ...readPdf(answer.bytes), all: readPdf(answer.bytes).pages.join(' '), headers: answer.headers }
}

test('RPT-01 a result is printed with its figures and every question as it was asked, in the language asked for', async () => {
  const person = await site.person({ firstName: 'Ελένη', lastName: 'Иванова' })
  const bank = await makeBank(site.platform, { questions: 10, texts: 1 })
  const { userSkillUuid } = await makeAttempt(site.platform, {
    userId: person.id,
    bank,
    isRight: (position) => position < 7,
    at: (position) => (position === 0 ? { paste_answer: true } : position === 9 ? { given: true, points: 10 } : {}),
  })
  const report = await printed(userSkillUuid, { language: 'es' })
  expect(report).toMatchObject({ language: 'es', title: expect.stringContaining('Resultado de Ελένη Иванова') })
  expect(decodeURIComponent(String(report.headers['content-disposition']))).toContain('Ελένη-Иванова')
  expect(report.tags).toEqual(expect.arrayContaining(['H1', 'H2', 'H3', 'Table', 'TH', 'TD', 'L', 'LBody']))
  expect(report.all).toContain(`Persona Ελένη Иванова, ${person.email}`)
  expect(report.all).toContain('Puntos 70 de 100 por ahora, Excelente (faltan textos por calificar: 1)')
  expect(report.all).toContain('Correctas 6 (60 %) Incorrectas 3 (30 %)')
  expect(report.all).toContain('pegó texto en 1 (10 %) preguntas')
  expect(report.all).toContain('Señales Vale la pena preguntar • Pegó texto en 1 respuesta. Vale la pena preguntar')
  expect(report.all).toContain('Ninguna señal cambia los puntos')
  expect(report.all).toContain('La persona no ha dado una explicación.')
  expect(report.all).toContain('Por calificar · 0:01:00 Lo que escribí en la pregunta 1')
  expect(report.all).toContain('a) Correcta (elegida y correcta)')
  expect(report.all).toContain('a) Correcta (correcta) b) Equivocada (elegida, incorrecta)')
  expect(report.all).toContain('Puntos otorgados: la pregunta se anuló')
  expect(report.pages.at(-1)).toContain(`Página ${report.pages.length} de ${report.pages.length}`)

  const english = await printed(userSkillUuid, { language: 'en' })
  expect(english.all).toContain('Points 70 of 100 so far, Excellent (answers still to be rated: 1)')
})

test('RPT-01 of a test that still runs no question is told, and an earlier attempt is printed when it is named', async () => {
  const { id: userId } = await site.person()
  const bank = await makeBank(site.platform, { questions: 10 })
  const former = await makeAttempt(site.platform, { userId, bank, isRight: () => false, startedAt: new Date(Date.now() - 9e7) })
  const now = site.platform.now()
  await site.platform.db.updateTable('attempts').set({ archived_at: now }).where('id', '=', former.id).execute()
  const { userSkillUuid } = await makeAttempt(site.platform, { userId, bank, state: 'running', answered: 3 })
  const running = await printed(userSkillUuid, { language: 'es' })
  expect(running.all).toContain('La prueba está en curso')
  expect(running.all).not.toContain('¿Pregunta 1')
  const archived = await printed(userSkillUuid, { language: 'es', attempt: former.uuid })
  expect(archived.all).toContain('Estado Archivada Puntos 0 de 100, Malo')
})

test('RPT-01 points are written as the reader’s language does, and the answers to a question stand with it on one page', async () => {
  const { id: userId } = await site.person()
  const bank = await makeBank(site.platform, { questions: 10, texts: 1 })
  const long = 'Una respuesta que da para varias líneas. '.repeat(9)
  await site.platform.db
    .updateTable('answers')
    .set({ text: sql`${long} || id` })
    .where(
      'question_id',
      'in',
      bank.questions.map(({ id }) => id),
    )
    .execute()
  const { userSkillUuid } = await makeAttempt(site.platform, {
    userId,
    bank,
    isRight: (position) => position < 7,
    at: (position) => (position === 0 ? { points: 7.5 } : {}),
  })
  const report = await printed(userSkillUuid, { language: 'es' })
  expect(report.all).toContain('Puntos 67,5 de 100')
  expect(report.all).toContain('7,5')
  expect(report.all).not.toMatch(/\d\.5/)
  expect(report.pages.length).toBeGreaterThan(2)
  for (const page of report.pages.slice(1)) expect(page).toMatch(/^\d+\. ¿Pregunta/)
  expect((await printed(userSkillUuid, { language: 'en' })).all).toContain('Points 67.5 of 100')
})
