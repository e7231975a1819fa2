import type { HistoryQuestions } from '#domain/desk/record-imports/history/history.contract.ts'
import type { PastStep } from '#domain/desk/record-imports/history/history-steps.rules.ts'

/** A record of the company, or the key of one that the import adds. */
export type Existing = { readonly id: number } | { readonly added: string }

export const keyOfExisting = (one: Existing): string => ('id' in one ? String(one.id) : `+${one.added}`)

export interface PlannedApplication {
  /** In the order of their days. */
  readonly lines: readonly number[]
  readonly userId: number
  readonly vacancy: Existing
  readonly steps: readonly PastStep[]
  readonly recruiterId: number | null
  /** As writtenSource writes it; empty without one. */
  readonly source: string
  readonly reason: Existing | null
  readonly notes: readonly { readonly day: string; readonly body: string }[]
}

/** A closed vacancy that an import adds. */
export interface PlannedVacancy {
  readonly key: string
  readonly line: number
  readonly title: string
  readonly client: Existing
  /** The days of its first and its last step, yyyy-mm-dd. */
  readonly from: string
  readonly to: string
  readonly openings: number
}

/** A client or a reason that an import adds. */
export interface PlannedName {
  readonly key: string
  readonly line: number
  readonly name: string
}

/** What an import of past applications writes, and what it asks before. */
export interface PastPlan {
  readonly applications: readonly PlannedApplication[]
  readonly clients: readonly PlannedName[]
  readonly vacancies: readonly PlannedVacancy[]
  readonly reasons: readonly PlannedName[]
  readonly questions: HistoryQuestions
}
