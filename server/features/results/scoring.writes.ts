import { sql } from 'kysely'
import { attemptPoints } from '#domain/results/scoring.rules.ts'
import type { Tx } from '../../platform/platform.ts'

/**
 * Counts an ended attempt together: its points out of 100, which free texts wait for a rating, and the state that follows for
 * the candidate's skill (decisions 35, 36). A question without an answer has no points. To be called whenever points change, in
 * the transaction that changes them.
 */
export async function scoreAttempt(tx: Tx, attemptId: number): Promise<void> {
  const questions = await tx
    .selectFrom('attempt_questions')
    .select(['annotation', 'points'])
    .where('attempt_id', '=', attemptId)
    .execute()
  const scored = await tx
    .updateTable('attempts')
    .set({
      points: attemptPoints(questions.map(({ points }) => points ?? 0)),
      unrated: questions.filter(({ annotation, points }) => annotation !== null && points === null).length,
    })
    .where('id', '=', attemptId)
    .where('state', '=', 'finished')
    .returning(['user_skill_id', 'unrated', 'archived_at', 'finished_at'])
    .executeTakeFirst()
  if (!scored || scored.archived_at) return
  await queueTexts(tx, attemptId, scored.finished_at ?? new Date(0))
  if (!scored.user_skill_id) return
  await tx
    .updateTable('user_skills')
    .set({ test_status: scored.unrated ? 2 : 1 })
    .where('id', '=', scored.user_skill_id)
    .execute()
}

/** Texts without points wait to be rated; those that have them by now wait no longer. */
async function queueTexts(tx: Tx, attemptId: number, since: Date): Promise<void> {
  const own = tx.selectFrom('attempt_questions').where('attempt_id', '=', attemptId).where('annotation', 'is not', null)
  await tx
    .with('rated', (cte) =>
      cte
        .deleteFrom('texts_to_rate')
        .where('attempt_id', '=', attemptId)
        .where('position', 'in', own.where('points', 'is not', null).select('position')),
    )
    .insertInto('texts_to_rate')
    .columns(['attempt_id', 'position', 'question_id', 'since'])
    .expression(
      own
        .where('points', 'is', null)
        .select(['attempt_id', 'position', 'question_id', sql<Date>`${since}::timestamptz`.as('since')]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
