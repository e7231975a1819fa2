import { writeOds } from 'hucre/ods'
import { type CellValue, readXlsx, writeXlsx } from 'hucre/xlsx'
import { fileOf } from './documents.ts'
import { zip } from './zip.ts'

type Rows = readonly (readonly CellValue[])[]
/** The rows of each sheet by its name; a name that begins with a dot is of a hidden sheet. */
type Sheets = Readonly<Record<string, Rows>>

const sheetsOf = (sheets: Sheets) =>
  Object.entries(sheets).map(([name, rows]) => ({
    name: name.replace(/^\./, ''),
    hidden: name.startsWith('.'),
    rows: rows.map((row) => [...row]),
  }))

/** A workbook as XLSX or ODS. */
export const xlsxOf = async (sheets: Sheets) => Buffer.from(await writeXlsx({ sheets: sheetsOf(sheets) }))
export const odsOf = async (sheets: Sheets) => Buffer.from(await writeOds({ sheets: sheetsOf(sheets) }))

/** The rows of the first sheet of an XLSX, with its dates and numbers. */
export const rowsOfXlsx = async (content: Buffer): Promise<CellValue[][]> =>
  (await readXlsx(content)).sheets[0]?.rows.map((row) => [...row]) ?? []

export const xlsxFile = async (sheets: Sheets, name = 'candidatos.xlsx') => fileOf(await xlsxOf(sheets), name)
export const odsFile = async (sheets: Sheets, name = 'candidatos.ods') => fileOf(await odsOf(sheets), name)

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'

/** An XLSX with one sheet of this XML, and with further parts. */
export const rawXlsx = (sheetData: string, more: Record<string, string | Buffer> = {}): Buffer =>
  zip({
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Hoja1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheetData}</sheetData></worksheet>`,
    ...more,
  })
