import { expect, test } from 'vitest'
import { type RecordChoices, recordImportEndpoints } from '#domain/desk/record-imports/record-imports.contract.ts'
import { sharedTestApp, type TestPerson } from '../../../testing/app.ts'
import { fileOf } from '../../../testing/documents.ts'
import { rawXlsx } from '../../../testing/workbooks.ts'

const site = sharedTestApp()
const staff = () => site.person({ role: 'administrator' })
const csv = (...rows: string[]) => fileOf(Buffer.from(rows.join('\r\n')), 'vacantes.csv')

const addClient = (name: string, location = 'Cali') => site.platform.db.insertInto('clients').values({ name, location }).execute()

async function bring(
  { token }: TestPerson,
  file: File,
  choices: Partial<RecordChoices> = {},
  kind: 'clients' | 'vacancies' = 'vacancies',
) {
  const body = { choices: JSON.stringify(choices) }
  const endpoints = recordImportEndpoints[kind]
  const preview = (await site.call(endpoints.preview, { token, files: { file }, body })).answer.data
  const run = () => site.call(endpoints.run, { token, files: { file }, body: { ...body, plan: preview.plan } })
  return { preview, run }
}

const vacanciesOf = (client: string) =>
  site.platform.db
    .selectFrom('vacancies')
    .innerJoin('clients', 'clients.id', 'client_id')
    .innerJoin('currencies', 'currencies.id', 'currency_id')
    .leftJoin('users', 'users.id', 'vacancies.owner_id')
    .selectAll('vacancies')
    .select(['code', 'users.email as owner'])
    .where('clients.name', '=', client)
    .orderBy('vacancies.id')
    .execute()

const day = (instant: Date | null) => instant?.toLocaleDateString('en-CA', { timeZone: site.platform.config.timeZone }) ?? null

test('MOV-02 vacancies come in as they were: published, closed with their day, or as drafts', async () => {
  const actor = await staff()
  const diego = await site.person({ role: 'administrator', firstName: 'Diego', lastName: 'Páez' })
  await addClient('Café de los Llanos S.A.S.')
  const { preview, run } = await bring(
    actor,
    csv(
      'Vacante,Cliente,Estado,Ciudad,Fecha de apertura,Fecha de cierre,Salario mínimo,Salario máximo,Moneda,Descripción,Reclutador,Número de plazas',
      'Contador/a con Siigo,Café de los Llanos SAS,Abierta,Cali,2025-10-01,,4000000,6000000,COP,"Contador público, cierres mensuales.",Diego Páez,2',
      'Asesor bilingüe,CAFE DE LOS LLANOS S A S,Abierta,Madrid,02/11/2025,01/12/2025,1400,1700,EUR,Atención telefónica.,Paula Ríos,5',
      'Desarrollador Java,Café de los Llanos S.A.S.,Borrador,Miami,2025-11-10,,4000,6000,USD,Java.,,1',
      'Analista (cerrada),Café de los Llanos S.A.S.,Cerrada,Cali,2025-02-01,2025-05-30,3500000,4500000,COP,Análisis.,Diego Páez,1',
      'Ingeniero residente,Café de los Llanos S.A.S.,Cubierta,Barranquilla,2024-03-01,2024-08-01,,,,Residente de obra.,,1',
      'Sin texto,Café de los Llanos S.A.S.,Abierta,Cali,,,,,,,,',
    ),
  )
  expect(preview.counts).toMatchObject({ new: 6, wrong: 0 })
  expect(preview.lines.map(({ state, closed_on }) => `${state} ${closed_on}`.trim())).toEqual([
    ...['published', 'published', 'draft', 'closed 2025-05-30', 'closed 2024-08-01', 'draft'],
  ])
  expect(preview.asks.map(({ field, count }) => `${field} ${count}`)).toEqual([
    ...[
      'reports_to 4',
      'type 4',
      'mode 4',
      'skills 4',
      'description 1',
      'essential 4',
      'knowledge 4',
      'minimum 4',
      'preferred 4',
    ],
  ])
  expect(preview.lines[1]?.notices).toEqual([
    { field: 'closes_on', value: '01/12/2025', effect: 'left_out', result: '' },
    { field: 'owner', value: 'Paula Ríos', effect: 'usual', result: 'records.owner_importer' },
  ])
  const mails = () => site.platform.db.selectFrom('outgoing_emails').select('id').execute()
  const before = (await mails()).length
  expect((await run()).answer.data).toMatchObject({ added: 6 })
  expect(await mails()).toHaveLength(before)
  const rows = await vacanciesOf('Café de los Llanos S.A.S.')
  expect(rows.map((row) => [row.active, day(row.published_at), day(row.closed_at), row.openings])).toEqual([
    [true, '2025-10-01', null, 2],
    [true, '2025-11-02', null, 5],
    [false, null, null, 1],
    [false, '2025-02-01', '2025-05-30', 1],
    [false, '2024-03-01', '2024-08-01', 1],
    [false, null, null, 1],
  ])
  expect(rows.map(({ salary_min, salary_max, code }) => [salary_min, salary_max, code])).toEqual([
    [4_000_000, 6_000_000, 'COP'],
    [1400, 1700, 'EUR'],
    [4000, 6000, 'USD'],
    [3_500_000, 4_500_000, 'COP'],
    [null, null, 'COP'],
    [null, null, 'COP'],
  ])
  expect(rows.map(({ owner }) => owner === diego.email)).toEqual([true, false, false, true, false, false])
})

