import { expect, test } from 'vitest'
import { readImportAgainEndpoint, runImportEndpoint, uploadImportEndpoint } from '#domain/people/imports/imports.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { acceptedKinds, fileOf } from '../../testing/documents.ts'
import { peopleCsv, peopleZip, previewPeople } from '../../testing/import-files.ts'
import { odsFile, rawXlsx, xlsxFile } from '../../testing/workbooks.ts'

const site = sharedTestApp()
const staff = () => site.person({ role: 'administrator' })

const head = [
  'Primer nombre',
  'Segundo nombre',
  'Primer apellido',
  'Segundo apellido',
  'Correo',
  'Celular',
  'Fecha de nacimiento',
]
const luisa = [
  'Luisa',
  'Fernanda',
  'Ospina',
  'Restrepo',
  'luisa.hoja@example.com',
  573001112233,
  new Date('1990-05-12T00:00:00Z'),
]
const sheets = { Resumen: [['Mes'], ['Enero']], Gente: [['Base 2026'], [], head, luisa] }

test.each([
  ['XLSX', xlsxFile],
  ['ODS', odsFile],
] as const)('INT-14 the sheet with people of an %s is found, and its people are previewed', async (_, of) => {
  const actor = await staff()
  const { uploaded, preview } = await previewPeople(site, actor, await of(sheets))
  expect(uploaded.file).toMatchObject({ sheet: 'Gente', rows: 1, encoding: null })
  expect(uploaded.file?.sheets.map(({ name }) => name)).toEqual(['Resumen', 'Gente'])
  expect(preview).toMatchObject({ counts: { new: 1, wrong: 0 }, interpreted: { count: 0 } })
  expect(preview.rows[0]).toMatchObject({
    ...{
      line: 4,
      first_name: 'Luisa Fernanda',
      last_name: 'Ospina Restrepo',
      phone: '573001112233',
      date_of_birth: '1990-05-12',
    },
  })
})

test('INT-14 of a workbook with several tables of people, the one with their name is read', async () => {
  const actor = await site.person({ role: 'administrator' })
  const wide = ['Nombre', 'Correo', 'Celular', 'Ciudad', 'Fecha de nacimiento', 'Etiquetas']
  const sheets = { Historial: [wide, ['Ana', 'ana.hoja@example.com', '', 'Cali', '', '']], Candidatos: [head, luisa] }
  const { uploaded } = await previewPeople(site, actor, await xlsxFile(sheets))
  expect(uploaded.file?.sheet).toBe('Candidatos')
})

test('INT-14 a hidden sheet is not offered', async () => {
  const hidden = {
    Gente: [['Nombre'], ['Ana Visible']],
    '.Retirados': [
      ['Nombre', 'Correo'],
      ['Luis Oculto', ''],
    ],
  }
  const { token } = await staff()
  const uploaded = (await site.call(uploadImportEndpoint, { token, files: { file: await xlsxFile(hidden) } })).answer.data
  expect(uploaded.file?.sheets.map(({ name }) => name)).toEqual(['Gente'])
})

test('INT-14 staff choose another sheet, which is read from then on', async () => {
  const { token } = await staff()
  const other = {
    Activos: [['Nombre'], ['Ana Activa']],
    Retirados: [
      ['Nombre', 'Correo'],
      ['Luis Retirado', ''],
    ],
  }
  const uploaded = (await site.call(uploadImportEndpoint, { token, files: { file: await xlsxFile(other) } })).answer.data
  expect(uploaded.file?.sheet).toBe('Retirados')
  const params = { id: uploaded.uuid }
  const again = await site.call(readImportAgainEndpoint, { token, params, body: { sheet: 'Activos' } })
  expect(again.answer.data.file).toMatchObject({ sheet: 'Activos', columns: [{ heading: 'Nombre', guess: 'full_name' }] })
})

/** The beginning of the container in which Office stores workbooks with a password, and those of before 2007. */
const compoundFile = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2048)])
/** 80 MB of one letter, in less than 100 kilobytes. */
const bomb = () => rawXlsx('', { 'xl/sharedStrings.xml': Buffer.alloc(80 * 1_048_576, 'x') })

test.each<[string, () => File, string, number]>([
  ['macros', () => fileOf(rawXlsx('', { 'xl/vbaProject.bin': 'x' }), 'gente.xlsx'), 'imports.error.macros', 422],
  [
    'links',
    () => fileOf(rawXlsx('', { 'xl/externalLinks/externalLink1.xml': '<x/>' }), 'gente.xlsx'),
    'imports.error.external_links',
    422,
  ],
  ['a macro extension', () => fileOf(rawXlsx(''), 'gente.xlsm'), 'imports.error.macros', 422],
  ['a password', () => fileOf(compoundFile, 'gente.xlsx'), 'imports.error.encrypted', 422],
  ['the format of before 2007', () => fileOf(compoundFile, 'gente.xls'), 'imports.error.old_workbook', 422],
  ['contents that expand without end', () => fileOf(bomb(), 'gente.xlsx'), 'portfolio.error.file_content', 415],
  ['a missing end', () => fileOf(rawXlsx('').subarray(0, 300), 'gente.xlsx'), 'portfolio.error.file_content', 415],
  ['a broken part', () => fileOf(rawXlsx('', { 'xl/workbook.xml': '<x' }), 'gente.xlsx'), 'imports.error.damaged', 422],
])('INT-14 UPL-03 a workbook with %s is refused in one sentence', async (_, file, reason, status) => {
  const { token } = await staff()
  const answer = await site.call(uploadImportEndpoint, { token, files: { file: file() } })
  expect([answer.status, answer.refusal.errors]).toEqual([status, { file: [reason] }])
})

