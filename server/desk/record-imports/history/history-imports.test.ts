import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { getWaitingEndpoint } from '#domain/desk/dashboard/dashboard.contract.ts'
import { getFiguresEndpoint } from '#domain/desk/figures/figures.contract.ts'
import { moveCardEndpoint } from '#domain/hiring/board/board.contract.ts'
import { sharedTestApp } from '../../../testing/app.ts'
import { fileOf } from '../../../testing/documents.ts'
import { historyImports, type PastChoices } from '../../../testing/past-applications.ts'
import { countAllChanges } from '../../figures/counting.writes.ts'

const site = sharedTestApp()
const { csv, head, look, bring, undo, candidate, vacancyAt, historyOf, cardOf, lineOf } = historyImports(site)

test('MOV-01 past applications come in with stage, day, vacancy, client and recruiter, and leave by an undo', {
  timeout: 60_000,
}, async () => {
  const { db } = site.platform
  const staff = await site.person({ role: 'administrator' })
  const content = await readFile(new URL('../../../testing/files/past-applications.csv', import.meta.url))
  const file = fileOf(content, 'postulaciones.csv')
  const written = content
    .toString()
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
  for (const [, email = '', name = ''] of written.slice(1)) await candidate(email, name, '')
  const colleague = await site.person({ role: 'administrator', firstName: 'Diego', lastName: 'Páez' })
  await vacancyAt('Andes Software', 'DESARROLLADOR BACKEND JAVA')

  const asked = await look(staff, file)
  expect(asked.columns.map(({ target }) => target).join()).toBe(
    'ignore,person_email,person,title,client,stage,applied_on,recruiter,comment',
  )
  expect(asked).toMatchObject({ plan: '', history: { missing: ['people', 'vacancies'], asks_dates: false } })
  expect(asked.history?.stages.map(({ word, result }) => [word, result]).toSorted()).toEqual([
    ['Contratado', 'hired'],
    ['Entrevista', 'firstInterview'],
    ['Finalista', 'secondInterview'],
    ['Postulado', 'apply'],
    ['Rechazado', 'reject'],
  ])
  expect(asked.history).toMatchObject({
    people: { lines: 1, names: ['Jorge Vélez de la Hoz'] },
    vacancies: { count: 4 },
    recruiters: ['Felipe Soto', 'Paula Ríos', 'Retirado', 'Marcela Ortiz'].toSorted(
      (one, other) => firstAt(one) - firstAt(other),
    ),
  })
  expect(lineOf(asked.lines, 2)).toMatchObject({ outcome: 'unknown', reasons: ['records.history.unknown.person'] })

  const choices = { history: { city: 'Bogotá', people: 'leave_out', vacancies: 'create', clients: 'create' } } as const
  const { preview, done } = await bring(staff, file, choices)
  const all = written.length - 1
  expect(preview.counts).toEqual({ new: all, known: 0, twice: 0, unknown: 1, wrong: 0, completed: 0 })
  expect(done.answer.data).toMatchObject({ added: all, completed: 0 })

  const meaning = {
    Postulado: 'apply',
    Entrevista: 'firstInterview',
    Finalista: 'secondInterview',
    Rechazado: 'reject',
    Contratado: 'approved',
  }
  const rows = await db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .innerJoin('clients', 'clients.id', 'vacancies.client_id')
    .select([
      'users.email',
      'users.hired',
      'applications.stage',
      'applications.applied_at',
      'applications.hired_at',
      'vacancies.title',
    ])
    .select(['clients.name as client', 'applications.source_kind', 'applications.brought_at', 'applications.added_by'])
    .execute()
  const byEmail = new Map(rows.map((row) => [row.email, row]))
  for (const [, email = '', , title = '', client = '', stage = '', day = ''] of written.slice(1)) {
    const row = byEmail.get(email)
    expect([email, row?.title.toLowerCase(), row?.client, row?.stage, row?.applied_at.toISOString().slice(0, 10)]).toEqual([
      ...[email, title.toLowerCase(), client, meaning[stage as keyof typeof meaning], day],
    ])
    expect([email, row?.hired, row?.hired_at?.toISOString().slice(0, 10) ?? null]).toEqual([
      ...[email, stage === 'Contratado', stage === 'Contratado' ? day : null],
    ])
    expect(row).toMatchObject({ source_kind: 'import', added_by: staff.id })
  }
  const notes = await db
    .selectFrom('comments')
    .innerJoin('applications', 'applications.id', 'application_id')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .select(['users.email', 'comments.body', 'comments.author_id'])
    .execute()
  expect(notes.find(({ email }) => email === 'diana.pena621@correo1.test')).toMatchObject({
    ...{ body: '2025-08-08 · Diego Páez\nNo pasó la prueba técnica', author_id: staff.id },
  })
  const byColleague = await db.selectFrom('application_history').select('id').where('actor_id', '=', colleague.id).execute()
  expect(byColleague.length).toBeGreaterThan(written.filter(([, , , , , , , recruiter]) => recruiter === 'Diego Páez').length)
  const added = await db
    .selectFrom('vacancies')
    .select(['active', 'published_at', 'closed_at', 'openings', 'title'])
    .where('title', 'like', '%(cerrada%')
    .execute()
  expect(added.map(({ title, active }) => [title, active]).toSorted()).toEqual([
    ['Analista financiero (cerrada 2025)', false],
    ['Ingeniero civil residente (cerrada 2024)', false],
  ])

  // Nobody is notified, and nobody waits.
  const waiting = await site.call(getWaitingEndpoint, { token: staff.token })
  expect(waiting.answer.data).toMatchObject({ unopened: 0, people: 0, unnotified: 0 })
  expect(await db.selectFrom('staff_notices').select('id').execute()).toEqual([])
  expect(await db.selectFrom('outgoing_emails').select('id').where('application_id', 'is not', null).execute()).toEqual([])

  // The figures of each month, counted from the file.
  await countAllChanges(site.platform)
  const figuresOf = async (brought?: 'left_out') =>
    (
      await site.call(getFiguresEndpoint, {
        token: staff.token,
        query: { from: '2024-01', to: '2026-11', ...(brought && { brought }) },
      })
    ).answer.data
  const figures = await figuresOf()
  const inMonth = (month: string, stage?: string) =>
    written.slice(1).filter((row) => row[6]?.startsWith(month) && (stage === undefined || row[5] === stage)).length
  for (const { month, applied, hired, rejected } of figures.months)
    expect([month, applied, hired, rejected]).toEqual([
      month,
      inMonth(month),
      inMonth(month, 'Contratado'),
      inMonth(month, 'Rechazado'),
    ])
  expect(figures.first_month).toBe(
    written
      .slice(1)
      .map((row) => row[6]?.slice(0, 7) ?? '')
      .toSorted()[0],
  )
  expect(figures.funnel.at(-1)?.count).toBe(written.filter((row) => row[5] === 'Contratado').length)
  // No day of a second step is known, so nothing has a length.
  expect([figures.to_hire.median, ...figures.stays.map(({ median }) => median)]).toEqual([null, null, null, null, null, null])
  expect(await figuresOf('left_out')).toMatchObject({ first_month: null, funnel: [{ count: 0 }, {}, {}, {}, {}, {}] })

  const again = await look(staff, file, choices)
  expect(again.counts).toMatchObject({ new: 0, known: all, unknown: 1 })
  expect(await undo(staff, done.answer.data.uuid)).toMatchObject({ stayed: 0, undo_until: null })
  for (const table of ['applications', 'application_history', 'comments'] as const)
    expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
  expect(await db.selectFrom('vacancies').select('title').execute()).toEqual([{ title: 'DESARROLLADOR BACKEND JAVA' }])
  expect((await db.selectFrom('clients').select('name').execute()).map(({ name }) => name)).toEqual(['Andes Software'])
  expect(await db.selectFrom('users').select('id').where('hired', '=', true).execute()).toEqual([])
  await countAllChanges(site.platform)
  expect(await figuresOf()).toMatchObject({ first_month: null })
  expect(await site.auditOf(staff)).toEqual(['history_import.added', 'history_import.undone'])

  function firstAt(recruiter: string): number {
    return written.findIndex((row) => row[7] === recruiter)
  }
})

