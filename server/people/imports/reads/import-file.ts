import { documentExtensions, hasExtension } from '#domain/kernel/file-kinds.ts'
import { limits } from '#domain/kernel/limits.ts'
import { withoutAccents } from '#domain/kernel/search-words.ts'
import type { BareEncoding } from '#domain/kernel/text-encodings.ts'
import { emailShape } from '#domain/people/imports/cells.rules.ts'
import { guessColumns } from '#domain/people/imports/columns.rules.ts'
import { knownHeadings } from '#domain/people/imports/headings.rules.ts'
import { kindOfSheet } from '#domain/people/imports/sheet-names.rules.ts'
import { readTableFile, type UsedEncoding } from '../../../platform/files/tables/read-table-file.ts'
import { isFaulty, type Sheet } from '../../../platform/files/tables/table-file.ts'
import { type RepeatedPart, readZipParts, type ZipParts } from '../../../platform/files/zip-parts.ts'
import {
  chooseSheet,
  describeColumns,
  describeEncoding,
  type ImportTable,
  readRowsFor,
  tableFaults,
  tableOf,
  type Unreadable,
} from '../../../platform/imports/import-table.ts'

/** A CV of a zip. */
export interface PackedCv {
  readonly name: string
  /** The name by which staff distinguish it from others of the same name. */
  readonly label: string
  /** Undefined above the size limit, and for a file that cannot be opened. */
  readonly content: Buffer | undefined
  readonly isSealed: boolean
}

export interface ImportFile extends ImportTable {
  readonly emptyRows: number
  /** The tables of the file to choose from, and the name of the one that is read. */
  readonly sheets: readonly { readonly name: string; readonly rows: number }[]
  readonly sheet: string
  /** The encoding of a text that does not say its own. */
  readonly encoding: UsedEncoding | undefined
  /** Undefined without a zip. */
  readonly cvs: PackedCvs | undefined
}

interface PackedCvs {
  readonly files: readonly PackedCv[]
  /** The file that a row or an address names; `ambiguous` when several files have that name. */
  readonly named: (written: string) => PackedCv | 'ambiguous' | undefined
}

/** How staff want a file to be read. */
export interface ImportReading {
  /** The name of the table; without it the one that most likely has people. */
  readonly sheet?: string | undefined
  readonly encoding?: BareEncoding | undefined
}

/** A table of the file with its place, before its headings are looked for. */
interface FoundSheet extends Sheet {
  readonly encoding: UsedEncoding | undefined
}

/** Reads a CSV, XLSX or ODS, or a zip of such tables with CVs. A file that cannot be read gets the message key of its reason. */
export async function readImportFile(
  content: Buffer,
  extension: string,
  reading: ImportReading = {},
): Promise<ImportFile | Unreadable> {
  if (extension !== 'zip') {
    const sheets = await readSheets(content, extension, '', reading)
    return 'unreadable' in sheets ? sheets : chooseTable(sheets, undefined, reading)
  }
  const unpacked = await readZipParts(content, (name) => {
    if (!isOwnFile(name)) return undefined
    return { name, maxBytes: isTable(name) ? limits.importFile.tableBytes : limits.upload.bytes - 1 }
  })
  if (!unpacked) return { unreadable: 'imports.error.zip' }
  const { tooLarge, repeated } = unpacked
  const parts = new Map([...unpacked.parts, ...repeatedTables(repeated)])
  // A text is a table only where no other file is one.
  const all = [...parts.keys(), ...tooLarge].filter(isTable).sort(byLikelihood)
  const named = all.some((name) => !hasExtension(name, ['txt'])) ? all.filter((name) => !hasExtension(name, ['txt'])) : all
  if (named.length === 0) return cvsAlone(unpacked) ?? { unreadable: 'imports.error.no_table' }
  if (parts.size + tooLarge.size + repeated.length - named.length > limits.importFile.cvs)
    return { unreadable: 'imports.error.many_cvs' }
  const found: FoundSheet[] = []
  let reason: Unreadable | undefined
  for (const name of named.slice(0, limits.importFile.tables)) {
    const table = parts.get(name)
    const extension = name.split('.').at(-1)?.toLowerCase() ?? ''
    const read = table ? await readSheets(table, extension, name, reading) : { unreadable: 'imports.error.table_large' }
    // A table that cannot be read is left out where another one is there.
    if ('unreadable' in read) reason ??= read
    else found.push(...read)
  }
  const cvs = cvsByName(unpacked, new Set(found.map(({ name }) => name.split(insideOf)[0] ?? '')))
  return found.length === 0 && reason ? reason : chooseTable(found, cvs, reading)
}

