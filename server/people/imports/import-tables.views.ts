import { findText } from '#domain/kernel/find-text.ts'
import { type Language, localeOf } from '#domain/kernel/languages.ts'
import { en as completionEn } from '#domain/people/imports/completion.staff.en.ts'
import { es as completionEs } from '#domain/people/imports/completion.staff.es.ts'
import { completionWords } from '#domain/people/imports/completion-words.rules.ts'
import { en as consentsEn } from '#domain/people/imports/import-consents.staff.en.ts'
import { es as consentsEs } from '#domain/people/imports/import-consents.staff.es.ts'
import { en } from '#domain/people/imports/imports.staff.en.ts'
import { es } from '#domain/people/imports/imports.staff.es.ts'
import { csvFile } from '../../platform/csv-file.ts'
import type { ImportedRow } from './imports.reads.ts'
import { presentAdded } from './imports.views.ts'
import type { DeclinedRow } from './reads/declining.ts'
import type { WholePlan } from './reads/plan.ts'

const texts: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  es: { ...es, ...completionEs, ...consentsEs },
  en: { ...en, ...completionEn, ...consentsEn },
}

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

/** The people of an import as a table, each with what the import did, and those who refused. */
export function presentReport(
  people: readonly ImportedRow[],
  declined: readonly DeclinedRow[],
  language: Language,
): AsyncGenerator<Buffer> {
  const word = (key: string, values = {}) => findText(texts[language], language, key, values) ?? key
  const list = new Intl.ListFormat(localeOf[language], { type: 'conjunction' })
  const heads = ['line', 'person', 'field.email', 'outcome', 'changes'].map((head) => word(`imports.${head}`))
  const rows = [
    ...people.map(({ line, fullname, email, added }) => ({
      ...{ line, fullname, email: email as string | null, outcome: word(`imports.outcome.${added ? 'known' : 'new'}`) },
      changes: added ? completionWords(presentAdded(added), word, (names) => list.format(names)) : '',
    })),
    ...declined.map(({ line, fullname, email, effect }) => ({
      ...{ line, fullname, email, outcome: word('imports.outcome.declined'), changes: word(`imports.declined.${effect}`) },
    })),
  ]
  return csvFile({
    header: heads,
    rows: rows.toSorted((one, other) => one.line - other.line),
    cellsOf: ({ line, fullname, email, outcome, changes }) => [String(line), fullname, email ?? '', outcome, changes],
    language,
  })
}
