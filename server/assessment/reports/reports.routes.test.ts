import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getResultReportEndpoint } from '#domain/assessment/reports/reports.contract.ts'
import { productColour } from '#domain/kernel/company-colours.ts'
import { changeLogoEndpoint, contentEndpoints } from '#domain/site/content/contents.contract.ts'
import { readContent } from '../../platform/site-content.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { pngFile } from '../../testing/documents.ts'
import { readPdf } from '../../testing/pdf-text.ts'
import { makeApplication, makeVacancy } from '../../testing/records.ts'
import { makeAttempt, makeBank } from '../../testing/tests.ts'

const site = sharedTestApp()

async function printed(uuid: string, query: { language: 'es' | 'en'; attempt?: string; for?: 'client' }) {
  const { token } = await site.person({ role: [{ module: 'users', item: 'view' }] })
  const answer = await site.call(getResultReportEndpoint, { token, params: { uuid }, query })
  return { ...readPdf(answer.bytes), all: readPdf(answer.bytes).pages.join(' '), headers: answer.headers }
}

test('RPT-01 prints a result with its figures and questions as asked, in the requested language', async () => {
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
  expect(report.all).toContain(`Correo ${person.email}`)
  expect(report.all).toContain('70 ± 14 de 100 por ahora Sobresaliente, Excelente o Regular')
  expect(report.all).toContain('Falta 1 texto por calificar.')
  expect(report.all).toContain('Correctas 6 (60 %) Incorrectas 3 (30 %)')
  expect(report.all).toContain('pegó texto: 1 (10 %)')
  expect(report.all).toContain('Señales Vale la pena preguntar • Pegó texto en 1 respuesta. Vale la pena preguntar')
  expect(report.all).toContain('Ninguna señal cambia los puntos')
  expect(report.all).toContain('La persona no ha dado una explicación.')
  expect(report.all).toContain('Por calificar · 0:01:00 Lo que escribí en la pregunta 1')
  expect(report.all).toContain('a) Correcta (elegida y correcta)')
  expect(report.all).toContain('a) Correcta (correcta) b) Equivocada (elegida, incorrecta)')
  expect(report.all).toContain('Puntos otorgados: la pregunta se anuló')
  expect(report.pages.at(-1)).toContain(`Página ${report.pages.length} de ${report.pages.length}`)

  const english = await printed(userSkillUuid, { language: 'en' })
  expect(english.all).toContain('70 ± 14 of 100 so far')
  expect(english.all).toContain('1 answer is still to be rated.')
})

test('RPT-01 prints no question of a running test, and an earlier attempt on request', async () => {
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
  expect(archived.all).toContain('0 ± 9 de 100 Malo')
})

test('FAI-03 RPT-01 points follow the language’s format, and answers stay on the page of their question', async () => {
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
  expect(report.all).toContain('67,5 ± 15 de 100 Sobresaliente, Excelente o Regular')
  expect(report.all).toContain('7,5')
  expect(report.all).not.toMatch(/\d\.5/)
  expect(report.pages.length).toBeGreaterThan(2)
  for (const page of report.pages.slice(1)) expect(page).toMatch(/^\d+\. ¿Pregunta/)
  expect((await printed(userSkillUuid, { language: 'en' })).all).toContain('67.5 ± 15 of 100 Outstanding, Excellent, or Regular')
})

test('RPT-01 prints logo, vacancy and rater, and for a client one page without answers', async () => {
  const admin = await site.person({ role: 'administrator' })
  await site.call(changeLogoEndpoint, { token: admin.token, files: { file: pngFile('logo.png') } })
  const person = await site.person({ firstName: 'Ana', lastName: 'Gómez' })
  const bank = await makeBank(site.platform, { questions: 10, texts: 2 })
  const rater = await site.person({ firstName: 'Renata', lastName: 'Calificadora' })
  const attempt = await makeAttempt(site.platform, {
    userId: person.id,
    bank,
    isRight: (position) => position < 7,
    at: (position) => (position < 2 ? { points: 7.5 } : {}),
  })
  await site.platform.db
    .insertInto('ratings')
    .values({
      attempt_id: attempt.id,
      question_id: bank.questions[0]?.id ?? 0,
      position: 0,
      rater_id: rater.id,
      code: 'E',
      rated_at: site.platform.now(),
      counts: true,
    })
    .execute()
  const title = 'Analista de una vacante con un nombre bastante largo para una sola línea de la hoja'
  const vacancy = await makeVacancy(site.platform, { title })
  await site.platform.db.insertInto('vacancy_skills').values({ vacancy_id: vacancy.id, skill_id: bank.skillId }).execute()
  await makeApplication(site.platform, vacancy.id, person.id)

  for (const language of ['es', 'en'] as const) {
    const full = await printed(attempt.userSkillUuid, { language })
    const client = await printed(attempt.userSkillUuid, { language, for: 'client' })
    for (const report of [full, client]) {
      expect(report.tags).toContain('Figure')
      expect(report.all).toContain(title)
      expect(report.all).toContain('Renata Calificadora')
    }
    expect(full.all).toContain(person.email)
    expect(client.pages).toHaveLength(1)
    for (const kept of [person.email, '¿Pregunta', 'Correcta (', 'Lo que escribí']) expect(client.all).not.toContain(kept)
    const nameOf = ({ headers }: typeof full) => decodeURIComponent(String(headers['content-disposition']))
    expect(nameOf(client)).toMatch(language === 'es' ? /versión-para-el-cliente/ : /client-version/)
    expect(nameOf(full)).not.toMatch(/cliente|client/)
  }
})

