import { type RawBuilder, sql } from 'kysely'
import type { Stage } from '#domain/kernel/stages.ts'

/**
 * What a candidate has been notified of about their application (SPEC-64). While a notice waits for a possible undo, `notified_at` lies
 * in the future (SPEC-46). Until then the candidate sees the values that the move stored as replaced. For queries that read from
 * `applications`.
 */
const replacedByUnsentMove = <Value>(column: RawBuilder<Value>, now: Date) => sql<Value | null>`(
  select ${column} from application_history move
  where move.application_id = applications.id and applications.notified_at > ${now} and (move.replaced->>'notified_at')::timestamptz <= ${now}
  order by move.id desc limit 1
)`

/** The stage of which the candidate was last notified. */
export const notifiedStage = (now: Date) =>
  sql<Stage>`coalesce(${replacedByUnsentMove(sql`move.replaced->>'notified_stage'`, now)}, applications.notified_stage)`

/** When the candidate was notified of that stage. */
export const notifiedAt = (now: Date) =>
  sql<Date>`coalesce(${replacedByUnsentMove(sql`(move.replaced->>'notified_at')::timestamptz`, now)}, applications.notified_at)`

/** Whether an e-mail of this instant no longer waits for a possible undo. */
export const isPastHold = (instant: string, now: Date) =>
  sql<boolean>`coalesce(${sql.ref(instant)} < ${replacedByUnsentMove(sql`move.at`, now)}, true)`

/**
 * Whether an import brought the application along, and its candidate was notified of nothing since (MOV-01): nobody promised them news, and
 * what they see is a record of before.
 */
export const isBroughtOnly = sql<boolean>`(applications.brought_at is not null and applications.notified_at <= applications.brought_at)`