/** A zip without a table whose CVs are named as the addresses of their people: "ana@example.com.pdf" (INT-13). */
function cvsAlone(unpacked: ZipParts): ImportFile | Unreadable | undefined {
  const cvs = cvsByName(unpacked, new Set())
  const rows = [...unpacked.parts.keys()].flatMap((name) => {
    const email = (name.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '')
    return hasExtension(name, documentExtensions) && emailShape.safeParse(email).success ? [{ email, name }] : []
  })
  if (rows.length === 0) return undefined
  if (cvs.files.length > limits.importFile.cvs) return { unreadable: 'imports.error.many_cvs' }
  const table = rows.map(({ email, name }, at) => ({ line: at + 2, cells: [email, name] }))
  const headings = ['Correo', 'Archivo']
  return { headings, rows: table, unclosed: [], emptyRows: 0, sheets: [], sheet: '', encoding: undefined, cvs }
}

/** Tables of a zip with the name of an earlier one, under names of their own. */
const repeatedTables = (repeated: readonly RepeatedPart[]): [string, Buffer][] =>
  labelled(repeated).flatMap(({ name, label, content }) => (content && isTable(name) ? [[label, content]] : []))

/** Numbers the further files of each name: "cv.pdf" is followed by "cv (2).pdf". */
function labelled(repeated: readonly RepeatedPart[]): PackedCv[] {
  const met = new Map<string, number>()
  return repeated.map((part) => {
    const number = (met.get(part.name) ?? 1) + 1
    met.set(part.name, number)
    return { ...part, label: part.name.replace(/(\.[^./]*)?$/, ` (${number})$1`) }
  })
}

const isTable = (name: string): boolean => hasExtension(name, ['csv', 'txt', 'tsv', 'xlsx', 'ods'])

/** Folders, and what macOS and Windows add to an archive by themselves. */
const isOwnFile = (name: string): boolean =>
  !name.endsWith('/') && !/(?:^|\/)(?:__MACOSX\/|\.|~\$|Thumbs\.db$|desktop\.ini$)/i.test(name)

/** Tables whose names speak of people come first. */
const peopleName = /candidat|person|people|gente|postulant|aspirant|applicant|contact|base|talent/i
const byLikelihood = (one: string, other: string): number =>
  Number(peopleName.test(other)) - Number(peopleName.test(one)) || (one < other ? -1 : 1)

/** Between the path of a workbook in a zip and the name of its sheet. */
const insideOf = ' › '

async function readSheets(
  content: Buffer,
  extension: string,
  path: string,
  { encoding }: ImportReading,
): Promise<FoundSheet[] | Unreadable> {
  if (content.length > limits.importFile.tableBytes) return { unreadable: 'imports.error.table_large' }
  const maxRows = readRowsFor(limits.importFile.rows)
  const table = await readTableFile(content, extension, { maxRows, encoding, known: knownHeadings })
  if (isFaulty(table)) return { unreadable: tableFaults[table.fault] }
  return table.sheets.map((sheet) => ({
    ...sheet,
    name: path && sheet.name ? `${path}${insideOf}${sheet.name}` : path || sheet.name,
    encoding: table.encoding,
  }))
}

