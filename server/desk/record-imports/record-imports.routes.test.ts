import { expect, test } from 'vitest'
import type { RecordKind } from '#domain/desk/record-imports/record-fields.rules.ts'
import { type RecordChoices, recordChoices, recordImportEndpoints } from '#domain/desk/record-imports/record-imports.contract.ts'
import { updateClientEndpoint } from '#domain/hiring/clients/clients.contract.ts'
import { getVacancyEndpoint } from '#domain/hiring/vacancies/vacancies.contract.ts'
import { findColleague } from '../../platform/sessions/find-viewer.ts'
import { sharedTestApp, type TestPerson } from '../../testing/app.ts'
import { fileOf } from '../../testing/documents.ts'
import { makeVacancy } from '../../testing/records.ts'
import { odsFile, xlsxFile } from '../../testing/workbooks.ts'
import { planRecords } from './reads/plan.ts'
import { readRecordTable } from './reads/record-table.ts'
import { importRecords } from './record-imports.writes.ts'
import { recordTargets } from './record-targets.writes.ts'

const site = sharedTestApp()
const staff = () => site.person({ role: 'administrator' })
const csv = (...rows: string[]) => fileOf(Buffer.from(rows.join('\r\n')), 'tabla.csv')

async function look(kind: RecordKind, { token }: TestPerson, file: File, choices: Partial<RecordChoices> = {}) {
  const answer = await site.call(recordImportEndpoints[kind].preview, {
    token,
    files: { file },
    body: { choices: JSON.stringify(choices) },
  })
  return answer.answer.data
}
async function bring(kind: RecordKind, staffer: TestPerson, file: File, choices: Partial<RecordChoices> = {}) {
  const preview = await look(kind, staffer, file, choices)
  const body = { choices: JSON.stringify(choices), plan: preview.plan }
  const done = await site.call(recordImportEndpoints[kind].run, { token: staffer.token, files: { file }, body })
  return { preview, done }
}
const undo = (kind: RecordKind, { token }: TestPerson, id: string) =>
  site.call(recordImportEndpoints[kind].undo, { token, params: { id } })

const clientsNamed = (...names: string[]) =>
  site.platform.db
    .selectFrom('clients')
    .select(['name', 'location', 'active', 'notes'])
    .where('name', 'in', names)
    .orderBy('id')
    .execute()

test('INT-15 clients come in from a table, and what has no field becomes their note', async () => {
  const actor = await staff()
  const file = csv(
    'Razón social;Contacto;Teléfono;Correo;Ciudad;Estado;NIT',
    'Aceros del Norte;Marta Gil;601 555 0101;marta@aceros.example;Tunja;Activo;900.123',
    'Café Sur;;;;;Inactivo;',
    'Aceros del Norte;;;;Tunja;;',
    '¿?;;;;Cali;;',
  )
  const stopped = await look('clients', actor, file, { usual: { city: 'Bogotá' } })
  expect(stopped.columns.map(({ target }) => target)).toEqual(['name', 'contact', 'phone', 'email', 'city', 'status', 'note'])
  expect(stopped).toMatchObject({ counts: { new: 2, known: 0, twice: 1, wrong: 1, completed: 0 }, plan: '' })
  expect(stopped.lines[0]).toMatchObject({ line: 5, outcome: 'wrong', reasons: ['personal.error.name_invalid'] })
  const { done } = await bring('clients', actor, file, { usual: { city: 'Bogotá' }, wrong: 'leave_out' })
  expect(done.answer).toMatchObject({ success_message: 'records.done', data: { added: 2, completed: 0 } })
  expect(await clientsNamed('Aceros del Norte', 'Café Sur')).toEqual([
    {
      ...{ name: 'Aceros del Norte', location: 'Tunja', active: true },
      notes: 'Contacto: Marta Gil\nTeléfono: 601 555 0101\nCorreo: marta@aceros.example\nNIT: 900.123',
    },
    { name: 'Café Sur', location: 'Bogotá', active: false, notes: '' },
  ])
  expect(await site.auditOf(actor)).toEqual(['clients_import.added'])

  const { uuid } = done.answer.data
  const report = await site.call(recordImportEndpoints.clients.report, { token: actor.token, params: { id: uuid } })
  expect(report.bytes.toString()).toContain('"Aceros del Norte";"Tunja";"Se agrega"')
  expect((await undo('clients', actor, uuid)).answer.data).toMatchObject({ stayed: 0, undo_until: null })
  expect(await clientsNamed('Aceros del Norte', 'Café Sur')).toEqual([])
  expect((await undo('clients', actor, uuid)).refusal.error_message).toBe('imports.error.undo_late')
})

