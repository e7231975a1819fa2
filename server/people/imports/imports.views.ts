import { type CompletedField, completedFields } from '#domain/people/imports/completion.rules.ts'
import type { CompletionView } from '#domain/people/imports/import-preview.contract.ts'
import {
  type ImportedPersonView,
  type ImportView,
  importChoices,
  type WholeImport,
} from '#domain/people/imports/imports.contract.ts'
import { openUndo } from '../../platform/imports/undo-window.ts'
import type { Added } from './completing.writes.ts'
import type { ImportedRow, ImportRow, WholeImportRow } from './imports.reads.ts'
import type { DeclinedRow } from './reads/declining.ts'

export function presentImport(row: ImportRow, now: Date): ImportView {
  return {
    uuid: row.uuid,
    file_name: row.file_name,
    created_at: row.created_at.toISOString(),
    created_by: row.created_by_name,
    state: row.state,
    problem: row.problem || null,
    progress: row.progress,
    counts: { new: row.added, known: row.known, declined: row.declined, twice: row.twice, wrong: row.wrong },
    completed: row.completed,
    on_board: row.on_board,
    vacancy: row.vacancy,
    mails_from: row.mails_from?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
    undo_until: (row.state === 'done' ? openUndo(row.finished_at, now) : null)?.toISOString() ?? null,
    undone_at: row.undone_at?.toISOString() ?? null,
    stayed: row.stayed,
    left: row.kept,
  }
}

export function presentWholeImport(
  row: WholeImportRow,
  now: Date,
  {
    waiting,
    mails,
    declined,
    exampleNames,
  }: { waiting: number; mails: WholeImport['mails']; declined: readonly DeclinedRow[]; exampleNames: readonly string[] },
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
    mails,
    declined: declined.map(({ line, fullname, uuid, effect }) => ({ line, fullname, uuid, effect })),
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
  noContact,
  withheld = [],
  keepsCv = false,
}: Added): CompletionView {
  return {
    fields: completedFields.filter((field: CompletedField) => fields[field] !== undefined),
    ...{ tags: tags.length, skills: skills.length, notes: notes.length, cv: cv !== undefined, keeps_cv: keepsCv },
    withheld: [...withheld],
    consent: consent !== undefined,
    no_contact: noContact !== undefined,
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
