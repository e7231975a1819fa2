import type { DemoClock } from './demo-clock.ts'
import type { AddedApplication, YearIds } from './demo-year-applications.ts'

/** What the parts of the desk work on. */
export interface Desk {
  readonly clock: DemoClock
  readonly ids: YearIds
  readonly added: readonly AddedApplication[]
  /** The cards of the full board that are on it, in the order in which people applied. */
  readonly board: readonly AddedApplication[]
  readonly recruiter: number
  readonly administrator: number
}
