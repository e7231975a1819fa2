import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { comparablePhone } from '#domain/kernel/comparable-phone.ts'
import { calendarDay } from '#domain/kernel/dates.ts'
import { documentExtensions } from '#domain/kernel/file-kinds.ts'
import { type ColumnHeadings, type Completion, completesKnown, isNothing } from '#domain/people/imports/completion.rules.ts'
import { dateOrderOf } from '#domain/people/imports/dates.rules.ts'
import type { ImportChoices } from '#domain/people/imports/imports.contract.ts'
import { noteLine } from '#domain/people/imports/notes.rules.ts'
import { type ImportPlan, type PlannedRow, planImport } from '#domain/people/imports/plan.rules.ts'
import {
  type ImportedRow,
  type InterpretedCell,
  type ReadingRows,
  type RowProblem,
  readRow,
} from '#domain/people/imports/rows.rules.ts'
import { discardUploads, type Upload, unpackedUpload } from '../../../platform/files/uploads.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { readExampleNames } from '../../../platform/site-content.ts'
import type { ImportContent } from '../imports.reads.ts'
import { type KnownRow, readCompletions, type StoredRow } from './completions.ts'
import { type PlannedConsents, readConsents } from './consents.ts'
import { type ImportFile, type ImportReading, type PackedCv, readImportFile } from './import-file.ts'
import { readKnown, readSkillsNamed, readTagsNamed } from './known-people.ts'

/** Rows that are read before other requests get the event loop: a few milliseconds of work. */
const rowsAtOnce = 100

/** The plan of an import: what becomes of each row, and what the rows name. */
export interface WholePlan extends ImportPlan {
  readonly file: ImportFile
  /** Ids by the names as rows write them. */
  readonly skills: ReadonlyMap<string, number>
  readonly tags: ReadonlyMap<string, number>
  readonly headings: ColumnHeadings
  /** The packed CV that a row names. */
  readonly cvOf: (row: ImportedRow) => PackedCv | undefined
  readonly asksDateOrder: boolean
  readonly interpreted: readonly InterpretedCell[]
  readonly consents: PlannedConsents
  /** The names of the example company that e-mails to these people would carry. */
  readonly exampleNames: readonly string[]
  /** What the import adds to known people, by their line. */
  readonly completions: ReadonlyMap<number, { readonly completion: Completion; readonly stored: StoredRow }>
  /** The number of known people to whom the import adds something. */
  readonly completed: number
  /**
   * Identifies the plan; an import runs only when it still matches the preview. Empty while dates or letters are undecided, or consents are not
   * declared.
   */
  readonly digest: string
}

interface StoredImport {
  readonly storage_key: string | null
  readonly extension: string
  readonly content: ImportContent | null
}

/** Reads the stored file of an import again; undefined once it is removed. */
export async function readStoredFile(
  { files }: Pick<Platform, 'files'>,
  { storage_key, extension, content }: StoredImport,
  reading = readingOf(content),
) {
  const stored = storage_key === null ? undefined : await files.read(storage_key)
  if (!stored) return undefined
  return readImportFile(await buffer(stored), extension, reading)
}

/** The table and the encoding that an import was read with; an encoding that the letters do not prove counts only when staff chose it. */
const readingOf = (content: ImportContent | null): ImportReading => ({
  sheet: content?.sheet,
  encoding: content?.encoding?.is_certain ? content.encoding.used : undefined,
})

/**
 * Plans the import of a file by a viewer, with the choices of the preview. The people whom the import `importId` has added already count as
 * new, so that an interrupted import has the same plan.
 */
