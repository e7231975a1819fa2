import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { comparablePhone } from '#domain/kernel/comparable-phone.ts'
import { calendarDay } from '#domain/kernel/dates.ts'
import { documentExtensions } from '#domain/kernel/file-kinds.ts'
import { shown } from '#domain/people/imports/cells.rules.ts'
import type { ColumnTarget } from '#domain/people/imports/columns.rules.ts'
import { type ColumnHeadings, type Completion, completesKnown, isNothing } from '#domain/people/imports/completion.rules.ts'
import { readAnswer } from '#domain/people/imports/consent-answers.rules.ts'
import { dateOrderOf } from '#domain/people/imports/dates.rules.ts'
import type { ImportChoices } from '#domain/people/imports/imports.contract.ts'
import type { InterpretedCell } from '#domain/people/imports/interpreted.rules.ts'
import { type ImportPlan, type PlannedRow, planImport } from '#domain/people/imports/plan.rules.ts'
import { type ImportedRow, type ReadingRows, type RowProblem, readRow } from '#domain/people/imports/rows.rules.ts'
import { discardUploads, type Upload, unpackedUpload } from '../../../platform/files/uploads.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { readExampleNames } from '../../../platform/site-content.ts'
import type { ImportContent } from '../imports.reads.ts'
import { type KnownRow, readCompletions, type StoredRow } from './completions.ts'
import { type PlannedConsents, readConsents } from './consents.ts'
import { type ImportFile, type ImportReading, type PackedCv, readImportFile } from './import-file.ts'
import { readKnown, readSkillsNamed, readTagsNamed } from './known-people.ts'
import { moveToNote } from './noted-cells.ts'
import { findOwners } from './owners.ts'

/** Rows that are read before other requests get the event loop: a few milliseconds of work. */
const rowsAtOnce = 100

