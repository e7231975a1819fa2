import type { Cell, CellValue, Sheet as ParsedSheet } from 'hucre/xlsx'
import type { TableRow } from '../table-rows.ts'
import type { Sheet } from './table-file.ts'

/** Errors of formulas, as they are stored: they say nothing about the person. */
const failed = /^(?:#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA)|Err:\d+)$/
/** A number format of zeros alone, which shows leading zeros. */
const zeros = /^0{2,20}$/
/** Names of sheets that hold copies of another file's values in an ODS. */
export const isCopiedSheet = (name: string): boolean => /^'?(?:file|https?):\/\//i.test(name)

/** The rows of a parsed sheet as texts, without rows and last columns that are empty. */
export function sheetOf({ name, rows, cells, hidden, veryHidden }: ParsedSheet, maxRows: number): Sheet {
  const kept: TableRow[] = []
  let [emptyRows, gap] = [0, 0]
  for (const [at, row] of rows.entries()) {
    const texts = row.map((value, column) => textOf(value, cells?.get(`${at},${column}`)))
    while (texts.length > 0 && (texts.at(-1) ?? '').trim() === '') texts.pop()
    if (texts.length === 0) {
      gap += 1
      continue
    }
    // Rows that a format fills below the last one are no gap.
    if (kept.length > 0) emptyRows += gap
    gap = 0
    kept.push({ line: at + 1, cells: texts })
    if (kept.length >= maxRows) break
  }
  return { name, hidden: hidden === true || veryHidden === true, rows: kept, unclosed: [], emptyRows }
}

/** The text of a cell: the value of a formula, a day as yyyy-mm-dd, a number with all its digits. */
function textOf(value: CellValue, cell: Cell | undefined): string {
  if (value === null || value === undefined || value === '') return linkText(cell?.formula ?? '')
  if (value instanceof Date) return dateText(value)
  if (typeof value === 'number') return numberText(value, cell?.style?.numFmt)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  const text = String(value)
  return failed.test(text) ? '' : text.normalize('NFC')
}

const link = /^=?HYPERLINK\(\s*"([^"]*)"\s*(?:[,;]\s*"([^"]*)"\s*)?\)$/i

/** What a link says or, for an address or a number, where it leads. Other programs than spreadsheets write its formula without a value. */
function linkText(formula: string): string {
  const [, target = '', label = ''] = link.exec(formula.slice(0, 2000)) ?? []
  return label === '' || /^(?:mailto|tel):/i.test(target) ? target : label
}

/** Spreadsheets have no zones: the library gives the shown day and time as if they were in UTC. A cell of a time alone has no day. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  const [day = '', time = ''] = date.toISOString().slice(0, 19).split('T')
  return time === '00:00:00' ? day : `${day} ${time}`
}

function numberText(value: number, format: string | undefined): string {
  if (!Number.isFinite(value)) return ''
  if (!Number.isInteger(value)) {
    // Fractions carry the rounding of binary numbers, such as 0.30000000000000004.
    const text = String(Number(value.toPrecision(15)))
    return text.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : text
  }
  const digits = BigInt(value).toString()
  return format && zeros.test(format) ? digits.padStart(format.length, '0') : digits
}
