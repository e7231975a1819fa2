import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { type AttemptEvent, eventAtDeadline, stateAfter } from '#domain/assessment/attempts/attempts.rules.ts'
import { questionsOfAttempt } from '#domain/assessment/skills/skills.rules.ts'
import { startPeriodicTask } from '../../platform/periodic-task.ts'
import type { Platform, Reader, Tx } from '../../platform/platform.ts'
import { runEach } from '../../platform/run-each.ts'
import { notifyStaff } from '../../platform/updates/notify-staff.writes.ts'
import { testFinishedEvent } from '../../platform/webhooks/queue-events.writes.ts'
import { scoreAttempt } from './scoring.writes.ts'

interface Ending {
  readonly id: number
  readonly event: Exclude<AttemptEvent, 'answered'>
  readonly at: Date
  /** Whether it ends because its result is clear; null without limits of points, or at the end of its time (LEN-01). */
  readonly isClear?: boolean | null
}

/**
 * Ends a running attempt; an ended one does not change. Questions that it did not need are removed (LEN-01). A finished attempt is scored, and open questions score 0
 * (SPEC-33, SPEC-35), and staff are notified. The hashes of devices and networks are deleted.
 */
export async function endAttempt(tx: Tx, { id, event, at, isClear = null }: Ending): Promise<void> {
  const state = stateAfter('running', event)
  const figures = state === 'finished' ? 0 : null
  const ended = await tx
    .updateTable('attempts')
    .set({ state, finished_at: at, points: figures, unrated: figures, is_clear: isClear })
    // The row may have been deleted and added again since the start (SPEC-34).
    .set('user_skill_id', (from) =>
      from
        .selectFrom('user_skills')
        .select('id')
        .whereRef('user_skills.user_id', '=', 'attempts.user_id')
        .whereRef('user_skills.skill_id', '=', 'attempts.skill_id'),
    )
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst()
  if (!ended) return
  await removeUnneeded(tx, id, event)
  await tx
    .updateTable('attempt_questions')
    .set({ device_hash: null, network_hash: null })
    .$if(state === 'finished', (query) =>
      query.set('points', sql<number | null>`case when answered_at is null and not given then 0 else points end`),
    )
    .where('attempt_id', '=', id)
    .execute()
  if (state !== 'finished') return
  await scoreAttempt(tx, id)
  await notifyStaff(tx, at, { kind: 'test_finished', attemptId: id }, testFinishedEvent(id, at))
  await notifyStaff(tx, at, { kind: 'rating_due', attemptId: id })
}

/**
 * Removes the questions that an attempt drew and did not ask: after the last answer all of them, and at the end of the time those beyond the tenth,
 * because the time was for ten questions.
 */
async function removeUnneeded(tx: Tx, id: number, event: Ending['event']): Promise<void> {
  await tx
    .deleteFrom('attempt_questions')
    .where('attempt_id', '=', id)
    .where('answered_at', 'is', null)
    .$if(event !== 'all_answered', (query) => query.where('shown_at', 'is', null).where('position', '>=', questionsOfAttempt))
    .execute()
}

const minuteMs = 60_000

/** Starts a periodic task that ends overdue tests every minute. Returns a function that stops it. */
export function startEndingTests(platform: Pick<Platform, 'db' | 'now'>, log: FastifyBaseLogger, everyMs = minuteMs): () => void {
  return startPeriodicTask(
    () => endDueAttempts(platform),
    everyMs,
    (error) => log.warn({ err: error }, 'ending tests failed'),
  )
}

/**
 * Ends each overdue attempt in its own transaction, and skips those that another process has locked.
 * Throws after the last one if any failed.
 */
export async function endDueAttempts({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const due = (reader: Reader) =>
    reader.selectFrom('attempts').where('state', '=', sql.lit('running')).where('ends_at', '<=', now()).orderBy('ends_at')
  await runEach(
    await due(db).select('id').execute(),
    ({ id }) => `attempt ${id}`,
    ({ id }) =>
      db.transaction().execute(async (tx) => {
        const own = due(tx).where('id', '=', id).select(['ends_at', 'time_limit_seconds'])
        const attempt = await own.forUpdate().skipLocked().executeTakeFirst()
        if (attempt) await endAttempt(tx, { id, event: eventAtDeadline(attempt.time_limit_seconds), at: attempt.ends_at })
      }),
  )
}
