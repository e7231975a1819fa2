import type { BareEncoding } from '#domain/kernel/text-encodings.ts'
import { withLetters } from '../../html-references.ts'
import { bareEncodingOf } from '../decoded-text.ts'
import { type Delimiter, delimiters, readTable } from '../table-rows.ts'
import { encodingSamples } from '../text-encodings.ts'
import { type FaultyTable, isWorkbook, type Sheet } from './table-file.ts'
import { readWorkbook } from './workbook-reader.ts'

interface Reading {
  /** Rows beyond this number are not read. The headings and titles count. */
  readonly maxRows: number
  /** The encoding that staff chose for a text that does not say its own. */
  readonly encoding?: BareEncoding | undefined
  /** Counts the headings of a row that mean something to the caller. */
  readonly known: (cells: readonly string[]) => number
}

export interface UsedEncoding {
  readonly used: BareEncoding
  /** Whether the letters prove it, or staff chose it. */
  readonly isCertain: boolean
  readonly choices: readonly { readonly encoding: BareEncoding; readonly sample: string }[]
}

export interface TableFile {
  readonly sheets: readonly Sheet[]
  /** Undefined for a workbook, and for a text in UTF-8 or UTF-16. */
  readonly encoding: UsedEncoding | undefined
}

/** Reads the tables of a CSV, XLSX or ODS as texts. What the rows mean is up to the caller: see fromHeadings. */
export async function readTableFile(
  content: Buffer,
  extension: string,
  { maxRows, encoding, known }: Reading,
): Promise<TableFile | FaultyTable> {
  if (isWorkbook(extension)) {
    const read = await readWorkbook(content, extension, maxRows)
    return 'fault' in read ? read : { ...read, encoding: undefined }
  }
  const found = bareEncodingOf(content)
  const used = found && (encoding ?? found.encoding)
  const table = await readTable(content, {
    ...{ maxRows, encoding: used, prepare: withLetters },
    delimiterOf: (_, lines) => delimiterOf(lines, known),
  })
  if (!table) return { fault: 'rows' }
  return {
    sheets: [{ name: '', hidden: false, ...table }],
    encoding: found && used && { used, isCertain: encoding !== undefined || found.isCertain, choices: encodingSamples(content) },
  }
}

/** The lines in which the headings are looked for. */
const headLines = 30

/** The delimiter that separates the most known headings, or the most cells, of one of the first lines. */
function delimiterOf(text: string, known: Reading['known']): Delimiter {
  const lines = text.split(/\r\n|\r|\n/).slice(0, headLines)
  const bare = lines.map((line) => line.replace(/"(?:[^"]|"")*"/g, (cell) => cell.replace(/[;,\t"]/g, '')))
  const scoreOf = (delimiter: Delimiter) => {
    const rows = bare.map((line) => line.split(delimiter))
    const counts = rows.map(known)
    const most = Math.max(...counts)
    const below = rows.slice(counts.indexOf(most) + 1)
    return {
      // A sign that only stands in the headings is punctuation: "Apellido paterno, apellido materno y nombres;Correo".
      divides: Number(below.some((row) => row.length > 1)),
      ...{ known: most, cells: rows[0]?.length ?? 0, most: Math.max(...rows.map((row) => row.length)) },
    }
  }
  const scores = delimiters.map((delimiter) => ({ delimiter, ...scoreOf(delimiter) }))
  const [best] = scores.sort(
    (one, other) => other.divides - one.divides || other.known - one.known || other.cells - one.cells || other.most - one.most,
  )
  return best?.delimiter ?? ','
}