export async function readPlan(
  platform: Pick<Platform, 'db' | 'config' | 'now' | 'secretKey'>,
  viewer: Viewer,
  file: ImportFile,
  choices: ImportChoices,
  importId: number,
): Promise<WholePlan> {
  const { db, config, now } = platform
  const targets = choices.columns
  const orderIn = (field: 'date_of_birth' | 'consented_on') => {
    const column = targets.indexOf(field)
    return column < 0 ? undefined : dateOrderOf(cellsOf(file, column))
  }
  const orders = { birth: orderIn('date_of_birth'), consent: orderIn('consented_on') }
  const chosenOrder = (order: ReturnType<typeof dateOrderOf>) =>
    order === 'ask' || order === undefined ? choices.date_order || 'dmy' : order
  const asksDateOrder = orders.birth === 'ask' || orders.consent === 'ask'
  const reading: ReadingRows = {
    targets,
    headings: file.headings,
    dateOrder: chosenOrder(orders.birth),
    consentOrder: chosenOrder(orders.consent),
    language: choices.language,
    today: calendarDay(now(), config.timeZone),
  }
  const rows: ImportedRow[] = []
  const interpreted: InterpretedCell[] = []
  const problems: RowProblem[] = file.unclosed.map(({ line, text }) => ({
    ...{ line, column: null, reason: 'imports.error.quotes' },
    value: [...text].slice(0, 80).join(''),
  }))
  for (const [at, { line, cells }] of file.rows.entries()) {
    if (at % rowsAtOnce === 0) await setImmediate()
    const read = readRow(line, cells, reading)
    rows.push(read.row)
    problems.push(...read.problems)
    interpreted.push(...read.interpreted)
  }
  const cvs = await findCvs(platform, file, reading, rows, interpreted)
  const emails = [...new Set(rows.map(({ email }) => email))].filter(Boolean)
  const phones = [...new Set(rows.map(({ phone }) => comparablePhone(phone)))].filter(Boolean)
  const known = await readKnown(platform, viewer, emails, phones, importId)
  await setImmediate()
  const plan = planImport(rows, problems, known)
  await setImmediate()
  const named = (list: 'skills' | 'tags') => [...new Set(rows.flatMap((row) => row[list]))]
  const skills = await readSkillsNamed(db, named('skills'))
  const tags = await readTagsNamed(db, named('tags'))
  const headings: ColumnHeadings = Object.fromEntries(
    targets.map((target, column) => [target, file.headings[column] ?? ''] as const).toReversed(),
  )
  const names = { skills: idsByName(skills), tags: idsByName(tags), headings }
  const knownRows = completesKnown(choices.known) ? plan.planned.flatMap((one) => completable(one, cvs)) : []
  const completions = await readCompletions(db, knownRows, names)
  const newRows = plan.planned.flatMap(({ row, outcome }) => (outcome === 'new' ? [row] : []))
  const waitingRows = knownRows.flatMap(({ row }) => (completions.get(row.line)?.stored.consentDueAt ? [row] : []))
  const consents = await readConsents(platform, newRows, waitingRows, choices, reading.today)
  const isUndecided =
    (asksDateOrder && choices.date_order === '') ||
    file.encoding?.isCertain === false ||
    (consents.needsDeclaration && !choices.consent_declared)
  const languages = new Set([...newRows, ...waitingRows].flatMap(({ email, language }) => (email === '' ? [] : [language])))
  const outcomes = plan.planned.map((row) => (row.outcome === 'known' ? row.person.id : row.outcome))
  // An age changes with the day, and the century of a short year with it.
  const saved = interpreted.map(({ result, reason }) => [result, reason])
  const found = [skills, tags].map((list) => list.map(({ written, id }) => [written, id]).toSorted())
  return {
    ...plan,
    file,
    ...names,
    cvOf: (row) => cvs.get(row.line),
    completions,
    completed: [...completions].filter(([line, { completion }]) => !isNothing(completion) || consents.ofLine.get(line)?.consent)
      .length,
    asksDateOrder,
    interpreted,
    consents,
    exampleNames: await readExampleNames(db, [...languages]),
    digest: isUndecided
      ? ''
      : createHash('sha256')
          .update(
            JSON.stringify([
              ...[choices, reading.dateOrder, outcomes, plan.problems.length, found, saved, [...consents.ofLine]],
              [...completions].map(([line, { completion }]) => [line, completion]),
            ]),
          )
          .digest('hex'),
  }
}

const cellsOf = ({ rows }: ImportFile, column: number): string[] => rows.map(({ cells }) => cells[column] ?? '')

const idsByName = (found: readonly { written: string; id: number }[]): ReadonlyMap<string, number> =>
  new Map(found.map(({ written, id }) => [written, id]))

/** A row of a known person whom an import may complete: somebody with the same address, and no colleague (ADR-0113, SPEC-83). */
function completable(planned: PlannedRow, cvs: ReadonlyMap<number, PackedCv>): KnownRow[] {
  if (planned.outcome !== 'known' || planned.by !== 'email' || planned.person.isStaff) return []
  const { row, person } = planned
  return [{ userId: person.id, row, hasCv: cvs.has(row.line) }]
}

/**
 * The CVs of the rows by their lines: the file that a row names, or else one that is named as the address of the row. The name of a CV that
 * is missing, too large, ambiguous or of a refused kind goes into the note: it does not cost the person.
 */
async function findCvs(
  { config }: Pick<Platform, 'config'>,
  { cvs }: ImportFile,
  { targets, headings }: ReadingRows,
  rows: ImportedRow[],
  interpreted: InterpretedCell[],
): Promise<Map<number, PackedCv>> {
  const found = new Map<number, PackedCv>()
  const column = targets.indexOf('cv')
  const reasons = new Map<PackedCv, string | undefined>()
  for (const [at, row] of rows.entries()) {
    const cv = cvs?.named(row.cv || row.email)
    if (row.cv === '' && !cv) continue
    if (cv && cv !== 'ambiguous' && !reasons.has(cv)) reasons.set(cv, await reasonAgainst(config, cv))
    const reason = !cv ? 'imports.error.cv_missing' : cv === 'ambiguous' ? 'imports.error.cv_ambiguous' : reasons.get(cv)
    if (!reason) {
      if (cv && cv !== 'ambiguous') found.set(row.line, cv)
      continue
    }
    if (row.cv === '') continue
    const line = noteLine(headings[column] ?? '', row.cv)
    rows[at] = { ...row, cv: '', note: row.note === '' ? line : `${row.note}\n${line}` }
    interpreted.push({ line: row.line, column, value: row.cv, rule: 'to_note', result: '', reason })
  }
  return found
}

async function reasonAgainst(config: Platform['config'], cv: PackedCv): Promise<string | undefined> {
  if (cv.isSealed) return 'imports.error.cv_kind'
  if (!cv.content) return 'imports.error.cv_large'
  const upload = await unpackCv(config, cv)
  if (!upload) return 'imports.error.cv_kind'
  await discardUploads([upload])
  return undefined
}

/** Unpacks a CV into the temporary folder; undefined when its kind is refused. */
export function unpackCv(config: Platform['config'], { name, content }: PackedCv): Promise<Upload | undefined> {
  return content ? unpackedUpload(config, name, content, documentExtensions) : Promise.resolve(undefined)
}