test('MOV-02 what vacancies lack is asked once, and fills neither closed nor known ones', async () => {
  const actor = await staff()
  await addClient('Una Vez Ltda')
  await site.platform.db.insertInto('skills').values({ name: 'Ventas consultivas' }).execute()
  const file = csv(
    'Cargo;Cliente;Estado',
    'Vendedora;Una Vez Ltda;Abierta',
    'Cajero;Una Vez;Abierta',
    'Vieja;Una Vez Ltda;Cerrada',
  )
  const usual = {
    city: 'Pasto',
    description: 'Atender & vender',
    skills: 'ventas consultivas',
    mode: 'Remote',
    reports_to: 'Gerencia',
  }
  const { preview, run } = await bring(actor, file, { usual })
  expect(preview.lines.map(({ state }) => state)).toEqual(['published', 'published', 'closed'])
  expect(preview.lines[0]?.lacks).toEqual(['esential_job', 'know_skills', 'quality_min_job', 'prefered_job'])
  await run()
  const rows = await vacanciesOf('Una Vez Ltda')
  expect(rows.map((row) => [row.city, row.description_html, row.work_mode, row.reports_to])).toEqual([
    ['Pasto', '<p>Atender &amp; vender</p>', 'Remote', 'Gerencia'],
    ['Pasto', '<p>Atender &amp; vender</p>', 'Remote', 'Gerencia'],
    ['', '', 'Present', ''],
  ])
  const again = await bring(actor, file, { usual, known: 'complete' })
  expect(again.preview.counts).toMatchObject({ known: 3, completed: 0 })
})

test('MOV-02 the currency of the cell counts, and what cannot be stored stays in the conditions', async () => {
  const actor = await staff()
  await addClient('ACME Monedas')
  const { preview, run } = await bring(
    actor,
    csv(
      'Cargo;Cliente;Salario;Moneda;Periodo de pago',
      'Uno;ACME Monedas;2000 USD;;',
      'Dos;ACME Monedas;€24.000;COP;',
      'Tres;ACME Monedas;$1.500.000;COP;',
      'Cuatro;ACME Monedas;2 SMMLV;COP;',
      'Cinco;ACME Monedas;S/ 1,500;;',
      'Seis;ACME Monedas;$ 2.000.000 + comisiones;COP;',
      'Siete;ACME Monedas;$150-190k;COP;',
      'Ocho;ACME Monedas;80000;USD;Yearly',
      'Nueve;ACME Monedas;A convenir;Euro;',
    ),
  )
  await run()
  const rows = await vacanciesOf('ACME Monedas')
  expect(rows.map((row) => [row.salary_mode, row.salary_min, row.code, row.conditions])).toEqual([
    ['single', 2000, 'USD', ''],
    ['single', 24_000, 'EUR', ''],
    ['single', 1_500_000, 'COP', ''],
    ['agreed', null, 'COP', 'Salario: 2 SMMLV, COP'],
    ['agreed', null, 'COP', 'Salario: S/ 1,500'],
    ['single', 2_000_000, 'COP', 'Salario: $ 2.000.000 + comisiones, COP'],
    ['agreed', null, 'COP', 'Salario: $150-190k, COP'],
    ['agreed', null, 'USD', 'Salario: 80000, Yearly, USD'],
    ['agreed', null, 'EUR', ''],
  ])
  expect(
    preview.lines.map(({ notices }) => notices.map(({ field, effect, result }) => `${field} ${effect} ${result}`.trim())),
  ).toEqual([
    [],
    ['currency cell_wins'],
    [],
    ['salary to_conditions records.salary.not_exact'],
    ['salary to_conditions records.salary.no_currency'],
    ['salary also_conditions'],
    ['salary to_conditions records.salary.doubtful'],
    ['salary to_conditions records.salary.not_exact'],
    [],
  ])
})

