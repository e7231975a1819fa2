import { fromCell } from '#domain/kernel/cells.ts'
import { documentExtensions, hasExtension } from '#domain/kernel/file-kinds.ts'
import { limits } from '#domain/kernel/limits.ts'
import { withoutAccents } from '#domain/kernel/search-words.ts'
import { type Delimiter, delimiters, maxColumns, readTable } from '../../../platform/files/table-rows.ts'
import { readZipParts, type ZipParts } from '../../../platform/files/zip-parts.ts'

/** A row of a file of candidates. */
interface FileRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** A CV of a zip. */
export interface PackedCv {
  readonly name: string
  /** Undefined above the size limit. */
  readonly content: Buffer | undefined
}

export interface ImportFile {
  readonly headings: readonly string[]
  readonly rows: readonly FileRow[]
  /** Lines whose quotation marks are not closed. */
  readonly unclosed: readonly { readonly line: number; readonly text: string }[]
  readonly emptyRows: number
  /** The CVs of a zip by every name that a row may use; `ambiguous` when several files have that name. Undefined without a zip. */
  readonly cvs: ReadonlyMap<string, PackedCv | 'ambiguous'> | undefined
}

/** Reads a CSV, or a zip with one CSV and CVs. A file that is neither gets the message key of its reason. */
export async function readImportFile(content: Buffer, extension: string): Promise<ImportFile | { unreadable: string }> {
  if (extension !== 'zip') return readPeople(content, undefined)
  const tables: string[] = []
  const unpacked = await readZipParts(content, (name) => {
    if (!isOwnFile(name)) return undefined
    if (/\.(?:csv|txt)$/i.test(name)) tables.push(name)
    return { name, maxBytes: isTable(name) ? limits.importFile.tableBytes : limits.upload.bytes - 1 }
  })
  if (!unpacked) return { unreadable: 'imports.error.zip' }
  const [table] = tables
  if (table === undefined) return { unreadable: 'imports.error.no_table' }
  if (tables.length > 1) return { unreadable: 'imports.error.two_tables' }
  if (unpacked.parts.size + unpacked.tooLarge.size - 1 > limits.importFile.cvs) return { unreadable: 'imports.error.many_cvs' }
  const text = unpacked.parts.get(table)
  return text ? readPeople(text, cvsByName(unpacked)) : { unreadable: 'imports.error.table_large' }
}

const isTable = (name: string): boolean => hasExtension(name, ['csv', 'txt'])

/** Folders, and what macOS and Windows add to an archive by themselves. */
const isOwnFile = (name: string): boolean =>
  !name.endsWith('/') && !/(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(name)

async function readPeople(content: Buffer, cvs: ImportFile['cvs']): Promise<ImportFile | { unreadable: string }> {
  if (content.length > limits.importFile.tableBytes) return { unreadable: 'imports.error.table_large' }
  // The header, the permitted rows, and one more row that detects too many.
  const table = await readTable(content, { delimiterOf, maxRows: limits.importFile.rows + 2 })
  if (!table) return { unreadable: 'imports.error.csv' }
  const [head, ...rows] = withoutTitle(table.rows)
  const headings = head?.cells.map(headingOf) ?? []
  while (headings.at(-1) === '') headings.pop()
  if (headings.length > maxColumns || !isHeader(headings)) return { unreadable: 'imports.error.header' }
  const people = rows.map(({ line, cells }) => ({ line, cells: cells.map(fromCell) }))
  if (people.length + table.unclosed.length === 0) return { unreadable: 'imports.error.empty' }
  if (people.length > limits.importFile.rows) return { unreadable: 'imports.error.many_rows' }
  return { headings, rows: people, unclosed: table.unclosed, emptyRows: table.emptyRows, cvs }
}

const headingOf = (cell: string): string =>
  fromCell(cell)
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()

/** The most rows of a title above the headings. */
const titleRows = 5

/** The rows from the headings on. Spreadsheets often begin with a title, whose rows have a single cell with content. */
function withoutTitle(rows: readonly FileRow[]): readonly FileRow[] {
  const first = rows.findIndex(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1)
  return first > 0 && first <= titleRows && isHeader(rows[first]?.cells ?? []) ? rows.slice(first) : rows
}

/** A first row with an address or a number in it is a person, not the headings. */
const isHeader = (headings: readonly string[]): boolean =>
  headings.some((heading) => /\p{L}/u.test(heading)) && !headings.some((heading) => /\S@\S+\.\S|^\+?[\d ()-]{7,}$/.test(heading))

/** The delimiter that separates the most headings. */
function delimiterOf(firstRow: string): Delimiter {
  const bare = firstRow.replace(/"(?:[^"]|"")*"/g, '')
  const countOf = (delimiter: Delimiter) => bare.split(delimiter).length
  return delimiters.reduce((best, one) => (countOf(one) > countOf(best) ? one : best))
}

/** A CV is found by its path or its bare name, whatever the case and the accents: archives write them in different ways. */
export const cvName = (name: string): string =>
  withoutAccents(
    name
      .trim()
      .replaceAll('\\', '/')
      .replace(/^\.?\/+/, ''),
  )

function cvsByName({ parts, tooLarge }: ZipParts): Map<string, PackedCv | 'ambiguous'> {
  const found = new Map<string, PackedCv | 'ambiguous'>()
  const offer = (key: string, cv: PackedCv) => found.set(key, found.has(key) && found.get(key) !== cv ? 'ambiguous' : cv)
  const all = [
    ...[...parts].map(([name, content]) => ({ name, content })),
    ...[...tooLarge].map((name) => ({ name, content: undefined })),
  ]
  for (const cv of all.filter(({ name }) => !isTable(name))) {
    const path = cvName(cv.name)
    const base = path.split('/').at(-1) ?? path
    // Exports often name the file without its folder or its ending.
    const bare = (name: string) => (hasExtension(name, documentExtensions) ? name.replace(/\.[^.]*$/, '') : name)
    for (const name of new Set([path, base, bare(path), bare(base)])) offer(name, cv)
  }
  return found
}

/** What a page shows of a file before its columns are chosen. */
export function describeFile({ headings, rows, emptyRows, cvs }: ImportFile) {
  const samplesOf = (column: number) => {
    const values = rows.slice(0, 200).map(({ cells }) => cells[column]?.trim() ?? '')
    return [...new Set(values)]
      .filter((value) => value !== '')
      .slice(0, 3)
      .map((value) => [...value].slice(0, 60).join(''))
  }
  return {
    rows: rows.length,
    empty_rows: emptyRows,
    has_cvs: cvs !== undefined && cvs.size > 0,
    columns: headings.map((heading, column) => ({ heading, samples: samplesOf(column) })),
  }
}
export type DescribedFile = ReturnType<typeof describeFile>