test('RPT-01 the client’s version names no vacancy when several require the skill', async () => {
  const person = await site.person()
  const bank = await makeBank(site.platform, { questions: 10 })
  const { userSkillUuid } = await makeAttempt(site.platform, { userId: person.id, bank })
  for (const title of ['Vacante de un cliente', 'Vacante de otro cliente']) {
    const { id } = await makeVacancy(site.platform, { title })
    await site.platform.db.insertInto('vacancy_skills').values({ vacancy_id: id, skill_id: bank.skillId }).execute()
    await makeApplication(site.platform, id, person.id)
  }
  expect((await printed(userSkillUuid, { language: 'es' })).all).toContain('Vacante de otro cliente; Vacante de un cliente')
  expect((await printed(userSkillUuid, { language: 'es', for: 'client' })).all).not.toContain('Vacante de')
})

test('RPT-03 a client’s version with long names and many results stays on one page, with whole names', async () => {
  const person = await site.person({ firstName: 'María Fernanda del Rosario', lastName: 'Villavicencio Echeverría de la Torre' })
  const name = 'Atención telefónica al cliente en inglés con acento regional'
  const banks: Awaited<ReturnType<typeof makeBank>>[] = []
  for (let nth = 0; nth < 13; nth += 1) {
    const bank = await makeBank(site.platform, { questions: 10, texts: nth === 0 ? 2 : 0 })
    banks.push(bank)
    await site.platform.db
      .updateTable('skills')
      .set({ name: `${name} ${nth}` })
      .where('id', '=', bank.skillId)
      .execute()
  }
  const attempts = []
  for (const bank of banks)
    attempts.push(await makeAttempt(site.platform, { userId: person.id, bank, isRight: (position) => position < 6 }))
  const { pages } = await printed(attempts[0]?.userSkillUuid ?? '', { language: 'es', for: 'client' })
  expect(pages).toHaveLength(1)
  for (let nth = 1; nth < 13; nth += 1) expect(pages[0]).toContain(`con acento regional ${nth} 60 ±`)
})

test('FAI-03 RPT-03 the client’s page shows the score first, all results of the person and the company', async () => {
  const admin = await site.person({ role: 'administrator' })
  const { content } = await readContent(site.platform, 'company', 'es')
  const company = {
    ...content,
    name: 'Talento Andino',
    address: 'Calle 72 # 10-07',
    phone: '+576015550172',
    email: 'hola@example.com',
  }
  await site.call(contentEndpoints.company.change, { token: admin.token, params: { lang: 'es' }, body: { content: company } })
  const person = await site.person({ firstName: 'Ana', lastName: 'Gómez' })
  const right = (until: number) => ({ userId: person.id, isRight: (position: number) => position < until })
  const shown = await makeAttempt(site.platform, { ...right(9), bank: await makeBank(site.platform, { questions: 10 }) })
  for (const until of [4, 7]) {
    const bank = await makeBank(site.platform, { questions: 10 })
    await makeAttempt(site.platform, { ...right(until), bank })
  }
  const running = await makeBank(site.platform, { questions: 10 })
  await makeAttempt(site.platform, { userId: person.id, bank: running, state: 'running', answered: 3 })

  const client = await printed(shown.userSkillUuid, { language: 'es', for: 'client' })
  expect(client.pages).toHaveLength(1)
  expect(client.all).toMatch(/^(Talento Andino )?Ana Gómez Habilidad.* 90 ± 12 de 100 Sobresaliente o Excelente/)
  const others = client.all.split('Otras pruebas de la persona')[1]?.split('Sobre esta prueba')[0]
  expect(others).toMatch(/^ \S+.* 70 ±16 \S+.* 40 ±16 $/)
  expect(client.alternatives).toEqual(expect.arrayContaining(['70 ± 16 de 100: Sobresaliente, Excelente o Regular']))
  expect(client.all).toContain('Correctas 9 (90 %) Incorrectas 1 (10 %)')
  expect(client.all).not.toContain('0 (0 %)')
  expect(client.all).toContain('Talento Andino · Calle 72 # 10-07 · +576015550172 · hola@example.com')
  const perfect = await makeAttempt(site.platform, { ...right(10), bank: await makeBank(site.platform, { questions: 10 }) })
  for (const query of [{ language: 'es' }, { language: 'es', for: 'client' }] as const)
    expect((await printed(perfect.userSkillUuid, query)).all).not.toMatch(/(?<!\d)0 \(0 %\)/)
})

test('MAIL-04 a print has the company’s colour, and without one the product’s', async () => {
  const { token } = await site.person({ role: 'administrator' })
  const { id: userId } = await site.person()
  const { userSkillUuid } = await makeAttempt(site.platform, {
    userId,
    bank: await makeBank(site.platform, { questions: 10 }),
    isRight: () => true,
  })
  const coloursWith = async (colour: string) => {
    const { content } = await readContent(site.platform, 'company', 'es')
    await site.call(contentEndpoints.company.change, { token, params: { lang: 'es' }, body: { content: { ...content, colour } } })
    return (await printed(userSkillUuid, { language: 'es' })).colours
  }
  const own = await coloursWith('#1F6F54')
  expect(own).toContain('#1f6f54')
  expect(own).not.toContain(productColour)
  expect(await coloursWith('')).toContain(productColour)
})