test('MOV-04 spellings of one company come in as one client, or apart if somebody says so', async () => {
  const actor = await staff()
  const file = csv(
    'Cliente;Ciudad;Teléfono;Estado',
    'TecnoSierra S.A.S.;Cali;6023334455;Activo',
    'Tecnosierra S.A.S;Cali;;Activo',
    'TECNOSIERRA SAS;Cali;;Activo',
    'TecnoSierra  S.A.S. ;Cali;;Activo',
    'TecnoSierra S. A. S.;Cali;3001112233;Activo',
    'TécnoSierra, S.A.S.;Cali;;Activo',
    'TecnoSierra Ltda;Cali;;Activo',
    'D´Origen Sierra Ltda;Bogotá D.C.;;Activo',
    'Café & Té “El Roble”;Medellín;;Prospecto',
    'Cafe y Te El Roble;Medellín;;Activo',
    'TecnoSierra SAS;Pereira;;Activo',
  )
  const { preview, run } = await bring(actor, file, {}, 'clients')
  expect(preview.counts).toMatchObject({ new: 5, twice: 6, wrong: 0 })
  const repeated = preview.lines.filter(({ outcome }) => outcome === 'twice')
  expect(repeated.every(({ line, joins_line }) => joins_line !== null && joins_line < line)).toBe(true)
  expect(preview.spellings.map(({ names }) => names)).toEqual([
    ['TecnoSierra S.A.S.', 'Tecnosierra S.A.S', 'TECNOSIERRA SAS', 'TecnoSierra S. A. S.', 'TécnoSierra, S.A.S.'],
    ['Café & Té “El Roble”', 'Cafe y Te El Roble'],
  ])
  const apart = preview.spellings.slice(1).map(({ key }) => key)
  expect((await bring(actor, file, { apart }, 'clients')).preview.counts).toMatchObject({ new: 6, twice: 5 })
  await run()
  const { notes } = await site.platform.db
    .selectFrom('clients')
    .select('notes')
    .where('name', '=', 'TecnoSierra S.A.S.')
    .executeTakeFirstOrThrow()
  expect(notes).toBe('Teléfono: 6023334455\nTeléfono: 3001112233')
  const again = await bring(actor, csv('Cliente;Ciudad', 'tecno sierra sas;Cali', 'Tecnosierra;Cali'), {}, 'clients')
  expect(again.preview.counts).toMatchObject({ new: 1, known: 1 })
  expect(again.preview.spellings.map(({ names }) => names)).toEqual([['TecnoSierra S.A.S.', 'tecno sierra sas']])
})

test('MOV-04 vacancies find their client by any spelling, unless several companies are possible', async () => {
  const actor = await staff()
  await addClient('Andamios del Sur S.A.')
  await addClient('Grupo Cumbre')
  await addClient('Montajes Ruiz SAS')
  await addClient('Montajes Ruiz Ltda')
  const { preview } = await bring(
    actor,
    csv(
      'Cargo;Cliente',
      'Uno;ANDAMIOS DEL SUR',
      'Dos;Andamios del Sur, S. A.',
      'Tres;Montajes Ruiz',
      'Cuatro;montajes ruiz s.a.s',
      'Cinco;Grupo Cumbre S.A.S.',
    ),
  )
  const found = preview.lines.toSorted((one, other) => one.line - other.line).map(({ outcome, detail }) => `${outcome} ${detail}`)
  expect(found).toEqual([
    'new Andamios del Sur S.A.',
    'new Andamios del Sur S.A.',
    'wrong Montajes Ruiz',
    'new Montajes Ruiz SAS',
    'new Grupo Cumbre',
  ])
})

test('MOV-04 merged cells fill their rows, and hidden rows are asked about', async () => {
  const actor = await staff()
  await addClient('ACME Celdas')
  const inline = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
  const rows = ['Auxiliar A', 'Auxiliar B', 'Auxiliar C'].map(
    (title, at) =>
      `<row r="${at + 2}"${at === 2 ? ' hidden="1"' : ''}>${at === 0 ? inline('A2', 'ACME Celdas') : ''}${inline(`B${at + 2}`, title)}</row>`,
  )
  const sheet = `<sheetData><row r="1">${inline('A1', 'Cliente')}${inline('B1', 'Cargo')}</row>${rows.join('')}</sheetData><mergeCells count="1"><mergeCell ref="A2:A4"/></mergeCells>`
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const file = fileOf(
    rawXlsx('', { 'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}">${sheet}</worksheet>` }),
    'vacantes.xlsx',
  )
  const { preview } = await bring(actor, file)
  expect(preview).toMatchObject({ hidden_rows: [4], counts: { new: 3, wrong: 0 }, plan: '' })
  expect(preview.lines[1]?.notices).toEqual([{ field: 'client', value: 'ACME Celdas', effect: 'merged', result: '' }])
  const without = await bring(actor, file, { hidden: 'leave_out' })
  expect(without.preview.counts).toMatchObject({ new: 2 })
  expect((await without.run()).answer.data).toMatchObject({ added: 2 })
})
