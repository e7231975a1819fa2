import { expect, test } from 'vitest'
import { listApplicationsEndpoint } from '#domain/hiring/applications/applications.contract.ts'
import { mergePeopleEndpoint } from '#domain/people/duplicates/duplicates.contract.ts'
import { deleteUserEndpoint } from '#domain/people/users/users.contract.ts'
import { eraseDueAccounts } from '../../../people/users/erasure.writes.ts'
import { sharedTestApp } from '../../../testing/app.ts'
import { fileOf } from '../../../testing/documents.ts'
import { historyImports } from '../../../testing/past-applications.ts'
import { placesInTables } from '../../../testing/tables-with.ts'
import { rawXlsx } from '../../../testing/workbooks.ts'
import { countAllChanges } from '../../figures/counting.writes.ts'

const site = sharedTestApp()
const { csv, head, look, bring, undo, candidate, vacancyAt, historyOf } = historyImports(site)
const day = 24 * 3600
const runsOf = async (userId: number) => {
  await countAllChanges(site.platform)
  const runs = site.platform.db
    .selectFrom('figure_runs')
    .innerJoin('applications', 'applications.id', 'figure_runs.application_id')
  const rows = await runs
    .select(['figure_runs.applied_at', 'brought'])
    .where('user_id', '=', userId)
    .orderBy('applied_at')
    .execute()
  return rows.map(({ applied_at, brought }) => [applied_at.toISOString().slice(0, 10), brought])
}

test('MOV-01 a merge keeps past applications with their days, also where both people were in the vacancy', async () => {
  const staff = await site.person({ role: 'administrator' })
  const stays = await candidate('una@union.example', 'Una', 'Gil')
  const leaves = await candidate('dos@union.example', 'Una', 'Gil')
  await vacancyAt('Unión SA', 'Portera')
  await vacancyAt('Unidos SA', 'Archivista')
  const { done } = await bring(
    staff,
    csv(
      head,
      'una@union.example;;Portera;Unión SA;Entrevista;13/02/2024;20/02/2024;;;',
      'dos@union.example;;Portera;Unión SA;Rechazado;01/03/2023;05/03/2023;;;Pidió más salario',
      'dos@union.example;;Archivista;Unidos SA;Entrevista;02/05/2022;;;;',
    ),
  )
  const body = { stays: stays.uuid, leaves: leaves.uuid, take: [] }
  expect((await site.call(mergePeopleEndpoint, { token: staff.token, body })).status).toBe(200)

  expect((await historyOf(stays.id)).toSorted()).toEqual([
    'applied 2022-05-02',
    'applied 2023-03-01',
    'applied 2024-02-13',
    'firstInterview 2022-05-02?',
    'firstInterview 2024-02-20',
    'reject 2023-03-05',
  ])
  const own = (await site.call(listApplicationsEndpoint, { token: stays.token, query: {} })).answer.data
  expect(own.map(({ brought, stage, to_do }) => [brought, stage, to_do])).toEqual([
    [true, 'firstInterview', false],
    [true, 'firstInterview', false],
  ])
  expect((await runsOf(stays.id)).every(([, brought]) => brought)).toBe(true)
  // What was merged since stays after an undo.
  expect(await undo(staff, done.answer.data.uuid)).toMatchObject({ stayed: expect.any(Number) })
  expect((await historyOf(stays.id)).length).toBeGreaterThan(0)
})

test('MOV-01 an erasure leaves no word of a past application, which figures go on counting', async () => {
  const staff = await site.person({ role: 'administrator' })
  const [gone, other] = [
    await candidate('borrada@olvido.example', 'Quasimoda', 'Olvidada'),
    await candidate('otra@olvido.example', 'Otra', 'Persona'),
  ]
  await vacancyAt('Olvido SA', 'Relojera')
  await bring(
    staff,
    csv(
      head,
      'borrada@olvido.example;Quasimoda Olvidada;Relojera;Olvido SA;Entrevista;13/02/2024;;Zutano Perengano;;Comentario xilofónico',
      'otra@olvido.example;;Relojera;Olvido SA;Entrevista;14/02/2024;;;;',
    ),
  )
  const words = ['Quasimoda', 'borrada@olvido.example', 'xilofónico']
  expect((await placesInTables(site, words)).map(({ word }) => word)).toEqual(expect.arrayContaining(words))
  await site.call(deleteUserEndpoint, { token: staff.token, body: { uuid: gone.uuid, reason: 'Pidió salir' } })
  site.passSeconds(31 * day)
  await eraseDueAccounts(site.platform)
  // An e-mail that is leaving keeps its text until it has left.
  await expect.poll(() => placesInTables(site, words)).toEqual([])
  expect(await runsOf(gone.id)).toEqual([['2024-02-13', true]])
  expect(await historyOf(other.id)).toEqual(['applied 2024-02-14', 'firstInterview 2024-02-14?'])
})

test('MOV-01 MOV-04 hidden rows of a history are asked about before anything comes in', async () => {
  const staff = await site.person({ role: 'administrator' })
  await candidate('visible@oculta.example', 'Visible', 'Gil')
  await candidate('oculta@oculta.example', 'Oculta', 'Gil')
  await vacancyAt('Oculta SA', 'Tejedora')
  const lines = [
    ['Correo', 'Vacante', 'Cliente', 'Etapa', 'Fecha de postulación'],
    ['visible@oculta.example', 'Tejedora', 'Oculta SA', 'Entrevista', '13/02/2024'],
    ['oculta@oculta.example', 'Tejedora', 'Oculta SA', 'Entrevista', '14/02/2024'],
  ]
  const cell = (text: string, at: number, row: number) => `<c r="${'ABCDE'[at]}${row}" t="inlineStr"><is><t>${text}</t></is></c>`
  const rows = lines.map(
    (texts, at) =>
      `<row r="${at + 1}"${at === 2 ? ' hidden="1"' : ''}>${texts.map((text, column) => cell(text, column, at + 1)).join('')}</row>`,
  )
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const xml = `<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`
  const file = fileOf(rawXlsx('', { 'xl/worksheets/sheet1.xml': xml }), 'postulaciones.xlsx')
  expect(await look(staff, file)).toMatchObject({ hidden_rows: [3], counts: { new: 2 }, plan: '' })
  const { preview, done } = await bring(staff, file, { hidden: 'leave_out' })
  expect(preview.counts).toMatchObject({ new: 1 })
  expect(done.answer.data).toMatchObject({ added: 1 })
})
