import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { type Cell, DateCell } from './table-cells.ts'

/** The longest text of a cell that spreadsheets open. */
const longestText = 32_767
/** Characters that XML cannot hold. */
const notInXml = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Cs}/gu
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The styles of cells, by their place in `cellXfs`. Texts are of the format text, so that a spreadsheet changes none that is edited. */
const styles = { header: 1, text: 2, day: 3, moment: 4 } as const

/** The parts of a workbook beside its one sheet. */
const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Cantera" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="49" applyNumberFormat="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}

/**
 * Writes a workbook whose rows are read page by page. Texts are cells of type text, which spreadsheets never run as formulas (INJ-06). It is
 * packed while it is read, so that a long list is never in memory as a whole.
 */
export function xlsxOfPages(
  header: readonly string[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncIterable<Uint8Array> {
  const zip = new ZipFile()
  for (const [name, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(head + xml), name)
  const sheet = Readable.from(sheetOf(header, pages))
  const packed = zip.outputStream as Readable
  // A list that cannot be read on ends the download, rather than leave half a workbook.
  sheet.on('error', (error) => packed.destroy(error))
  packed.on('close', () => sheet.destroy())
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml')
  zip.end()
  return packed as AsyncIterable<Uint8Array>
}

async function* sheetOf(header: readonly string[], pages: AsyncIterable<readonly (readonly Cell[])[]>): AsyncGenerator<Buffer> {
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>'
  const columns = `<cols><col min="1" max="${header.length}" width="24" customWidth="1"/></cols>`
  yield Buffer.from(`${head}<worksheet xmlns="${main}">${frozen}${columns}<sheetData>${rowOf(header, styles.header)}`)
  for await (const rows of pages) if (rows.length > 0) yield Buffer.from(rows.map((row) => rowOf(row)).join(''))
  yield Buffer.from('</sheetData></worksheet>')
}

const rowOf = (cells: readonly Cell[], style: number = styles.text) =>
  `<row>${cells.map((cell) => cellOf(cell, style)).join('')}</row>`

function cellOf(cell: Cell, style: number): string {
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  if (cell instanceof DateCell) {
    const { serial, hasTime, text } = cell
    return serial === undefined ? cellOf(text, style) : `<c s="${hasTime ? styles.moment : styles.day}"><v>${serial}</v></c>`
  }
  const text = cell
    .replace(notInXml, '')
    .slice(0, longestText)
    // Spreadsheets read _x0041_ as the character of that number.
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
  return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${text}</t></is></c>`
}
