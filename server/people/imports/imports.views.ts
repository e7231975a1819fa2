import { limits } from '#domain/kernel/limits.ts'
import { type CompletedField, completedFields } from '#domain/people/imports/completion.rules.ts'
import type { CompletionView } from '#domain/people/imports/import-preview.contract.ts'
import {
  type ImportedPersonView,
  type ImportView,
  importChoices,
  type WholeImport,
} from '#domain/people/imports/imports.contract.ts'
import type { Added } from './completing.writes.ts'
import type { ImportedRow, ImportRow, WholeImportRow } from './imports.reads.ts'

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
    completed: row.completed,
    on_board: row.on_board,
    vacancy: row.vacancy,
    asked_at: row.asked_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
    undo_until: until && until > now ? until.toISOString() : null,
    undone_at: row.undone_at?.toISOString() ?? null,
    stayed: row.stayed,
    left: row.kept,
  }
}

export function presentWholeImport(
  row: WholeImportRow,
  now: Date,
  { waiting, exampleNames }: { waiting: number; exampleNames: readonly string[] },
): WholeImport {
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
    waiting,
    example_names: [...exampleNames],
  }
}

/** What an import added to a known person. */
export function presentAdded({
  fields = {},
  cv,
  tags = [],
  skills = [],
  notes = [],
  consent,
  withheld = [],
  keepsCv = false,
}: Added): CompletionView {
  return {
    fields: completedFields.filter((field: CompletedField) => fields[field] !== undefined),
    ...{ tags: tags.length, skills: skills.length, notes: notes.length, cv: cv !== undefined, keeps_cv: keepsCv },
    withheld: [...withheld],
    consent: consent !== undefined,
  }
}

export function presentImported(row: ImportedRow): ImportedPersonView {
  const { uuid, fullname, email, line, consented, added } = row
  const phone = row.personal_phone ?? ''
  const outcome = added ? 'known' : 'new'
  return {
    uuid,
    fullname,
    email,
    line,
    consented,
    phone,
    city: row.city ?? '',
    outcome,
    completion: added && presentAdded(added),
  }
}
