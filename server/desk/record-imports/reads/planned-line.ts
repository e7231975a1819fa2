import type { CellRemark } from '#domain/desk/record-imports/cell-remarks.rules.ts'
import type { recordOutcomes } from '#domain/desk/record-imports/record-imports.contract.ts'

/** What an import does with a line, whatever its kind. */
export interface PlannedLine {
  readonly line: number
  readonly outcome: (typeof recordOutcomes)[number]
  readonly name: string
  readonly detail: string
  readonly published: boolean
  readonly lacks: readonly string[]
  readonly gets: readonly string[]
  /** Message keys. */
  readonly reasons: readonly string[]
  readonly notices: readonly CellRemark[]
}
