import { noteLine } from '#domain/people/imports/notes.rules.ts'
import type { ImportedRow } from '#domain/people/imports/rows.rules.ts'

/** The row with a cell that cannot be used in its note, below its heading. */
export function moveToNote(row: ImportedRow, field: 'cv' | 'owner', heading: string): ImportedRow {
  const line = noteLine(heading, row[field])
  return { ...row, [field]: '', note: row.note === '' ? line : `${row.note}\n${line}` }
}