/** Reads the chosen table, or the one whose headings describe people best. */
function chooseTable(all: readonly FoundSheet[], cvs: ImportFile['cvs'], { sheet = '' }: ImportReading): ImportFile | Unreadable {
  const read = new Map(all.map((one) => [one, peopleOf(one)]))
  const { chosen, sheets } = chooseSheet(all, sheet, (one) => {
    const table = read.get(one)
    const worth = !table || 'unreadable' in table ? -1 : worthOf(table)
    // A table that is named after people comes first if it has names, even if a table of applications has more columns about people.
    return worth + (kindOfSheet(one.name) === 'people' && worth > 50 ? 1000 : 0)
  })
  const table = chosen && read.get(chosen)
  if (!chosen || !table) return { unreadable: 'imports.error.header' }
  const { name, emptyRows, encoding } = chosen
  return 'unreadable' in table ? table : { ...table, emptyRows, sheets, sheet: name, encoding, cvs }
}

/** How well the headings of a table describe people; a table without names comes last. */
function worthOf({ headings, rows }: ImportTable): number {
  const targets = guessColumns(headings).filter((target) => target !== 'ignore')
  const hasName = targets.includes('full_name') || targets.includes('first_name')
  return (hasName ? 50 : 0) + targets.length + (rows.length > 0 ? 1 : 0)
}

const peopleOf = (sheet: FoundSheet) =>
  tableOf(sheet, {
    ...{ known: knownHeadings, most: limits.importFile.rows },
    ...{ empty: 'imports.error.empty', manyRows: 'imports.error.many_rows' },
  })

/** The name of a file as archives of different systems write it: letters in one or two parts, slashes, a leading folder. */
const exactName = (name: string): string =>
  name
    .normalize('NFC')
    .trim()
    .replaceAll('\\', '/')
    .replace(/^\.?\/+/, '')

/** The same without case and accents. */
const similarName = (name: string): string => withoutAccents(exactName(name))

/**
 * A CV is found by its path or its bare name: by the exact one, or else whatever the case and the accents. `tables` are the labels of the
 * files that are read as tables.
 */
function cvsByName({ parts, tooLarge, sealed, repeated }: ZipParts, tables: ReadonlySet<string>): PackedCvs {
  const all: PackedCv[] = [
    ...[...parts].map(([name, content]) => ({ name, label: name, content, isSealed: false })),
    ...[...tooLarge].map((name) => ({ name, label: name, content: undefined, isSealed: false })),
    ...[...sealed].map((name) => ({ name, label: name, content: undefined, isSealed: true })),
    ...labelled(repeated),
  ]
  const files = all.filter(({ label }) => !tables.has(label))
  const [exact, similar] = [filesBy(exactName, files), filesBy(similarName, files)]
  return { files, named: (written) => exact.get(exactName(written)) ?? similar.get(similarName(written)) }
}

function filesBy(keyOf: (name: string) => string, files: readonly PackedCv[]): Map<string, PackedCv | 'ambiguous'> {
  const found = new Map<string, PackedCv | 'ambiguous'>()
  const offer = (key: string, cv: PackedCv) => found.set(key, found.has(key) && found.get(key) !== cv ? 'ambiguous' : cv)
  // Exports often name the file without its folder or its ending.
  const bare = (name: string) => (hasExtension(name, documentExtensions) ? name.replace(/\.[^.]*$/, '') : name)
  for (const cv of files) {
    const path = keyOf(cv.name)
    const base = path.split('/').at(-1) ?? path
    for (const name of new Set([path, base, bare(path), bare(base)])) offer(name, cv)
  }
  return found
}

/** What a page shows of a file before its columns are chosen. */
export const describeFile = (file: ImportFile) => ({
  rows: file.rows.length,
  empty_rows: file.emptyRows,
  has_cvs: file.cvs !== undefined && file.cvs.files.length > 0,
  ...{ sheets: [...file.sheets], sheet: file.sheet },
  encoding: describeEncoding(file.encoding),
  columns: describeColumns(file),
})
