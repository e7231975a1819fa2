import { expect, test } from 'vitest'
import { getFiguresEndpoint } from '#domain/desk/figures/figures.contract.ts'
import { addToVacancyEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { historyImports } from '../../testing/past-applications.ts'
import { countAllChanges } from './counting.writes.ts'

const site = sharedTestApp()
const { csv, bring, candidate, vacancyAt } = historyImports(site)

test('MOV-03 REP-01 figures know where people were brought along from, also of past applications', async () => {
  const { db } = site.platform
  const staff = await site.person({ role: 'administrator' })
  const vacancy = await vacancyAt('Fuentes SAS', 'Contadora con fuente')
  const [ana, luis, eva] = [
    await candidate('ana.fuente@example.com', 'Ana', 'Fuente'),
    await candidate('luis.fuente@example.com', 'Luis', 'Fuente'),
    await candidate('eva.fuente@example.com', 'Eva', 'Fuente'),
  ]
  const notes = [
    [ana, 'Feria de empleo'],
    [luis, 'feria de  Empleo'],
  ] as const
  for (const [{ id }, source_note] of notes) await db.updateTable('users').set({ source_note }).where('id', '=', id).execute()
  const body = { uuid_jobs: vacancy.uuid, uuid_users: [ana.uuid, eva.uuid] }
  expect((await site.call(addToVacancyEndpoint, { token: staff.token, body })).answer.data.added).toBe(2)
  const file = csv(
    'Correo;Candidato;Vacante;Cliente;Etapa;Fecha de postulación',
    'luis.fuente@example.com;Luis Fuente;Contadora con fuente;Fuentes SAS;Contratado;2026-03-02',
  )
  expect((await bring(staff, file)).done.answer.data.added).toBe(1)
  await countAllChanges(site.platform)
  const query = { from: '2026-01', vacancy: vacancy.uuid }
  const figures = (await site.call(getFiguresEndpoint, { token: staff.token, query })).answer.data
  expect(figures.sources).toEqual([
    { kind: 'import', name: 'feria-de-empleo', count: 2, interviewed: 1, hired: 1 },
    { kind: 'staff', name: '', count: 1, interviewed: 0, hired: 0 },
  ])
})

test('MOV-01 MOV-03 a past application counts for the source of its line, with any signs, or else for its file', async () => {
  const staff = await site.person({ role: 'administrator' })
  const vacancy = await vacancyAt('Signos SAS', 'Contadora de signos')
  const people = ['Arroba', 'Barra', 'Vacía'].map((name, at) => candidate(`signo${at}@fuentes.example`, name, 'Signo'))
  for (const { id } of await Promise.all(people))
    await site.platform.db
      .updateTable('users')
      .set({ source_note: id === (await people[2])?.id ? '' : 'LinkedIn' })
      .where('id', '=', id)
      .execute()
  const rows = ['@empresa', 'Referido (interno)', ''].map(
    (source, at) => `signo${at}@fuentes.example;Contadora de signos;Signos SAS;Entrevista;2026-03-02;${source}`,
  )
  await bring(staff, csv('Correo;Vacante;Cliente;Etapa;Fecha de postulación;Fuente', ...rows))
  await countAllChanges(site.platform)
  const query = { from: '2026-01', vacancy: vacancy.uuid }
  const { sources } = (await site.call(getFiguresEndpoint, { token: staff.token, query })).answer.data
  expect(sources.map(({ kind, name }) => `${kind}:${name}`).toSorted()).toEqual([
    ...['import:@empresa', 'import:postulaciones.csv', 'import:referido-(interno)'],
  ])
})
