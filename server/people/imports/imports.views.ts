import { fullName } from '#domain/kernel/full-name.ts'
import type { Language } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { consentOutcomes } from '#domain/people/imports/consents.rules.ts'
import type { ImportPreview, PreviewRow } from '#domain/people/imports/import-preview.contract.ts'
import {
  type ImportedPersonView,
  type ImportView,
  importChoices,
  type WholeImport,
} from '#domain/people/imports/imports.contract.ts'
import { en } from '#domain/people/imports/imports.staff.en.ts'
import { es } from '#domain/people/imports/imports.staff.es.ts'
import type { PlannedRow } from '#domain/people/imports/plan.rules.ts'
import { csvFile } from '../../platform/csv-file.ts'
import type { ImportedRow, ImportRow, WholeImportRow } from './imports.reads.ts'
import type { WholePlan } from './reads/plan.ts'

/** Until when an import can be undone; undefined when it added nobody, or is undone already. */
export function undoUntil({ state, finished_at }: Pick<ImportRow, 'state' | 'finished_at'>): Date | undefined {
  if (state !== 'done' || !finished_at) return undefined
  return new Date(finished_at.getTime() + limits.importFile.undoMinutes * 60_000)
}

export function presentImport(row: ImportRow, now: Date): ImportView {
  const until = undoUntil(row)
  return {
    uuid: row.uuid,
    file_name: row.file_name,
    created_at: row.created_at.toISOString(),
    created_by: row.created_by_name,
    state: row.state,
    problem: row.problem || null,
    progress: row.progress,
    counts: { new: row.added, known: row.known, twice: row.twice, wrong: row.wrong },
    on_board: row.on_board,
    vacancy: row.vacancy,
    asked_at: row.asked_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
    undo_until: until && until > now ? until.toISOString() : null,
    undone_at: row.undone_at?.toISOString() ?? null,
    stayed: row.stayed,
  }
}

export function presentWholeImport(row: WholeImportRow, now: Date): WholeImport {
  const { content } = row
  const choices = importChoices.safeParse(row.choices)
  return {
    ...presentImport(row, now),
    file: content && {
      ...content,
      columns: [...content.columns],
      sheets: [...(content.sheets ?? [])],
      sheet: content.sheet ?? '',
      encoding: content.encoding ?? null,
    },
    choices: choices.success ? choices.data : null,
  }
}

const listed = limits.importFile.listed

export function presentPreview(plan: WholePlan, addsKnown: boolean, toVacancy: boolean): ImportPreview {
  const { planned, problems, counts, file, skills, tags, asksDateOrder, digest } = plan
  const { headings } = file
  const headingOf = (column: number | null) => (column === null ? '' : (headings[column] ?? ''))
  const used = planned.filter(({ outcome }) => outcome === 'new')
  const linesUsed = new Set(used.map(({ row }) => row.line))
  // A date cannot be read before its order is known. Dates come last, because a file has more of them, and a note is made of the others.
  const interpreted = plan.interpreted
    .filter(({ line, rule }) => linesUsed.has(line) && !(rule === 'short_year' && asksDateOrder))
    .sort((one, other) => Number(one.rule === 'short_year') - Number(other.rule === 'short_year'))
  const samePhone = planned.flatMap(presentSamePhone)
  const namesIn = (list: 'skills' | 'tags', known: ReadonlyMap<string, number>) =>
    some(new Set(used.flatMap(({ row }) => row[list]).filter((name) => !known.has(name))))
  const candidates = planned.filter((one) => one.outcome === 'known' && !one.person.isStaff).length
  return {
    counts: { ...counts },
    ...presentConsents(plan, used),
    rows: planned.slice(0, limits.importFile.sampleRows).map(presentRow),
    problems: problems.slice(0, listed).map(({ line, column, value, reason }) => ({
      ...{ line, value, reason },
      heading: headingOf(column),
    })),
    interpreted: {
      cells: interpreted.slice(0, listed).map(({ column, ...cell }) => ({ ...cell, heading: headingOf(column) })),
      count: interpreted.length,
    },
    repeated: planned.flatMap(presentRepeated).slice(0, listed),
    same_phone: { people: samePhone.slice(0, listed), count: samePhone.length },
    unknown_skills: namesIn('skills', skills),
    new_tags: namesIn('tags', tags),
    unused_files: some(unusedFiles(plan)),
    asks_date_order: asksDateOrder,
    on_board: toVacancy ? counts.new + (addsKnown ? candidates : 0) : 0,
    plan: digest,
  }
}