test('MOV-01 several lines of one person and vacancy are the stages of one application', async () => {
  const staff = await site.person({ role: 'administrator' })
  const ana = await candidate('ana@varias.example', 'Ana', 'Gil')
  await vacancyAt('Varias SA', 'Analista')
  const file = csv(
    head,
    'ana@varias.example;;Analista;Varias S.A.;Entrevista;;15/03/2025;;;Puntual',
    'ana@varias.example;;Analista;Varias S.A.;Postulado;13/02/2025;;;;',
    'ana@varias.example;;Analista;Varias S.A.;Rechazado;;20/04/2025;;Salario;',
    'ana@varias.example;;Analista;Varias S.A.;Rechazado;;20/04/2025;;Salario;',
  )
  const { preview, done } = await bring(staff, file, { history: { reasons: [['Salario', 'add']] } })
  expect(preview.counts).toMatchObject({ new: 3, twice: 1 })
  expect(preview.lines.find(({ outcome }) => outcome === 'new')?.application?.steps).toEqual([
    { result: 'apply', day: '2025-02-13' },
    { result: 'firstInterview', day: '2025-03-15' },
    { result: 'reject', day: '2025-04-20' },
  ])
  expect(done.answer.data.added).toBe(1)
  expect(await historyOf(ana.id)).toEqual(['applied 2025-02-13', 'firstInterview 2025-03-15', 'reject 2025-04-20'])
  const { db } = site.platform
  const reason = await db
    .selectFrom('rejection_reasons')
    .select(['id', 'name'])
    .where('name', '=', 'Salario')
    .executeTakeFirstOrThrow()
  expect((await cardOf(ana.id)).rejection_reason_id).toBe(reason.id)
  await countAllChanges(site.platform)
  const { answer } = await site.call(getFiguresEndpoint, { token: staff.token, query: { from: '2025-02', to: '2025-02' } })
  expect(answer.data.stays.slice(0, 3)).toMatchObject([{ median: 30 }, { median: null }, { median: 36 }])
  await undo(staff, done.answer.data.uuid)
  expect(await db.selectFrom('rejection_reasons').select('id').where('id', '=', reason.id).execute()).toEqual([])
})

