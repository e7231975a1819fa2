import { expect, test } from 'vitest'
import { rawXlsx } from '../../../testing/workbooks.ts'
import { zip } from '../../../testing/zip.ts'
import { fromHeadings } from './header-row.ts'
import { readTableFile } from './read-table-file.ts'

const known = (cells: readonly string[]) => cells.filter((cell) => ['Nombre', 'Correo', 'Ciudad'].includes(cell)).length
async function read(content: Buffer, extension: string) {
  const table = await readTableFile(content, extension, { maxRows: 100, known })
  if ('fault' in table) throw new Error(table.fault)
  return fromHeadings(table.sheets[0]?.rows ?? [], known).map(({ line, cells, hidden = false, merged = [] }) => ({
    ...{ line, text: cells.join('|'), hidden, merged: merged.map(({ column }) => column) },
  }))
}

const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
const row = (at: number, texts: readonly string[], more = '') =>
  `<row r="${at}"${more}>${texts.map((text, column) => (text ? cell(`${'ABC'[column]}${at}`, text) : '')).join('')}</row>`

const sheet = (rows: string, after = '') =>
  rawXlsx('', {
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData>${after}</worksheet>`,
  })

const odsCell = (text: string, more = '') =>
  `<table:table-cell office:value-type="string"${more}><text:p>${text}</text:p></table:table-cell>`
const ods = (rows: string) =>
  zip({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'META-INF/manifest.xml': '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>',
    'content.xml': `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet><table:table table:name="Hoja1">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
  })

const mergedRows = [
  { line: 2, text: 'Ana|ana@x.example|Cali', hidden: false, merged: [] },
  { line: 3, text: 'Luz|luz@x.example|Cali', hidden: false, merged: [2] },
  { line: 4, text: 'Eva|eva@x.example|Cali', hidden: false, merged: [2] },
]

test('MOV-04 a merged cell of an XLSX counts for each of its rows, and a title across the table for none', async () => {
  const rows = [
    row(1, ['Nombre', 'Correo', 'Ciudad']),
    row(2, ['Ana', 'ana@x.example', 'Cali']),
    row(3, ['Luz', 'luz@x.example', '']),
    row(4, ['Eva', 'eva@x.example', '']),
    row(5, ['Candidatos de 2024', '', '']),
  ]
  const merges = '<mergeCells count="2"><mergeCell ref="C2:C4"/><mergeCell ref="A5:C5"/></mergeCells>'
  expect((await read(sheet(rows.join(''), merges), 'xlsx')).slice(1)).toEqual([
    ...mergedRows,
    { line: 5, text: 'Candidatos de 2024', hidden: false, merged: [] },
  ])
})

test('MOV-04 a merged cell of an ODS counts for each of its rows', async () => {
  const spanned = odsCell('Cali', ' table:number-columns-spanned="1" table:number-rows-spanned="3"')
  const covered = '<table:covered-table-cell/>'
  const rowOf = (texts: readonly string[], last: string) =>
    `<table:table-row>${texts.map((text) => odsCell(text)).join('')}${last}</table:table-row>`
  const rows = [
    rowOf(['Nombre', 'Correo'], odsCell('Ciudad')),
    rowOf(['Ana', 'ana@x.example'], spanned),
    rowOf(['Luz', 'luz@x.example'], covered),
    rowOf(['Eva', 'eva@x.example'], covered),
  ]
  expect((await read(ods(rows.join('')), 'ods')).slice(1)).toEqual(mergedRows)
})

test('MOV-04 rows that an XLSX or an ODS hides are known, by a filter or by hand', async () => {
  const texts = [
    ['Nombre', 'Correo'],
    ['Ana', 'ana@x.example'],
    ['Luz', 'luz@x.example'],
    ['Eva', 'eva@x.example'],
  ]
  const xlsx = texts.map((one, at) => row(at + 1, one, at === 2 ? ' hidden="1"' : '')).join('')
  const odsRows = texts.map((one, at) => {
    const visibility = at === 2 ? ' table:visibility="filter"' : at === 3 ? ' table:visibility="collapse"' : ''
    return `<table:table-row${visibility}>${one.map((text) => odsCell(text)).join('')}</table:table-row>`
  })
  const hiddenOf = (rows: Awaited<ReturnType<typeof read>>) => rows.flatMap(({ line, hidden }) => (hidden ? [line] : []))
  expect(hiddenOf(await read(sheet(xlsx), 'xlsx'))).toEqual([3])
  expect(hiddenOf(await read(ods(odsRows.join('')), 'ods'))).toEqual([3, 4])
})

test('INT-14 a number in a column of dates is a date', async () => {
  const rows = [
    row(1, ['Nombre', 'Correo', 'Ciudad']),
    `<row r="2">${cell('A2', 'Ana')}<c r="C2" s="1"><v>45000</v></c></row>`,
    `<row r="3">${cell('A3', 'Luz')}<c r="C3"><v>45001</v></c></row>`,
    `<row r="4">${cell('A4', 'Eva')}<c r="B4"><v>45002</v></c></row>`,
  ]
  const styled = rawXlsx(rows.join(''), {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>',
    'xl/styles.xml':
      '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
  })
  expect((await read(styled, 'xlsx')).slice(1).map(({ text }) => text)).toEqual([
    'Ana||2023-03-15',
    'Luz||2023-03-16',
    'Eva|45002',
  ])
})

test('INT-14 a sign that only stands in the headings of a CSV does not divide its cells', async () => {
  const csv = 'Apellido paterno, apellido materno y nombres;Correo\r\nPINTO RAMOS OSCAR IVÁN;oscar.pinto@example.com\r\n'
  const table = await readTableFile(Buffer.from(csv), 'csv', {
    maxRows: 100,
    known: (cells) => cells.filter((one) => /apellido|^correo$/i.test(one)).length,
  })
  expect('fault' in table ? table : table.sheets[0]?.rows.map(({ cells }) => cells)).toEqual([
    ['Apellido paterno, apellido materno y nombres', 'Correo'],
    ['PINTO RAMOS OSCAR IVÁN', 'oscar.pinto@example.com'],
  ])
})
