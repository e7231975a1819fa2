import type { CellRemark } from '#domain/desk/record-imports/cell-remarks.rules.ts'
import type { PastApplicationView } from '#domain/desk/record-imports/history/history.contract.ts'
import type { recordOutcomes } from '#domain/desk/record-imports/record-imports.contract.ts'

/** What an import does with a line, whatever its kind. */
export interface PlannedLine {
  readonly line: number
  readonly outcome: (typeof recordOutcomes)[number]
  readonly name: string
  readonly detail: string
  readonly state: '' | 'published' | 'draft' | 'closed'
  readonly closedOn: string
  readonly lacks: readonly string[]
  readonly gets: readonly string[]
  readonly joinsLine?: number
  /** Message keys. */
  readonly reasons: readonly string[]
  readonly notices: readonly CellRemark[]
  /** What it makes of a past application. */
  readonly application?: PastApplicationView
}

/** A line about which nothing is known but its number and name. */
export const plainLine = (line: number, name: string, detail: string) =>
  ({ line, name, detail, state: '', closedOn: '', lacks: [], gets: [], notices: [], reasons: [] }) satisfies Omit<
    PlannedLine,
    'outcome'
  >
export type PlainLine = ReturnType<typeof plainLine>
