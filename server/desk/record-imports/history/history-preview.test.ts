import { expect, test } from 'vitest'
import { limits } from '#domain/kernel/limits.ts'
import { sharedTestApp } from '../../../testing/app.ts'
import { historyImports } from '../../../testing/past-applications.ts'

const site = sharedTestApp()
const { csv, head, look, bring, candidate, vacancyAt, lineOf, historyOf } = historyImports(site)

test('MOV-01 a preview shows the lines with days that cannot be, however many lines name strangers', async () => {
  const staff = await site.person({ role: 'administrator' })
  await candidate('ada@vista.example', 'Ada', 'Vista')
  await candidate('leo@vista.example', 'Leo', 'Vista')
  await vacancyAt('Vista SA', 'Portera')
  const strangers = Array.from({ length: limits.importFile.listed + 5 }, (_, at) => `nadie${at}@vista.example`)
  const file = csv(
    head,
    ...strangers.map((email) => `${email};;Portera;Vista SA;Entrevista;13/02/2025;;;;`),
    'ada@vista.example;;Portera;Vista SA;Entrevista;13/02/2025;;;;',
    'leo@vista.example;;Portera;Vista SA;Entrevista;13/02/2025;01/12/2099;;;',
  )
  const { lines, counts } = await look(staff, file)
  expect(counts).toMatchObject({ unknown: strangers.length, new: 2 })
  expect(lines).toHaveLength(limits.importFile.listed + 1)
  expect(lines.at(-1)).toMatchObject({ line: strangers.length + 3, notices: [{ effect: 'future_day' }] })
})

test('MOV-01 a preview says how many applications the lines make, as many as the import then adds', async () => {
  const staff = await site.person({ role: 'administrator' })
  await candidate('ida@cuenta.example', 'Ida', 'Cuenta')
  await vacancyAt('Cuenta SA', 'Cajera de cuenta')
  const file = csv(
    head,
    'ida@cuenta.example;;Cajera de cuenta;Cuenta SA;Postulado;13/02/2025;;;;',
    'ida@cuenta.example;;Cajera de cuenta;Cuenta SA;Entrevista;13/02/2025;20/02/2025;;;',
  )
  const { preview, done } = await bring(staff, file)
  expect([preview.counts.new, preview.history?.applications, done.answer.data.added]).toEqual([2, 1, 1])
})

test('MOV-01 a line whose client can have no such name says so, and not that it has no client', async () => {
  const staff = await site.person({ role: 'administrator' })
  await candidate('eda@nombre.example', 'Eda', 'Nombre')
  const row = (client: string) => `eda@nombre.example;;Vacante de nombre;${client};Entrevista;13/02/2025;;;;`
  const choices = { history: { city: 'Cali', vacancies: 'create', clients: 'create' } } as const
  const { lines } = await look(staff, csv(head, row('@Empresa'), row('=A1'), row('')), choices)
  const named = ['records.history.unknown.client_name', 'personal.error.name_invalid']
  expect([2, 3, 4].map((line) => lineOf(lines, line)?.reasons)).toEqual([
    ...[named, named, ['records.history.unknown.no_client']],
  ])
})

test('MOV-01 a hire whose own day cannot be has no known day, also beside the day of its stage', async () => {
  const staff = await site.person({ role: 'administrator' })
  const mia = await candidate('mia@contrato.example', 'Mía', 'Contrato')
  await vacancyAt('Contrato SA', 'Cocinera')
  const heads = 'Correo;Vacante;Cliente;Etapa;Resultado;Fecha de postulación;Fecha de la etapa;Fecha de contratación'
  const row = 'mia@contrato.example;Cocinera;Contrato SA;Prueba;Contratado;13/02/2025;20/02/2025;12/01/2025'
  await bring(staff, csv(heads, row))
  expect(await historyOf(mia.id)).toEqual([
    ...['applied 2025-02-13', 'makeTest 2025-02-20', 'approved 2025-02-20?', 'hired 2025-02-20?'],
  ])
})