test('MOV-01 impossible days are reported and stay in the note, and lines without a day or with two ends are wrong', async () => {
  const staff = await site.person({ role: 'administrator' })
  const eva = await candidate('eva@malos.example', 'Eva', 'Ruiz')
  const leo = await candidate('leo@malos.example', 'Leo', 'Paz')
  await vacancyAt('Malos Días', 'Cajera')
  const file = csv(
    head,
    'eva@malos.example;;Cajera;Malos Días;Entrevista;13/02/2025;31/02/2025;;;',
    'leo@malos.example;;Cajera;Malos Días;Contratado;13/02/2025;12/01/2025;;;',
    'leo@malos.example;;Cajera;Malos Días;Postulado;0202-01-01;01/12/2099;;;',
    'eva@malos.example;;Cajera;Malos Días;Ascendido;13/02/2025;;;;',
  )
  const asked = await look(staff, file, { wrong: 'leave_out' })
  expect(asked.history).toMatchObject({ missing: ['stages'], stages: [{ word: 'Ascendido', result: null }, {}, {}, {}] })
  const choices: PastChoices = { wrong: 'leave_out', history: { stages: [['ascendido', 'approved']] } }
  const { preview, done } = await bring(staff, file, choices)
  expect(lineOf(preview.lines, 2)?.notices).toEqual([{ field: 'stage_on', value: '31/02/2025', effect: 'no_day', result: '' }])
  expect(lineOf(preview.lines, 3)?.notices).toMatchObject([{ field: 'stage_on', effect: 'early_day' }])
  expect(lineOf(preview.lines, 4)).toMatchObject({
    ...{ outcome: 'wrong', reasons: ['records.history.error.no_day'] },
    notices: [{ effect: 'no_day' }, { effect: 'future_day' }],
  })
  expect(done.answer.data.added).toBe(2)
  expect(await historyOf(eva.id)).toEqual(['applied 2025-02-13', 'firstInterview 2025-02-13?', 'approved 2025-02-13?'])
  expect(await historyOf(leo.id)).toEqual(['applied 2025-02-13', 'approved 2025-02-13?', 'hired 2025-02-13?'])
  const { body } = await site.platform.db
    .selectFrom('comments')
    .select('body')
    .where('application_id', '=', (await cardOf(leo.id)).id)
    .executeTakeFirstOrThrow()
  expect(body).toBe('2025-02-13\nFecha de la etapa: 12/01/2025')

  const bad = csv(
    head,
    'leo@malos.example;;Otra caja;Malos Días;Contratado;13/02/2025;13/03/2025;;;',
    'leo@malos.example;;Otra caja;Malos Días;Rechazado;13/02/2025;13/03/2025;;;',
  )
  const contradicting = await look(staff, bad, { history: { vacancies: 'create' } })
  expect(contradicting.lines.map(({ reasons }) => reasons)).toEqual(Array(2).fill(['records.history.error.contradicts']))
  const ambiguous = await look(staff, csv(head, 'leo@malos.example;;Otra caja;Malos Días;;03/04/2025;;;;'))
  expect(ambiguous.history).toMatchObject({ asks_dates: true, missing: ['vacancies', 'dates'] })
})

