import type { RawBuilder } from 'kysely'
import type { Right } from '#domain/kernel/permissions.ts'

/** A kind of updates about the records of a feature. */
export interface UpdateOfRecords {
  /** The right of the colleagues who may read it. */
  readonly right: Right
  /** A query of the record's name by `notice.record_id`; without a row the update is not shown. */
  readonly name: RawBuilder<unknown>
}

/** Tables whose rows wait for a periodic task, by the names that log and metrics give the work. */
export type Backlogs = Readonly<Record<string, RawBuilder<unknown>>>

/** What features state for the audit, the updates and the metrics, which know no other feature; compose.ts collects it. */
export interface Stated {
  readonly records: Readonly<Record<string, RawBuilder<unknown>>>
  readonly updates: Readonly<Record<string, UpdateOfRecords>>
  readonly backlogs: Backlogs
}
