import { expect, test } from 'vitest'
import { listPresentedEndpoint } from '#domain/hiring/clients/presented.contract.ts'
import { sharedTestApp, type TestPerson } from '../../../testing/app.ts'
import { exportedRows } from '../../../testing/exported.ts'
import { historyImports } from '../../../testing/past-applications.ts'
import { makeApplication } from '../../../testing/records.ts'

const site = sharedTestApp()
const { csv, head, bring, candidate, vacancyAt } = historyImports(site)
const clientOf = async (vacancyId: number) => {
  const clients = site.platform.db.selectFrom('clients').innerJoin('vacancies', 'vacancies.client_id', 'clients.id')
  return (await clients.select('clients.uuid').where('vacancies.id', '=', vacancyId).executeTakeFirstOrThrow()).uuid
}
const presentedTo = async (id: string, { token }: TestPerson, query: object = {}) =>
  (await site.call(listPresentedEndpoint, { token, params: { id }, query })).answer

test('MOV-01 the page of a client lists the people of its past applications by year, with vacancy and outcome', async () => {
  const staff = await site.person({ role: 'administrator' })
  const [noa, leo] = [
    await candidate('noa@pasado.example', 'Noa', 'Vera'),
    await candidate('leo@pasado.example', 'Leo', 'Paz'),
    await candidate('otra@pasado.example', 'Otra', 'Paz'),
  ]
  const vacancy = await vacancyAt('Pasado SA', 'Archivista')
  await vacancyAt('Ajeno SA', 'Portera')
  await bring(
    staff,
    csv(
      head,
      'noa@pasado.example;;Archivista;Pasado SA;Entrevista;13/02/2024;;;;',
      'leo@pasado.example;;Archivista;Pasado SA;Contratado;31/12/2023;15/01/2024;;;',
      'otra@pasado.example;;Portera;Ajeno SA;Entrevista;13/02/2024;;;;',
    ),
  )
  await makeApplication(site.platform, vacancy.id, (await site.person()).id)
  const id = await clientOf(vacancy.id)
  const { data, total } = await presentedTo(id, staff)
  expect(total).toBe(2)
  const of = { vacancy: { uuid: vacancy.uuid, name_job: 'Archivista' } }
  expect(data).toMatchObject([
    { year: 2024, person: { uuid: noa.uuid, fullname: 'Noa Vera' }, stage: 'firstInterview', outcome: null, ...of },
    { year: 2023, person: { uuid: leo.uuid, fullname: 'Leo Paz' }, outcome: 'hired', ...of },
  ])
  expect((await presentedTo(id, staff, { page: 1, size: 1 })).data.map(({ year }) => year)).toEqual([2023])
  expect((await presentedTo(id, staff, { q: 'noa' })).total).toBe(1)
  expect((await presentedTo(id, staff, { q: '2023' })).data).toMatchObject([{ year: 2023, person: { uuid: leo.uuid } }])

  const { header, rows } = await exportedRows(site, 'presented', staff, { params: { id }, query: {} })
  expect([header.slice(0, 4), ...rows.map((cells) => cells.slice(0, 4))]).toEqual([
    ['Persona', 'Año', 'Vacante', 'Hasta dónde llegó'],
    ['Noa Vera', '2024', 'Archivista', 'Primera entrevista'],
    ['Leo Paz', '2023', 'Archivista', 'Contratada'],
  ])

  const limited = await site.person({ role: [{ module: 'candidates', item: 'view' }], limited: true })
  expect((await presentedTo(id, limited)).data).toEqual([])
  await site.platform.db.updateTable('users').set({ deleted_at: site.platform.now() }).where('id', '=', noa.id).execute()
  expect((await presentedTo(id, staff)).total).toBe(1)
})
