import { remarkWords } from '#domain/desk/record-imports/cell-remarks.rules.ts'
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
import type { RecordPlan } from './reads/plan.ts'
import type { RecordTable } from './reads/record-table.ts'
import type { ImportOfRecords, readRecordReport } from './record-imports.reads.ts'
import { undoUntil } from './record-imports.writes.ts'

export function presentRecordImport(row: ImportOfRecords, now: Date): RecordImport {
  const until = undoUntil(row)
  return {
    ...{ uuid: row.uuid, file_name: row.file_name, created_by: row.created_by_name, added: row.added, completed: row.completed },
    created_at: row.created_at.toISOString(),
    undo_until: until && until > now ? until.toISOString() : null,
    undone_at: row.undone_at?.toISOString() ?? null,
    stayed: row.stayed,
  }
}

const { listed } = limits.importFile
const order = { wrong: 0, twice: 1, new: 2, known: 2 } as const

export function presentRecordPreview(table: RecordTable, plan: RecordPlan): RecordPreview {
  const { headings, rows, sheets, sheet, encoding } = table
  const samplesOf = (column: number) =>
    [...new Set(rows.slice(0, 200).map(({ cells }) => cells[column]?.trim() ?? ''))]
      .filter((value) => value !== '')
      .slice(0, 3)
      .map((value) => [...value].slice(0, 60).join(''))
  const counts = { new: 0, known: 0, twice: 0, wrong: 0, completed: 0 }
  for (const { outcome, gets } of plan.lines) {
    counts[outcome] += 1
    if (gets.length > 0) counts.completed += 1
  }
  return {
    rows: rows.length,
    columns: headings.map((heading, at) => ({ heading, samples: samplesOf(at), target: plan.columns[at] ?? 'ignore' })),
    ...{ sheets: [...sheets], sheet, problem: plan.problem ?? null, counts },
    encoding: encoding ? { used: encoding.used, is_certain: encoding.isCertain, choices: [...encoding.choices] } : null,
    lines: plan.lines
      .toSorted((one, other) => order[one.outcome] - order[other.outcome] || one.line - other.line)
      .slice(0, listed)
      .map(({ lacks, gets, reasons, notices, ...line }) => ({
        ...line,
        ...{ lacks: [...lacks], gets: [...gets], reasons: [...reasons], notices: [...notices] },
      })),
    unknown_skills: plan.unknownSkills.slice(0, listed),
    plan: plan.digest,
  }
}

/** With the values that a cell may get instead of its own: types of vacancies, a client's status, languages. */
const texts: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  es: { ...vacanciesEs, ...clientsEs, ...usersEs, ...es },
  en: { ...vacanciesEn, ...clientsEn, ...usersEn, ...en },
}

/** The records of an import as a table, each with what the import did. */
export function presentRecordReport(
  { kind }: ImportOfRecords,
  rows: Awaited<ReturnType<typeof readRecordReport>>,
  language: Language,
): AsyncGenerator<Buffer> {
  const word = (key: string, values = {}) => findText(texts[language], language, key, values) ?? key
  const list = new Intl.ListFormat(localeOf[language], { type: 'conjunction' })
  const gets = (added: object) => list.format(Object.keys(added).map((field) => word(`records.field_of.${field}`)))
  return csvFile({
    header: ['line', `${kind}.name`, `${kind}.detail`, 'does', 'notices'].map((head) => word(`records.${head}`)),
    rows,
    cellsOf: ({ line, name, detail, added, active, notices }) => [
      ...[String(line), name, detail],
      added
        ? word('records.gets', { names: gets(added) })
        : word(kind === 'clients' || active ? 'records.added' : 'records.added_draft'),
      notices.map((notice) => remarkWords(notice, word)).join(' '),
    ],
    language,
  })
}
