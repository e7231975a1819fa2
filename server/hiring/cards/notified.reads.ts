import { type RawBuilder, sql } from 'kysely'
import type { Stage } from '#domain/kernel/stages.ts'

/**
 * What a candidate has been told of their application (SPEC-64). While a notice waits for a possible undo, `told_at` lies in the
 * future (SPEC-46). Until then the candidate sees the values that the move stored as replaced. For queries that read from
 * `applications`.
 */
const replacedByUnsentMove = <Value>(column: RawBuilder<Value>, now: Date) => sql<Value | null>`(
  select ${column} from application_history move
  where move.application_id = applications.id and applications.told_at > ${now} and (move.replaced->>'told_at')::timestamptz <= ${now}
  order by move.id desc limit 1
)`

/** The stage that the candidate was last told of. */
export const notifiedStage = (now: Date) =>
  sql<Stage>`coalesce(${replacedByUnsentMove(sql`move.replaced->>'told_stage'`, now)}, applications.told_stage)`

/** When the candidate was told of that stage. */
export const notifiedAt = (now: Date) =>
  sql<Date>`coalesce(${replacedByUnsentMove(sql`(move.replaced->>'told_at')::timestamptz`, now)}, applications.told_at)`

/** Whether an e-mail of this instant no longer waits for a possible undo. */
export const isPastHold = (instant: string, now: Date) =>
  sql<boolean>`coalesce(${sql.ref(instant)} < ${replacedByUnsentMove(sql`move.at`, now)}, true)`
