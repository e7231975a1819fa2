import { expect, test } from 'vitest'
import { odsOf, rawXlsx, xlsxOf } from '../../../testing/workbooks.ts'
import { zip } from '../../../testing/zip.ts'
import { readTableFile } from './read-table-file.ts'

const known = (cells: readonly string[]) => cells.filter((cell) => ['Nombre', 'Correo'].includes(cell)).length
const read = (content: Buffer, extension: string) => readTableFile(content, extension, { maxRows: 100, known })

const rows = [
  ['Nombre', 'Celular', 'Nacimiento', 'Puntaje', 'Cédula'],
  ['José Núñez', 573001112233, new Date('1990-05-12T00:00:00Z'), 0.1 + 0.2, '00777'],
  [],
  ['Ana Gil', 3001112233445, null, 2, 'x'],
]

test.each([
  ['xlsx', xlsxOf],
  ['ods', odsOf],
] as const)(
  'INT-14 reads every sheet of an %s as texts: long numbers whole, dates as days, lines as in the file',
  async (extension, of) => {
    const table = await read(await of({ Resumen: [['Mes'], ['Enero']], Gente: rows }), extension)
    expect('fault' in table ? table : table.sheets.map(({ name, emptyRows, rows }) => [name, emptyRows, rows])).toEqual([
      [
        'Resumen',
        0,
        [
          { line: 1, cells: ['Mes'] },
          { line: 2, cells: ['Enero'] },
        ],
      ],
      [
        'Gente',
        1,
        [
          { line: 1, cells: ['Nombre', 'Celular', 'Nacimiento', 'Puntaje', 'Cédula'] },
          { line: 2, cells: ['José Núñez', '573001112233', '1990-05-12', '0.3', '00777'] },
          { line: 4, cells: ['Ana Gil', '3001112233445', '', '2', 'x'] },
        ],
      ],
    ])
  },
)

test('INT-14 a formula is its stored value, an error is empty, and merged cells keep their first', async () => {
  const data = [
    '<row r="1"><c r="A1" t="inlineStr"><is><t>Nombre</t></is></c></row>',
    '<row r="2"><c r="A2" t="str"><f>UPPER("ana")</f><v>ANA</v></c><c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="C2"><f>1+1</f><v>2</v></c></row>',
  ].join('')
  const table = await read(rawXlsx(data), 'xlsx')
  expect('fault' in table ? table : table.sheets[0]?.rows).toEqual([
    { line: 1, cells: ['Nombre'] },
    { line: 2, cells: ['ANA', '', '2'] },
  ])
})

test('INT-14 a link without a stored value says its address, number or label', async () => {
  const links = ['"mailto:ana@example.com","Escribir"', '"tel:3001245678"', '"https://example.com/ana","Ana Gil"', 'A1']
  const cells = links.map((link, at) => {
    const formula = `HYPERLINK(${link})`.replaceAll('"', '&quot;')
    return `<c r="${'ABCD'[at]}2"><f>${formula}</f></c>`
  })
  const data = `<row r="1"><c r="A1" t="inlineStr"><is><t>Nombre</t></is></c></row><row r="2">${cells.join('')}</row>`
  const table = await read(rawXlsx(data), 'xlsx')
  expect('fault' in table ? table : table.sheets[0]?.rows[1]?.cells).toEqual([
    'mailto:ana@example.com',
    'tel:3001245678',
    'Ana Gil',
  ])
})

const oneRow = '<row r="1"><c r="A1" t="inlineStr"><is><t>Nombre</t></is></c></row>'
test.each<[string, () => Buffer, string]>([
  ['with macros', () => rawXlsx(oneRow, { 'xl/vbaProject.bin': 'x' }), 'macros'],
  ['with links to other files', () => rawXlsx(oneRow, { 'xl/externalLinks/externalLink1.xml': '<x/>' }), 'external_links'],
  ['without its parts', () => rawXlsx(oneRow, { 'xl/workbook.xml': '<broken' }), 'damaged'],
  ['cut in half', () => rawXlsx(oneRow).subarray(0, 300), 'damaged'],
])('INT-14 UPL-03 an XLSX %s is refused with its reason', async (_, content, fault) => {
  expect(await read(content(), 'xlsx')).toEqual({ fault })
})

test('INT-14 a sheet that LibreOffice hides by its style is hidden', async () => {
  const style = (name: string, display: boolean) =>
    `<style:style style:name="${name}" style:family="table"><style:table-properties table:display="${display}"/></style:style>`
  const sheet = (name: string, of: string) =>
    `<table:table table:name="${name}" table:style-name="${of}"><table:table-row><table:table-cell office:value-type="string"><text:p>Nombre</text:p></table:table-cell></table:table-row></table:table>`
  const of = (prefix: string) => `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${prefix}:1.0"`
  const content = `<?xml version="1.0"?><office:document-content ${['office', 'style', 'table', 'text'].map(of).join(' ')}><office:automatic-styles>${style('ta1', true)}${style('ta2', false)}</office:automatic-styles><office:body><office:spreadsheet>${sheet('Gente', 'ta1')}${sheet('A &amp; B', 'ta2')}</office:spreadsheet></office:body></office:document-content>`
  const table = await read(zip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': content }), 'ods')
  expect('fault' in table ? table : table.sheets.map(({ name, hidden }) => [name, hidden])).toEqual([
    ['Gente', false],
    ['A & B', true],
  ])
})

test('INT-14 UPL-03 a cell in the last corner of a sheet does not take the memory of all before it', async () => {
  const corner = `${oneRow}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`
  const table = await read(rawXlsx(corner), 'xlsx')
  expect('fault' in table && ['damaged', 'too_large'].includes(table.fault)).toBe(true)
  expect('fault' in (await read(rawXlsx(oneRow), 'xlsx'))).toBe(false)
})

test('INT-14 UPL-03 rows by the hundred thousand that only a format fills are skipped', async () => {
  const empty = Array.from({ length: 400_000 }, (_, at) => `<row r="${at + 2}"><c r="A${at + 2}" s="0"/></row>`).join('')
  const table = await read(rawXlsx(`${oneRow}${empty}`), 'xlsx')
  expect('fault' in table ? table : table.sheets).toMatchObject([{ emptyRows: 0, rows: [{ line: 1, cells: ['Nombre'] }] }])
})

test.each<[string, string]>([
  ['Notas:\r\n"Una frase, con comas, y más."\r\n\r\nNombre;Correo\r\nAna;a@example.com', ';'],
  ['Reporte, de, personas, nuevas\nNombre\tCorreo\nAna\ta@example.com', '\t'],
])('INT-14 finds the delimiter by the headings, not by a title above them', async (text) => {
  const table = await read(Buffer.from(text), 'csv')
  expect('fault' in table ? table : table.sheets[0]?.rows.at(-1)?.cells).toEqual(['Ana', 'a@example.com'])
})
