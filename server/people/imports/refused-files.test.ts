import { expect, test } from 'vitest'
import { limits } from '#domain/kernel/limits.ts'
import { previewPeopleEndpoint, uploadImportEndpoint } from '#domain/people/imports/imports.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { acceptedKinds, fileOf } from '../../testing/documents.ts'
import { filesUnder } from '../../testing/files-under.ts'
import { importPeople, peopleCsv, peopleZip, previewPeople } from '../../testing/import-files.ts'

const site = sharedTestApp()

test.each<[string, () => File | Promise<File>, string, number?]>([
  ['a picture', () => fileOf(acceptedKinds.png!, 'gente.csv'), 'portfolio.error.file_content', 415],
  ['a PDF', () => fileOf(acceptedKinds.pdf!, 'gente.pdf'), 'portfolio.error.file_kind', 415],
  ['nothing', () => peopleCsv(''), 'imports.error.header'],
  ['headings only', () => peopleCsv('Nombre;Correo'), 'imports.error.empty'],
  ['people without headings', () => peopleCsv('Ana Gómez;ana@example.com', 'Luis;luis@example.com'), 'imports.error.header'],
  ['too many columns', () => peopleCsv('a;'.repeat(150), 'x'), 'imports.error.header'],
  ['too many people', () => peopleCsv('Nombre', ...Array(limits.importFile.rows + 1).fill('Ana')), 'imports.error.many_rows'],
  ['a zip without a table', () => peopleZip({ 'a.pdf': acceptedKinds.pdf! }), 'imports.error.no_table'],
  ['a zip bomb', () => peopleZip({ 'a.csv': Buffer.alloc(80 * 1_048_576) }), 'portfolio.error.file_content', 415],
])('INT-03 UPL-03 refuses a file with %s in one sentence', async (_, file, reason, status = 422) => {
  const { token } = await site.person({ role: 'administrator' })
  const answer = await site.call(uploadImportEndpoint, { token, files: { file: await file() } })
  expect([answer.status, answer.refusal.errors]).toEqual([status, { file: [reason] }])
  expect(await filesUnder(`${site.dataDir}/tmp`)).toEqual([])
  expect(await site.platform.db.selectFrom('files').select('id').where('purpose', '=', 'import').execute()).toEqual([])
})

test('INT-03 UPL-02 a path that leaves the archive makes the zip unreadable', async () => {
  const { token } = await site.person({ role: 'administrator' })
  const zip = Buffer.from(await (await peopleZip({ 'a.csv': 'Nombre\nAna', 'xx/evil.pdf': 'x' })).arrayBuffer())
  const evil = Buffer.from(zip.toString('latin1').replaceAll('xx/evil', '../evil'), 'latin1')
  const answer = await site.call(uploadImportEndpoint, { token, files: { file: fileOf(evil, 'gente.zip') } })
  expect([answer.status, answer.refusal.errors]).toEqual([422, { file: ['imports.error.zip'] }])
})

test.each<[string, string[], string]>([
  ['two columns for one field', ['full_name', 'full_name'], 'imports.error.column_twice'],
  ['no name', ['email', 'ignore'], 'imports.error.name_column'],
  ['CVs without a zip', ['full_name', 'cv'], 'imports.error.cv_without_zip'],
])('INT-03 refuses a choice of columns with %s', async (_, columns, reason) => {
  const { token } = await site.person({ role: 'administrator' })
  const uploaded = await site.call(uploadImportEndpoint, { token, files: { file: peopleCsv('Nombre;Archivo', 'Ana;ana.pdf') } })
  const params = { id: uploaded.answer.data.uuid }
  const answer = await site.call(previewPeopleEndpoint, { token, params, body: { columns } })
  expect([answer.status, answer.refusal.errors]).toEqual([422, { columns: [reason] }])
})

const rows = ['Nombre;Correo;Observaciones', 'Íñigo Peña;;"Él dijo: ""ñ"""'].join('\r\n')
test.each<[string, Buffer, string]>([
  ['UTF-8 with a byte-order mark', Buffer.from(`\ufeff${rows}`), 'gente.csv'],
  ['UTF-16', Buffer.from(`\ufeff${rows}`, 'utf16le'), 'gente.csv'],
  ['Windows-1252', Buffer.from(rows, 'latin1'), 'gente.csv'],
  ['commas', Buffer.from(rows.replaceAll(';', ',')), 'gente.csv'],
  ['tabs, saved as text', Buffer.from(`\ufeff${rows.replaceAll(';', '\t')}`, 'utf16le'), 'gente.txt'],
  ['a line that names the separator', Buffer.from(`sep=;\n${rows}`, 'latin1'), 'gente.csv'],
])('INT-03 reads a file in %s', async (_, content, name) => {
  const staff = await site.person({ role: 'administrator' })
  const { preview } = await previewPeople(site, staff, fileOf(content, name))
  expect(preview.rows).toMatchObject([{ first_name: 'Íñigo', last_name: 'Peña', note: 'Él dijo: "ñ"' }])
})

test('INT-03 ragged rows and open quotes are wrong lines; the other lines keep their number', async () => {
  const staff = await site.person({ role: 'administrator' })
  const file = peopleCsv(
    'Nombre;Correo;Notas',
    'Ana;ana.rara@example.com',
    'Luis;;a;sobra',
    'Eva;;"dos',
    'líneas"',
    'Sol;;"abierta',
    'Mar;;',
  )
  const { preview, done } = await importPeople(site, staff, file)
  expect(preview.problems.map(({ line, reason }) => [line, reason])).toEqual([
    [3, 'imports.error.more_cells'],
    [6, 'imports.error.quotes'],
  ])
  expect(preview.rows.map(({ line, first_name, outcome }) => [line, first_name, outcome])).toEqual([
    [2, 'Ana', 'new'],
    [3, 'Luis', 'wrong'],
    [4, 'Eva', 'new'],
    [7, 'Mar', 'new'],
  ])
  expect(done.counts).toEqual({ new: 3, known: 0, declined: 0, twice: 0, wrong: 2 })
})
