import type { Cell, CellValue, Sheet as ParsedSheet } from 'hucre/xlsx'
import { dayMs } from '#domain/kernel/dates.ts'
import { type MergedCell, maxColumns, type TableRow } from '../table-rows.ts'
import type { Sheet } from './table-file.ts'

/** Errors of formulas, as they are stored: they say nothing about the person. */
const failed = /^(?:#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA)|Err:\d+)$/
/** A number format of zeros alone, which shows leading zeros. */
const zeros = /^0{2,20}$/
/** Names of sheets that hold copies of another file's values in an ODS. */
export const isCopiedSheet = (name: string): boolean => /^'?(?:file|https?):\/\//i.test(name)

/**
 * The rows of a parsed sheet as texts, without rows and last columns that are empty. `hiddenRows` are those that the library does not report, from
 * 0.
 */
export function sheetOf(
  { name, rows, cells, hidden, veryHidden, merges = [], rowDefs }: ParsedSheet,
  maxRows: number,
  hiddenRows: ReadonlySet<number> = new Set(),
): Sheet {
  const kept: TableRow[] = []
  const merged = mergedCells(merges.slice(0, mostMerges), rows, (at, column) => textAt(at, column, rows[at]?.[column]))
  const dateColumns = columnsOfDates(rows)
  let [emptyRows, gap] = [0, 0]
  for (const [at, row] of rows.entries()) {
    const texts = row.map((value, column) => textAt(at, column, value))
    while (texts.length > 0 && (texts.at(-1) ?? '').trim() === '') texts.pop()
    if (texts.length === 0) {
      gap += 1
      continue
    }
    // Rows that a format fills below the last one are no gap.
    if (kept.length > 0) emptyRows += gap
    gap = 0
    const isHidden = hiddenRows.has(at) || rowDefs?.get(at)?.hidden === true
    const covered = merged.get(at)
    kept.push({ line: at + 1, cells: texts, ...(isHidden && { hidden: true }), ...(covered && { merged: covered }) })
    if (kept.length >= maxRows) break
  }
  return { name, hidden: hidden === true || veryHidden === true, rows: kept, unclosed: [], emptyRows }

  function textAt(at: number, column: number, value: CellValue = null): string {
    const isDay = typeof value === 'number' && isSerial(value) && dateColumns.has(column)
    return isDay ? dateText(new Date(serialZero + value * dayMs)) : textOf(value, cells?.get(`${at},${column}`))
  }
}

/** Protects against a sheet of a stranger with ranges over millions of cells. */
const mostMerges = 10_000
const mostMergedCells = 200_000

/** The cells of merged ranges behind their first one, by their row. Those that have a value of their own keep it. */
function mergedCells(
  merges: NonNullable<ParsedSheet['merges']>,
  rows: ParsedSheet['rows'],
  textAt: (at: number, column: number) => string,
): ReadonlyMap<number, readonly MergedCell[]> {
  const found = new Map<number, MergedCell[]>()
  let count = 0
  for (const { startRow, startCol, endRow, endCol } of merges) {
    const text = textAt(startRow, startCol)
    if (text === '') continue
    for (let at = startRow; at <= Math.min(endRow, rows.length - 1); at += 1)
      for (let column = startCol; column <= Math.min(endCol, maxColumns); column += 1) {
        count += 1
        if (count > mostMergedCells) return found
        if ((at === startRow && column === startCol) || textAt(at, column) !== '') continue
        found.set(at, [...(found.get(at) ?? []), { column, text, isOfRow: at === startRow }])
      }
  }
  return found
}

/** Days from 30 December 1899, of the years 1954 to 2064. */
const isSerial = (value: number): boolean => value >= 20_000 && value <= 60_000
const serialZero = Date.UTC(1899, 11, 30)

/** Columns whose cells are mostly dates: a number among them is a date whose format got lost. */
function columnsOfDates(rows: ParsedSheet['rows']): ReadonlySet<number> {
  const [dates, others] = [new Map<number, number>(), new Map<number, number>()]
  for (const row of rows.slice(0, mostRowsToJudge))
    for (const [column, value] of row.entries())
      if (value instanceof Date) dates.set(column, (dates.get(column) ?? 0) + 1)
      else if (typeof value === 'number') others.set(column, (others.get(column) ?? 0) + 1)
  return new Set([...dates].flatMap(([column, count]) => (count >= (others.get(column) ?? 0) ? [column] : [])))
}
const mostRowsToJudge = 1000

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
