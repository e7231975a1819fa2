import { remarkWords } from '#domain/desk/record-imports/cell-remarks.rules.ts'
import { en as historyEn } from '#domain/desk/record-imports/history/history.staff.en.ts'
import { es as historyEs } from '#domain/desk/record-imports/history/history.staff.es.ts'
import type { RecordImport, RecordPreview } from '#domain/desk/record-imports/record-imports.contract.ts'
import { en } from '#domain/desk/record-imports/record-imports.staff.en.ts'
import { es } from '#domain/desk/record-imports/record-imports.staff.es.ts'
import { en as clientsEn } from '#domain/hiring/clients/clients.staff.en.ts'
import { es as clientsEs } from '#domain/hiring/clients/clients.staff.es.ts'
import { en as vacanciesEn } from '#domain/hiring/vacancies/vacancies.en.ts'
import { es as vacanciesEs } from '#domain/hiring/vacancies/vacancies.es.ts'
import { findText } from '#domain/kernel/find-text.ts'
import { type Language, localeOf } from '#domain/kernel/languages.ts'
import { limits } from '#domain/kernel/limits.ts'
import { en as usersEn } from '#domain/people/users/users.staff.en.ts'
import { es as usersEs } from '#domain/people/users/users.staff.es.ts'
import { csvFile } from '../../platform/csv-file.ts'
import { describeColumns, describeEncoding } from '../../platform/imports/import-table.ts'
import { openUndo } from '../../platform/imports/undo-window.ts'
import type { RecordPlan } from './reads/plan.ts'
import type { RecordTable } from './reads/record-table.ts'
import type { ReportRow } from './reads/record-target.ts'
import type { ImportOfRecords } from './record-imports.reads.ts'

export function presentRecordImport(row: ImportOfRecords, now: Date): RecordImport {
  return {
    ...{ uuid: row.uuid, file_name: row.file_name, created_by: row.created_by_name, added: row.added, completed: row.completed },
    created_at: row.created_at.toISOString(),
    undo_until: (row.undone_at ? null : openUndo(row.created_at, now))?.toISOString() ?? null,
    undone_at: row.undone_at?.toISOString() ?? null,
    stayed: row.stayed,
  }
}

const { listed } = limits.importFile
const order = { wrong: 0, unknown: 1, twice: 2, new: 3, known: 3 } as const

/** The lines of a preview: so many of each outcome that somebody has to look at, and of cells that do not count as written; others if there is room. */
function shownLines(lines: RecordPlan['lines']): RecordPlan['lines'] {
  const groups = Map.groupBy(lines, ({ outcome, notices }) =>
    order[outcome] < order.new ? outcome : notices.length > 0 ? 'remarked' : 'plain',
  )
  const { plain = [], ...noted } = Object.fromEntries(groups)
  const shown = Object.values(noted).flatMap((group) => group.slice(0, listed))
  return [...shown, ...plain.slice(0, Math.max(0, listed - shown.length))].toSorted(
    (one, other) => order[one.outcome] - order[other.outcome] || one.line - other.line,
  )
}

export function presentRecordPreview(table: RecordTable, plan: RecordPlan): RecordPreview {
  const { rows, sheets, sheet } = table
  const counts = { new: 0, known: 0, twice: 0, unknown: 0, wrong: 0, completed: 0 }
  for (const { outcome, gets } of plan.lines) {
    counts[outcome] += 1
    if (gets.length > 0) counts.completed += 1
  }
  return {
    rows: rows.length,
    columns: describeColumns(table).map((column, at) => ({ ...column, target: plan.columns[at] ?? 'ignore' })),
    ...{ sheets: [...sheets], sheet, problem: plan.problem ?? null, counts, hidden_rows: [...table.hiddenRows] },
    encoding: describeEncoding(table.encoding),
    lines: shownLines(plan.lines).map(
      ({ closedOn, joinsLine = null, lacks, gets, reasons, notices, application = null, ...line }) => ({
        ...{ ...line, closed_on: closedOn, joins_line: joinsLine, application },
        ...{ lacks: [...lacks], gets: [...gets], reasons: [...reasons], notices: [...notices] },
      }),
    ),
    asks: [...(plan.asks ?? [])],
    spellings: (plan.spellings ?? []).map(({ key, names, isApart }) => ({ key, names: [...names], is_apart: isApart })),
    unknown_skills: (plan.unknownSkills ?? []).slice(0, listed),
    history: plan.questions ?? null,
    plan: plan.digest,
  }
}

/** With the values that a cell may get instead of its own: types of vacancies, a client's status, languages. */
const texts: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  es: { ...vacanciesEs, ...clientsEs, ...usersEs, ...es, ...historyEs },
  en: { ...vacanciesEn, ...clientsEn, ...usersEn, ...en, ...historyEn },
}

/** The records of an import as a table, each with what the import did. */
export function presentRecordReport(
  { kind }: ImportOfRecords,
  rows: readonly ReportRow[],
  language: Language,
): AsyncGenerator<Buffer> {
  const word = (key: string, values = {}) => findText(texts[language], language, key, values) ?? key
  const list = new Intl.ListFormat(localeOf[language], { type: 'conjunction' })
  const gets = (added: object) => list.format(Object.keys(added).map((field) => word(`records.field_of.${field}`)))
  return csvFile({
    header: ['line', `${kind}.name`, `${kind}.detail`, 'does', 'notices'].map((head) => word(`records.${head}`)),
    rows,
    cellsOf: ({ line, name, detail, added, state, notices }) => [
      ...[String(line), name, detail],
      added
        ? word('records.gets', { names: gets(added) })
        : word(kind === 'vacancies' ? `records.added_${state}` : 'records.added'),
      notices.map((notice) => remarkWords(notice, word)).join(' '),
    ],
    language,
  })
}
