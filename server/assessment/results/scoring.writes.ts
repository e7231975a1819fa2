import { attemptPoints } from '#domain/assessment/results/scoring.rules.ts'
import type { Tx } from '../../platform/platform.ts'

/**
 * Scores an ended attempt: its points out of 100, the number of unrated texts, and the test status of the candidate's skill
 * (SPEC-35, SPEC-36). Callers run it in the transaction that changes points. Without an answer a question has no points.
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
 * Adds the attempt's unrated texts to the rating queue, unless the author's account is deleted, and removes the rated ones.
 * Running it again changes nothing.
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

/** Removes the texts of a deleted account from the rating queue (SPEC-54). */
export async function hideTextsOf(tx: Tx, userId: number): Promise<void> {
  const attempts = tx.selectFrom('attempts').select('id').where('user_id', '=', userId)
  await tx.deleteFrom('texts_to_rate').where('attempt_id', 'in', attempts).execute()
}

/** Puts the unrated texts of a reopened account back into the rating queue. */
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