/** What becomes of the consents of new people. */
function presentConsents({ consents: { ofLine, needsDeclaration } }: WholePlan, used: readonly PlannedRow[]) {
  const lines = used.flatMap(({ row }) => {
    const found = ofLine.get(row.line)
    return found ? [{ row, ...found }] : []
  })
  const of = (wanted: (typeof consentOutcomes)[number]) => lines.filter(({ outcome }) => outcome === wanted)
  const asked = of('asked')
  const listedLines = needsDeclaration ? consentOutcomes.flatMap(of) : of('refused')
  return {
    to_ask: asked.filter(({ row }) => row.email !== '').length,
    without_email: asked.filter(({ row }) => row.email === '').length,
    consents: {
      ...{ needs_declaration: needsDeclaration, held: of('held').length, refused: of('refused').length },
      lines: listedLines.slice(0, listed).map(({ row, outcome, consent, reason }) => ({
        ...{ line: row.line, fullname: fullName(row.firstName, row.lastName), outcome, reason },
        ...{ consented_on: consent?.consentedOn ?? '', consent_how: consent?.manner ?? '' },
      })),
      count: listedLines.length,
    },
  }
}

const some = (names: ReadonlySet<string>) => ({ names: [...names].slice(0, listed), count: names.size })

function presentRow({ row, outcome }: PlannedRow): PreviewRow {
  return {
    ...{ line: row.line, outcome, first_name: row.firstName, last_name: row.lastName, email: row.email, phone: row.phone },
    ...{ city: row.city, country: row.country, date_of_birth: row.dateOfBirth, skills: [...row.skills], tags: [...row.tags] },
    ...{ source: row.source, note: row.note, cv: row.cv, language: row.language },
  }
}

function presentRepeated(planned: PlannedRow): ImportPreview['repeated'] {
  const { row } = planned
  const shown = { line: row.line, fullname: fullName(row.firstName, row.lastName) }
  if (planned.outcome === 'known') {
    const { uuid, name } = planned.person
    return [{ ...shown, by: planned.by, person: { uuid, fullname: name }, first_line: null }]
  }
  return planned.outcome === 'twice' ? [{ ...shown, by: planned.by, person: null, first_line: planned.firstLine }] : []
}

function presentSamePhone(planned: PlannedRow): ImportPreview['same_phone']['people'] {
  if (planned.outcome !== 'new' || !planned.samePhone) return []
  const { row, samePhone } = planned
  const shown = { line: row.line, fullname: fullName(row.firstName, row.lastName), phone: row.phone }
  if (!('person' in samePhone)) return [{ ...shown, person: null, first_line: samePhone.firstLine }]
  const { uuid, name } = samePhone.person
  return [{ ...shown, person: { uuid, fullname: name }, first_line: null }]
}

function unusedFiles({ file: { cvs }, planned, cvOf }: WholePlan): Set<string> {
  const used = new Set(planned.map(({ row }) => cvOf(row)))
  const all = [...(cvs?.values() ?? [])].filter((cv) => cv !== 'ambiguous')
  return new Set(all.filter((cv) => !used.has(cv)).map(({ name }) => name))
}

export function presentImported(row: ImportedRow): ImportedPersonView {
  const { uuid, fullname, email, line, consented } = row
  return { uuid, fullname, email, line, consented, phone: row.personal_phone ?? '', city: row.city ?? '' }
}

const texts: Readonly<Record<Language, Readonly<Record<string, string>>>> = { es, en }

/** The wrong lines of a plan as a table: their cells as they were, so that the mended table can be imported, and their reasons. */
export function presentWrongLines({ file, problems }: WholePlan, language: Language): AsyncGenerator<Buffer> {
  const words = texts[language]
  const reasons = new Map<number, string[]>()
  for (const { line, column, reason } of problems) {
    const heading = column === null ? '' : `${file.headings[column] ?? ''}: `
    reasons.set(line, [...(reasons.get(line) ?? []), `${heading}${words[reason] ?? reason}`])
  }
  const rows = [
    ...file.rows.map(({ line, cells }) => ({ line, cells })),
    ...file.unclosed.map(({ line, text }) => ({ line, cells: [text] })),
  ].filter(({ line }) => reasons.has(line))
  return csvFile({
    header: [...file.headings, words['imports.line'] ?? '', words['imports.reasons'] ?? ''],
    rows: rows.toSorted((one, other) => one.line - other.line),
    cellsOf: ({ line, cells }) => [
      ...file.headings.map((_, column) => cells[column] ?? ''),
      String(line),
      (reasons.get(line) ?? []).join(' · '),
    ],
    language,
  })
}
