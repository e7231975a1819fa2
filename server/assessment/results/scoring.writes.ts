import { attemptPoints } from '#domain/assessment/results/scoring.rules.ts'
import type { Tx } from '../../platform/platform.ts'

/**
 * Counts an ended attempt together: its points out of 100, which free texts wait for a rating, and the state that follows for
 * the candidate's skill (SPEC-35, SPEC-36). A question without an answer has no points. To be called whenever points change, in
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
    .returning(['user_skill_id', 'unrated', 'archived_at'])
    .executeTakeFirst()
  if (!scored || scored.archived_at) return
  await queueTexts(tx, attemptId)
  if (!scored.user_skill_id) return
  await tx
    .updateTable('user_skills')
    .set({ test_status: scored.unrated ? 2 : 1 })
    .where('id', '=', scored.user_skill_id)
    .execute()
}

/**
 * Texts without points wait to be rated, unless the account of who wrote them is shut; those that have points by now wait no longer.
 * What is asked for again does no harm.
 */
async function queueTexts(tx: Tx, attemptId: number): Promise<void> {
  const own = tx
    .selectFrom('attempt_questions as own')
    .where('own.attempt_id', '=', attemptId)
    .where('own.annotation', 'is not', null)
  await tx
    .with('rated', (cte) =>
      cte
        .deleteFrom('texts_to_rate')
        .where('attempt_id', '=', attemptId)
        .where('position', 'in', own.where('own.points', 'is not', null).select('own.position')),
    )
    .insertInto('texts_to_rate')
    .columns(['attempt_id', 'position', 'question_id', 'since'])
    .expression(
      own
        .innerJoin('attempts', 'attempts.id', 'own.attempt_id')
        .innerJoin('users', 'users.id', 'attempts.user_id')
        .where('own.points', 'is', null)
        .where('users.deleted_at', 'is', null)
        .select(['own.attempt_id', 'own.position', 'own.question_id', 'attempts.finished_at']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Nobody rates what somebody wrote while their account is shut (SPEC-54). */
export async function hideTextsOf(tx: Tx, userId: number): Promise<void> {
  const attempts = tx.selectFrom('attempts').select('id').where('user_id', '=', userId)
  await tx.deleteFrom('texts_to_rate').where('attempt_id', 'in', attempts).execute()
}

/** Once it is open again their texts wait to be rated as before. */
export async function showTextsOf(tx: Tx, userId: number): Promise<void> {
  const counting = await tx
    .selectFrom('attempts')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'finished')
    .where('archived_at', 'is', null)
    .execute()
  for (const { id } of counting) await queueTexts(tx, id)
}