test('INT-15 columns that the page read from the preview are the same plan', async () => {
  const { token } = await staff()
  const files = { file: csv('Empresa;Ciudad', 'Plan Igual;Cali') }
  const { answer } = await site.call(recordImportEndpoints.clients.preview, { token, files, body: { choices: '{}' } })
  const choices = JSON.stringify({ columns: answer.data.columns.map(({ target }) => target) })
  const done = await site.call(recordImportEndpoints.clients.run, { token, files, body: { choices, plan: answer.data.plan } })
  expect(done.answer).toMatchObject({ success_message: 'records.done', data: { added: 1 } })
})

test('INT-15 known clients are left out or get what they lack, and keep what was changed since an undo', async () => {
  const actor = await staff()
  const { db } = site.platform
  const known = await db
    .insertInto('clients')
    .values({ name: 'Papeles Andinos', location: 'Cali' })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const file = csv('Cliente;Ciudad;Contacto', 'PAPELES ANDINOS;;Eva Paz', 'Nuevos Papeles;Cali;')
  expect((await look('clients', actor, file)).counts).toMatchObject({ new: 1, known: 1, completed: 0 })
  const { preview, done } = await bring('clients', actor, file, { known: 'complete' })
  expect(preview.lines.find(({ line }) => line === 2)).toMatchObject({ outcome: 'known', gets: ['notes_clients'] })
  expect((await clientsNamed('Papeles Andinos'))[0]?.notes).toBe('Contacto: Eva Paz')
  expect((await look('clients', actor, file, { known: 'complete' })).counts).toMatchObject({ new: 0, known: 2, completed: 0 })

  const change = { name_clients: 'Papeles Andinos', ubication_clients: 'Palmira' }
  await site.call(updateClientEndpoint, { token: actor.token, params: { id: known.uuid }, body: change })
  expect((await undo('clients', actor, done.answer.data.uuid)).answer.data).toMatchObject({ stayed: 1 })
  expect(await clientsNamed('Papeles Andinos', 'Nuevos Papeles')).toMatchObject([
    { location: 'Palmira', notes: 'Contacto: Eva Paz' },
  ])
})

test.each([
  ['XLSX', xlsxFile],
  ['ODS', odsFile],
] as const)('INT-15 a sheet of an %s with clients is found, and its copy is refused when something changed', async (kind, of) => {
  const actor = await staff()
  const name = `Hojas ${kind} Ltda`
  const file = await of({
    Resumen: [['Mes'], ['Enero']],
    Empresas: [
      ['Empresa', 'Ciudad'],
      [name, 'Neiva'],
    ],
  })
  const preview = await look('clients', actor, file)
  expect(preview).toMatchObject({ sheet: 'Empresas', rows: 1, counts: { new: 1 }, encoding: null })
  await bring('clients', actor, file)
  const body = { choices: '{}', plan: preview.plan }
  const again = await site.call(recordImportEndpoints.clients.run, { token: actor.token, files: { file }, body })
  expect(again.refusal.error_message).toBe('imports.error.changed')
})

