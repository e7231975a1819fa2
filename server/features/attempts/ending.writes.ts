import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { type AttemptEvent, eventAtDeadline, stateAfter } from '#domain/attempts/attempts.rules.ts'
import type { Platform, Tx } from '../../platform/platform.ts'
import { inBatches, startRounds } from '../../platform/rounds.ts'
import { scoreAttempt } from '../results/scoring.writes.ts'

interface Ending {
  readonly id: number
  readonly event: Exclude<AttemptEvent, 'answered'>
  readonly at: Date
}

/**
 * Ends a running attempt; one that has ended stays as it is. A finished one is scored, and what was left open counts nothing
 * (decisions 33, 35). What told devices and networks apart is forgotten.
 */
export async function endAttempt(tx: Tx, { id, event, at }: Ending): Promise<void> {
  const state = stateAfter('running', event)
  const figures = state === 'finished' ? 0 : null
  const ended = await tx
    .updateTable('attempts')
    .set({ state, finished_at: at, points: figures, unrated: figures })
    // The row that it was started for may have been deleted and added again since (decision 34).
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
  await tx
    .updateTable('attempt_questions')
    .set({ device_hash: null, network_hash: null })
    .$if(state === 'finished', (query) =>
      query.set('points', sql<number | null>`case when answered_at is null and not given then 0 else points end`),
    )
    .where('attempt_id', '=', id)
    .execute()
  if (state === 'finished') await scoreAttempt(tx, id)
}

const batch = 50
const minuteMs = 60_000

/** Ends every minute the tests whose time is over, for those who do not come back to look. Returns how to stop. */
export function startEndingTests(platform: Pick<Platform, 'db' | 'now'>, log: FastifyBaseLogger, everyMs = minuteMs): () => void {
  return startRounds(
    () => endDueAttempts(platform),
    everyMs,
    (error) => log.warn({ err: error }, 'ending tests failed'),
  )
}

/** Ends the attempts whose time is over, a batch a transaction, each in one process only; answers how many there were. */
export function endDueAttempts(platform: Pick<Platform, 'db' | 'now'>): Promise<number> {
  return inBatches(platform, batch, async (tx, size) => {
    const due = await tx
      .selectFrom('attempts')
      .select(['id', 'ends_at', 'time_limit_seconds'])
      .where('state', '=', sql.lit('running'))
      .where('ends_at', '<=', platform.now())
      .orderBy('ends_at')
      .limit(size)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, ends_at, time_limit_seconds } of due)
      await endAttempt(tx, { id, event: eventAtDeadline(time_limit_seconds), at: ends_at })
    return due.length
  })
}
