import { type CsvError, parse } from 'csv-parse/sync'
import { neededColumns, tableColumns } from '#domain/banks/bank-file.contract.ts'
import { fromCell } from '#domain/kernel/cells.ts'
import { limits } from '#domain/kernel/limits.ts'
import { type BankFileContent, decoded, entryOf } from './file-entry.ts'

interface Row {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

/** Nobody needs more; a file of nothing but columns would hold everybody up, and the parser does not count empty ones. */
const mostColumns = 100
const rowOfEmptyCells = new RegExp(`(?:(?:"")?[,;]){${mostColumns}}`)
const mostInRow = 256 * 1024

/** A table of questions, with commas or semicolons between its cells (see docs/bank-files.md). */
export function readCsv(content: Buffer): BankFileContent {
  const text = decoded(content)
  if (rowOfEmptyCells.test(text)) return { unreadable: 'banks.error.csv' }
  const delimiter = /^[^\n]*;/.test(text) && !/^[^\n;]*,/.test(text) ? ';' : ','
  let rows: Row[]
  try {
    const shape = { bom: true, delimiter, info: true, relax_column_count: true, skip_empty_lines: true } as const
    // The head, as many questions as a file may have, and one more, which says that there are too many.
    rows = parse(text, { ...shape, to: limits.bankFile.questions + 2, max_record_size: mostInRow }) as unknown as Row[]
  } catch (error) {
    return { unreadable: (error as CsvError).code ? 'banks.error.csv' : 'errors.bad_request' }
  }
  const [head, ...questions] = rows
  const header = head?.record.map((name) => name.trim().toLowerCase()) ?? []
  if (header.length > mostColumns || !neededColumns.every((name) => header.includes(name)))
    return { unreadable: 'banks.error.csv_header' }
  if (questions.length > limits.bankFile.questions) return { unreadable: 'banks.error.too_many' }
  return {
    entries: questions.map(({ record }, place) => {
      // A row ends in the line that is told; it begins after the one before it.
      const line = ((place === 0 ? head : questions[place - 1])?.info.lines ?? 0) + 1
      return entryOf(line, questionOf(header, record.map(fromCell)))
    }),
  }
}

/** What a row says; an empty cell where something may be missing says nothing. */
function questionOf(header: readonly string[], cells: readonly string[]) {
  const cell = (name: string) => (header.includes(name) ? (cells[header.indexOf(name)] ?? '') : undefined)
  const named = Object.fromEntries(tableColumns.map((name) => [name, cell(name)]))
  const answers = header.flatMap((name, column) => (/^answer_\d+$/.test(name) ? [cells[column] ?? ''] : []))
  const given = answers.slice(0, answers.findLastIndex((answer) => answer.trim() !== '') + 1)
  const correct = Number(named.correct?.trim() || Number.NaN)
  return {
    language: named.language?.trim().toLowerCase(),
    type: named.type?.trim().toLowerCase(),
    question: named.question,
    uuid: named.uuid?.trim() || undefined,
    pair: named.pair?.trim() || undefined,
    alternative_text: named.alternative_text,
    transcript: named.transcript,
    answers: given.map((answer, place) => ({ answer, correct: place + 1 === correct })),
  }
}