test('INT-14 headings below a notice are found, with the delimiter of the headings', async () => {
  const rows = ['Notes:', '"Some addresses, of members, are missing."', '', 'First Name,Last Name,Email Address,Position']
  const file = peopleCsv(...rows, 'Jorge,"Pabón, MBA",jorge.pabon@example.com,Gerente', 'Laura 🌻,Nieto,laura.nieto@example.com,')
  const { preview } = await previewPeople(site, await staff(), file)
  expect(preview.rows.map(({ line, first_name, last_name }) => [line, first_name, last_name])).toEqual([
    [5, 'Jorge', 'Pabón'],
    [6, 'Laura', 'Nieto'],
  ])
})

test('INT-14 a zip is read by its table of people; other files are named and left out', async () => {
  const file = await peopleZip({
    'vacantes.csv': 'Cargo;Ciudad\nContador;Cali',
    'candidatos.csv': 'Nombre;Correo;CV\nTina Texto;tina.zip@example.com;plain.txt\nAna Pdf;ana.zip@example.com;ana.pdf',
    'plain.txt': 'Trabajo desde hace diez años.',
    'ana.pdf': acceptedKinds.pdf!,
    'programa.exe': 'MZ',
  })
  const { uploaded, preview } = await previewPeople(site, await staff(), file)
  expect(uploaded.file).toMatchObject({ sheet: 'candidatos.csv', has_cvs: true })
  expect(preview.counts).toMatchObject({ new: 2, wrong: 0 })
  expect(preview.interpreted.cells).toMatchObject([{ value: 'plain.txt', rule: 'to_note', reason: 'imports.error.cv_kind' }])
  expect(preview.unused_files.names).toEqual(expect.arrayContaining(['plain.txt', 'programa.exe']))
})

test('INT-14 an encoding that letters prove is used and shown; one that they do not prove is asked for', async () => {
  const actor = await staff()
  const mac = Buffer.from(peopleBytes)
  const { uploaded, preview } = await previewPeople(site, actor, fileOf(mac, 'gente.csv'))
  expect(uploaded.file?.encoding).toMatchObject({ used: 'macintosh', is_certain: true })
  expect(preview.rows[0]).toMatchObject({ first_name: 'José', last_name: 'Núñez' })

  const unsure = Buffer.from('Nombre;Correo\nAna A\xf1o;\n', 'latin1')
  const asked = await previewPeople(site, actor, fileOf(unsure, 'gente.csv'))
  expect([asked.uploaded.file?.encoding?.is_certain, asked.preview.plan]).toEqual([false, ''])
  const params = { id: asked.id }
  const run = await site.call(runImportEndpoint, { token: actor.token, params, body: { plan: '' } })
  expect(run.refusal.error_message).toBe('errors.stale')
  const body = { sheet: '', encoding: 'windows-1252' as const }
  const again = await site.call(readImportAgainEndpoint, { token: actor.token, params, body })
  expect(again.answer.data.file?.encoding).toMatchObject({ used: 'windows-1252', is_certain: true })
})

/** "Nombre;Apellido", "José;Núñez" and "María Inés;Peña" as a Macintosh writes them. */
const peopleBytes = Uint8Array.from([
  ...Buffer.from('Nombre;Apellido\nJos'),
  0x8e,
  ...Buffer.from(';N'),
  0x9c,
  0x96,
  ...Buffer.from('ez\nMar'),
  0x92,
  ...Buffer.from('a In'),
  0x8e,
  ...Buffer.from('s;Pe'),
  0x96,
  ...Buffer.from('a\n'),
])

/** People of whom the second row is hidden, and whose city is one merged cell. */
const hiddenAndMerged = (name: string) => {
  const rows = ['Ana', 'Luz', 'Eva'].map(
    (first, at) =>
      `<row r="${at + 2}"${at === 1 ? ' hidden="1"' : ''}>${inline(`A${at + 2}`, `${first} ${name}`)}${at === 0 ? inline('B2', 'Cali') : ''}</row>`,
  )
  const sheet = `<sheetData><row r="1">${inline('A1', 'Nombre completo')}${inline('B1', 'Ciudad')}</row>${rows.join('')}</sheetData><mergeCells count="1"><mergeCell ref="B2:B4"/></mergeCells>`
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  return fileOf(rawXlsx('', { 'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}">${sheet}</worksheet>` }), 'gente.xlsx')
}
const inline = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`

test('MOV-04 an import waits for a choice about hidden rows, and marks what merged cells fill', async () => {
  const actor = await staff()
  const { preview } = await previewPeople(site, actor, hiddenAndMerged('Oculta'))
  expect(preview).toMatchObject({ hidden_rows: [3], counts: { new: 3 }, plan: '' })
  expect(preview.rows.map(({ city }) => city)).toEqual(['Cali', 'Cali', 'Cali'])
  expect(preview.interpreted.cells.map(({ line, rule, result }) => [line, rule, result])).toEqual([
    [3, 'merged', 'Cali'],
    [4, 'merged', 'Cali'],
  ])
  const without = await previewPeople(site, actor, hiddenAndMerged('Oculta'), { hidden: 'leave_out' })
  expect(without.preview).toMatchObject({ hidden_rows: [3], counts: { new: 2 } })
  expect(without.preview.plan).not.toBe('')
})