test('MOV-01 an undo leaves what staff went on with, and its vacancy and client', async () => {
  const staff = await site.person({ role: 'administrator' })
  const { db } = site.platform
  const [sara, luz] = [await candidate('sara@sigue.example', 'Sara', 'Mora'), await candidate('luz@sigue.example', 'Luz', 'Mora')]
  const file = csv(
    head,
    'sara@sigue.example;;Auxiliar;Nueva Cliente SA;Entrevista;13/02/2025;;;;',
    'luz@sigue.example;;Auxiliar;Nueva Cliente SA;Entrevista;14/02/2025;;;;',
  )
  const { done } = await bring(staff, file, { history: { city: 'Cali', vacancies: 'create', clients: 'create' } })
  const card = await cardOf(sara.id)
  await site.call(moveCardEndpoint, {
    token: staff.token,
    body: { uuid_element: card.uuid, name_board: 'approved', version: card.version },
  })
  const waiting = await site.call(getWaitingEndpoint, { token: staff.token })
  expect(waiting.answer.data).toMatchObject({ unnotified: 1 })
  expect(await undo(staff, done.answer.data.uuid)).toMatchObject({ stayed: 1 })
  expect(await historyOf(luz.id)).toEqual([])
  expect(await historyOf(sara.id)).toHaveLength(3)
  expect(await db.selectFrom('clients').select('id').where('name', '=', 'Nueva Cliente SA').execute()).toHaveLength(1)
})

test('MOV-04 past applications find their vacancy and client by any spelling', async () => {
  const staff = await site.person({ role: 'administrator' })
  await candidate('grafia@ejemplo.example', 'Ema', 'Grafía')
  await vacancyAt('Obras Andinas S.A.S.', 'Soldadora de obra')
  const rows = ['Obras Andinas', 'OBRAS ANDINAS SAS', 'obras  andinas s.a.s'].map(
    (client, at) =>
      `grafia@ejemplo.example;;${['Soldadora de obra', 'Pintora de obra', 'Pintora de obra'][at]};${client};;2${at}/02/2024;;;;`,
  )
  const asked = await look(staff, csv(head, ...rows))
  expect(asked.counts).toMatchObject({ new: 1, unknown: 2 })
  expect(asked.history).toMatchObject({ vacancies: { count: 1 }, clients: { count: 0 } })
  const { done } = await bring(staff, csv(head, ...rows), { history: { vacancies: 'create' } })
  expect(done.answer.data).toMatchObject({ added: 2 })
  const named = site.platform.db.selectFrom('clients').select('name').where('name', 'ilike', 'obras%andinas%')
  expect(await named.execute()).toEqual([{ name: 'Obras Andinas S.A.S.' }])
})