test('INT-15 vacancies come in as drafts, and are published when the row says so and is complete', async () => {
  const actor = await staff()
  const { db } = site.platform
  await db.insertInto('clients').values({ name: 'Textiles del Valle', location: 'Cali' }).execute()
  await db.insertInto('skills').values({ name: 'Costura fina' }).execute()
  const head =
    'Cargo;Cliente;Ciudad;Estado;Vacantes;Reporta a;Salario;Moneda;Habilidades;Descripción;Funciones;Conocimientos;Requisitos;Deseable;Fecha de cierre'
  const full = (title: string, status: string) =>
    `${title};Textiles del Valle;Cali;${status};2;Jefa de planta;2.000.000 - 3.000.000;COP;costura fina, Magia;<p>Coser <script>x</script></p>;Coser;Telas;Dos años;Inglés;`
  const file = csv(
    head,
    full('Modista publicada', 'Publicada'),
    full('Modista en borrador', 'Borrador'),
    'Auxiliar sin datos;Textiles del Valle;;Abierta;muchas;;lo que pida;;;Ayudar & apoyar;;;;;31/02/2026',
    'Nadie la pide;Cliente Inventado;Cali;;;;;;;;;;;;',
  )
  const { preview, done } = await bring('vacancies', actor, file, { wrong: 'leave_out' })
  expect(preview).toMatchObject({ counts: { new: 3, wrong: 1 }, unknown_skills: ['Magia'], problem: null })
  expect(preview.lines[0]).toMatchObject({ line: 5, reasons: ['records.error.client_unknown'] })
  expect(preview.lines.slice(1).map(({ state, lacks }) => [state, lacks.length > 0])).toEqual([
    ['published', false],
    ['draft', false],
    ['draft', true],
  ])
  expect(done.answer.data.added).toBe(3)
  const rows = await db
    .selectFrom('vacancies')
    .select([
      'title',
      'active',
      'published_at',
      'openings',
      'salary_mode',
      'salary_max',
      'description_html',
      'owner_id',
      'closes_on',
    ])
    .where('owner_id', '=', actor.id)
    .orderBy('id')
    .execute()
  expect(rows.map(({ active, published_at }) => [active, published_at !== null])).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ])
  expect(rows[0]).toMatchObject({ openings: 2, salary_mode: 'range', salary_max: 3_000_000, description_html: '<p>Coser </p>' })
  expect(rows[2]).toMatchObject({
    openings: 1,
    salary_mode: 'agreed',
    description_html: '<p>Ayudar &amp; apoyar</p>',
    closes_on: null,
  })
  expect((await undo('vacancies', actor, done.answer.data.uuid)).answer.data).toMatchObject({ stayed: 0 })
  expect(await db.selectFrom('vacancies').select('id').where('owner_id', '=', actor.id).execute()).toEqual([])
})

test('INT-15 a known vacancy is known by title and client, and gets only what it lacks', async () => {
  const actor = await staff()
  const { db } = site.platform
  const vacancy = await makeVacancy(site.platform)
  await db.updateTable('vacancies').set({ reports_to: '', city: 'Pasto' }).where('id', '=', vacancy.id).execute()
  const { title, client } = await db
    .selectFrom('vacancies')
    .innerJoin('clients', 'clients.id', 'client_id')
    .select(['title', 'clients.name as client'])
    .where('vacancies.id', '=', vacancy.id)
    .executeTakeFirstOrThrow()
  const file = csv('Vacante;Cliente;Ciudad;Reporta a', `${title.toUpperCase()};${client};Cali;Jefa de área`)
  const { preview, done } = await bring('vacancies', actor, file, { known: 'complete' })
  expect(preview).toMatchObject({ counts: { new: 0, known: 1, completed: 1 }, lines: [{ gets: ['report_job'] }] })
  const read = () =>
    db.selectFrom('vacancies').select(['reports_to', 'city', 'version']).where('id', '=', vacancy.id).executeTakeFirst()
  expect(await read()).toMatchObject({ reports_to: 'Jefa de área', city: 'Pasto' })
  await undo('vacancies', actor, done.answer.data.uuid)
  expect(await read()).toMatchObject({ reports_to: '', city: 'Pasto' })
})

test.each<[string, File, string]>([
  ['without headings', csv('marta@acme.example;Bogotá', 'Acme;Cali'), 'imports.error.header'],
  ['with headings only', csv('Cliente;Ciudad'), 'records.error.empty'],
  ['with too many rows', csv('Cliente;Ciudad', ...Array(2001).fill('Acme SA;Cali')), 'records.error.many_rows'],
])('INT-15 a table %s is refused in a sentence', async (_, file, reason) => {
  const { token } = await staff()
  const answer = await site.call(recordImportEndpoints.clients.preview, { token, files: { file }, body: { choices: '{}' } })
  expect([answer.status, answer.refusal.errors]).toEqual([422, { file: [reason] }])
})

