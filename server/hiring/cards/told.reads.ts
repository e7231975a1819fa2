import { type RawBuilder, sql } from 'kysely'
import type { Stage } from '#domain/kernel/stages.ts'

/**
 * What a candidate knows of their application (SPEC-64). A notice that still waits, so that its move can be taken back, lies
 * ahead in `told_at` and is not told yet (SPEC-46): until then they read what the move keeps as replaced. For queries that read
 * from `applications`.
 */
const replacedByWaiting = <Value>(column: RawBuilder<Value>, now: Date) => sql<Value | null>`(
  select ${column} from application_history move
  where move.application_id = applications.id and applications.told_at > ${now} and (move.replaced->>'told_at')::timestamptz <= ${now}
  order by move.id desc limit 1
)`

/** The stage that they were last told of. */
export const toldStage = (now: Date) =>
  sql<Stage>`coalesce(${replacedByWaiting(sql`move.replaced->>'told_stage'`, now)}, applications.told_stage)`

/** When they were told of it. */
export const toldAt = (now: Date) =>
  sql<Date>`coalesce(${replacedByWaiting(sql`(move.replaced->>'told_at')::timestamptz`, now)}, applications.told_at)`

/** Whether what was written to them at an instant is told, and does not wait. */
export const isTold = (instant: string, now: Date) =>
  sql<boolean>`coalesce(${sql.ref(instant)} < ${replacedByWaiting(sql`move.at`, now)}, true)`