/** The plan of an import: what becomes of each row, and what the rows name. */
export interface WholePlan extends ImportPlan {
  readonly file: ImportFile
  readonly targets: readonly ColumnTarget[]
  /** Ids by the names as rows write them. */
  readonly skills: ReadonlyMap<string, number>
  readonly tags: ReadonlyMap<string, number>
  readonly owners: ReadonlyMap<string, number>
  /** Names in the column of the owner that are those of no colleague. */
  readonly unknownOwners: ReadonlySet<string>
  readonly headings: ColumnHeadings
  /** The packed CV that a row names. */
  readonly cvOf: (row: ImportedRow) => PackedCv | undefined
  readonly asksDateOrder: boolean
  /** The lines of rows that the file hides. */
  readonly hiddenRows: readonly number[]
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

/** How the cells of a file are read: the order of its dates is that of its days, or the one that staff choose. */
function readingRowsOf(file: ImportFile, choices: ImportChoices, today: string) {
  const targets = choices.columns
  const orderIn = (field: 'date_of_birth' | 'consented_on') => {
    const column = targets.indexOf(field)
    return column < 0 ? undefined : dateOrderOf(cellsOf(file, column))
  }
  const answered = targets.flatMap((target, column) => (target === 'consent_answer' ? cellsOf(file, column) : []))
  const orders = {
    birth: orderIn('date_of_birth'),
    consent: orderIn('consented_on') ?? dateOrderOf(answered.map((cell) => readAnswer(cell).day)),
  }
  const chosenOrder = (order: ReturnType<typeof dateOrderOf>) =>
    order === 'ask' || order === undefined ? choices.date_order || 'dmy' : order
  const reading: ReadingRows = {
    targets,
    headings: file.headings,
    dateOrder: chosenOrder(orders.birth),
    consentOrder: chosenOrder(orders.consent),
    language: choices.language,
    today,
  }
  return { reading, asksDateOrder: orders.birth === 'ask' || orders.consent === 'ask' }
}

/** The rows of a file, with the cells that were interpreted and those that are wrong. Other requests get their turn meanwhile. */
async function readRows(file: ImportFile, reading: ReadingRows) {
  const rows: ImportedRow[] = []
  const interpreted: InterpretedCell[] = []
  const problems: RowProblem[] = file.unclosed.map(({ line, text }) => ({
    ...{ line, column: null, reason: 'imports.error.quotes' },
    value: [...text].slice(0, 80).join(''),
  }))
  for (const [at, { line, cells, merged = [] }] of file.rows.entries()) {
    if (at % rowsAtOnce === 0) await setImmediate()
    const read = readRow(line, cells, reading)
    rows.push(read.row)
    problems.push(...read.problems)
    interpreted.push(...read.interpreted)
    for (const { column, text } of merged)
      if ((reading.targets[column] ?? 'ignore') !== 'ignore')
        interpreted.push({ line, column, value: '', rule: 'merged', result: shown(text), reason: null })
  }
  return { rows, interpreted, problems }
}

/**
 * Plans the import of a file by a viewer, with the choices of the preview. The people whom the import `importId` has added already count as
 * new, so that an interrupted import has the same plan.
 */
export async function readPlan(
  platform: Pick<Platform, 'db' | 'config' | 'now' | 'secretKey'>,
  viewer: Viewer,
  whole: ImportFile,
  choices: ImportChoices,
  importId: number,
): Promise<WholePlan> {
  const { db, config, now } = platform
  const hiddenRows = whole.rows.flatMap(({ line, hidden }) => (hidden ? [line] : []))
  const file = choices.hidden === 'leave_out' ? { ...whole, rows: whole.rows.filter(({ hidden }) => !hidden) } : whole
  const targets = choices.columns
  const { reading, asksDateOrder } = readingRowsOf(file, choices, calendarDay(now(), config.timeZone))
  const { rows, interpreted, problems } = await readRows(file, reading)
  const cvs = await findCvs(platform, file, reading, rows, interpreted)
  const { owners, unknownOwners } = await findOwners(db, reading, rows)
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
  const names = { skills: idsByName(skills), tags: idsByName(tags), owners, headings }
  const knownRows = completesKnown(choices.known) ? plan.planned.flatMap((one) => completable(one, cvs)) : []
  const completions = await readCompletions(db, knownRows, names)
  const newRows = plan.planned.flatMap(({ row, outcome }) => (outcome === 'new' ? [row] : []))
  const waitingRows = knownRows.flatMap(({ row }) => (completions.get(row.line)?.stored.consentDueAt ? [row] : []))
  const declined = plan.planned.flatMap((one) => (one.outcome === 'declined' ? [one] : []))
  const consents = await readConsents(platform, { newRows, waiting: waitingRows, declined }, choices, reading.today)
  const isUndecided =
    (asksDateOrder && choices.date_order === '') ||
    file.encoding?.isCertain === false ||
    (hiddenRows.length > 0 && choices.hidden === '') ||
    (consents.needsDeclaration && !choices.consent_declared)
  const languages = new Set([...newRows, ...waitingRows].flatMap(({ email, language }) => (email === '' ? [] : [language])))
  const outcomes = plan.planned.map((row) => ('person' in row && row.person ? [row.outcome, row.person.id] : row.outcome))
  // An age changes with the day, and the century of a short year with it.
  const saved = interpreted.map(({ result, reason }) => [result, reason])
  const found = [names.skills, names.tags, owners].map((ids) => [...ids].toSorted())
  return {
    ...plan,
    file,
    targets,
    ...names,
    unknownOwners,
    cvOf: (row) => cvs.get(row.line),
    completions,
    completed: plan.planned.filter(
      (one) => one.outcome === 'known' && changesKnown(one, completions.get(one.row.line)?.completion, consents),
    ).length,
    asksDateOrder,
    hiddenRows,
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

/** Whether the import adds something to a known person, or marks them as somebody who must not be contacted. */
export const changesKnown = (
  { row, person }: Extract<PlannedRow, { outcome: 'known' }>,
  completion: Completion | undefined,
  consents: PlannedConsents,
): boolean =>
  (row.noContact !== '' && !person.isStaff) ||
  (completion !== undefined && (!isNothing(completion) || consents.ofLine.get(row.line)?.consent !== undefined))

const cellsOf = ({ rows }: ImportFile, column: number): string[] => rows.map(({ cells }) => cells[column] ?? '')

const idsByName = (found: readonly { written: string; id: number }[]): ReadonlyMap<string, number> =>
  new Map(found.map(({ written, id }) => [written, id]))

/** A row of a known person whom an import may complete: somebody with the same address, and no colleague (ADR-0116, SPEC-83). */
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
    rows[at] = moveToNote(row, 'cv', headings[column] ?? '')
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