test('INT-15 a table of vacancies that is sent twice at once comes in once', async () => {
  const actor = await staff()
  const { db } = site.platform
  await db.insertInto('clients').values({ name: 'Doble Envío', location: 'Cali' }).execute()
  const file = csv('Cargo;Cliente', 'Soldadora doble;Doble Envío')
  const { plan } = await look('vacancies', actor, file)
  const body = { choices: '{}', plan }
  const run = () => site.call(recordImportEndpoints.vacancies.run, { token: actor.token, files: { file }, body })
  const answers = await Promise.all([run(), run(), run()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await db.selectFrom('vacancies').select('id').where('owner_id', '=', actor.id).execute()).toHaveLength(1)
})

test('INT-15 an import never replaces what a colleague wrote between its plan and its writing', async () => {
  const actor = await staff()
  const { db } = site.platform
  const { id: client_id } = await db
    .insertInto('clients')
    .values({ name: 'Escritura Lenta', location: 'Cali' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const vacancy = await makeVacancy(site.platform)
  await db.updateTable('vacancies').set({ client_id, title: 'Tejedora', city: '' }).where('id', '=', vacancy.id).execute()
  const choices = { known: 'complete' } as const
  const read = async (kind: RecordKind, ...rows: string[]) => {
    const table = await readRecordTable(Buffer.from(rows.join('\n')), 'csv', kind, recordChoices.parse(choices))
    if ('unreadable' in table) throw new Error(table.unreadable)
    const found = await findColleague(db, actor.id)
    if (!found) throw new Error('no colleague')
    const plan = await planRecords(site.platform, found, kind, recordTargets[kind], table, recordChoices.parse(choices))
    return () => importRecords(site.platform, found, kind, 'tabla.csv', plan)
  }
  const fill = await read('vacancies', 'Cargo;Cliente;Ciudad', 'Tejedora;Escritura Lenta;Cali')
  const note = await read('clients', 'Cliente;Ciudad;Contacto', 'Escritura Lenta;Cali;Eva Paz')
  await db.updateTable('vacancies').set({ city: 'Neiva' }).where('id', '=', vacancy.id).execute()
  await db.updateTable('clients').set({ notes: 'Llamar primero' }).where('id', '=', client_id).execute()
  expect(await fill()).toMatchObject({ refused: 'imports.error.changed' })
  expect(await note()).toMatchObject({ refused: 'imports.error.changed' })
  const stored = await db.selectFrom('vacancies').select('city').where('id', '=', vacancy.id).executeTakeFirst()
  expect(stored?.city).toBe('Neiva')
  expect((await clientsNamed('Escritura Lenta'))[0]?.notes).toBe('Llamar primero')
})

test('INT-15 a vacancy that an import fills shows no text that an older sanitiser let through', async () => {
  const actor = await staff()
  const { db } = site.platform
  const client = { name: 'Textos Viejos', location: 'Cali' }
  const { id: client_id } = await db.insertInto('clients').values(client).returning('id').executeTakeFirstOrThrow()
  const { id, uuid } = await makeVacancy(site.platform)
  const old = { essential_html: '<p>Coser<script>x</script></p>', rich_text_version: 0, city: '' }
  await db
    .updateTable('vacancies')
    .set({ client_id, title: 'Costurera', ...old })
    .where('id', '=', id)
    .execute()
  const file = csv('Cargo;Cliente;Ciudad', 'Costurera;Textos Viejos;Cali')
  expect((await bring('vacancies', actor, file, { known: 'complete' })).done.answer.data).toMatchObject({ completed: 1 })
  const shown = await site.call(getVacancyEndpoint, { token: actor.token, params: { uuid } })
  expect(shown.text).toContain('Coser')
  expect(shown.text).not.toContain('<script')
})
