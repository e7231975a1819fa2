import { errorOf } from '#domain/assessment/results/error.rules.ts'
import { attemptPoints } from '#domain/assessment/results/scoring.rules.ts'
import type { Tx } from '../../platform/platform.ts'
import { setTestStatus } from '../skills/skills-of-people.writes.ts'
import { readRaterVariance } from './rater-error.reads.ts'

/**
 * Scores an ended attempt: its points out of 100 with their error, the number of unrated texts, and the test status of the candidate's skill
 * (SPEC-35, SPEC-36). Callers run it in the transaction that changes points. Without an answer a question has no points.
 */
export async function scoreAttempt(tx: Tx, attemptId: number): Promise<void> {
  const questions = await tx
    .selectFrom('attempt_questions as asked')
    .select(['asked.annotation', 'asked.points', 'asked.given'])
    .where('asked.attempt_id', '=', attemptId)
    .execute()
  const points = questions.map((question) => question.points ?? 0)
  const [choices, texts] = [false, true].map((isText) =>
    questions
      .filter(({ annotation, given }) => isText === (annotation !== null && !given))
      .map((question) => question.points ?? 0),
  ) as [number[], number[]]
  const scored = await tx
    .updateTable('attempts')
    .set({
      points: attemptPoints(points),
      points_error: errorOf(choices, texts, await readRaterVariance(tx, attemptId, points.length)),
      unrated: questions.filter(({ annotation, points }) => annotation !== null && points === null).length,
    })
    .where('id', '=', attemptId)
    .where('state', '=', 'finished')
    .returning(['user_skill_id', 'unrated', 'archived_at'])
    .executeTakeFirst()
  if (!scored || scored.archived_at) return
  await queueTexts(tx, attemptId)
  if (!scored.user_skill_id) return
  await setTestStatus(tx, scored.user_skill_id, scored.unrated ? 2 : 1)
}

/** Archives an ended attempt, with its texts that wait for a rating. Undefined if it runs, or is archived already (SPEC-34). */
export async function archiveAttempt(tx: Tx, id: number, by: number, now: Date) {
  const archived = await tx
    .updateTable('attempts')
    .set({ archived_at: now, archived_by: by })
    .where('id', '=', id)
    .where('state', '!=', 'running')
    .where('archived_at', 'is', null)
    .returning(['id', 'uuid'])
    .executeTakeFirst()
  if (archived) await tx.deleteFrom('texts_to_rate').where('attempt_id', '=', id).execute()
  return archived
}

/** Sets the points of a text, and scores its attempt again. */
export async function setPointsOfText(
  tx: Tx,
  { attempt_id, position }: { readonly attempt_id: number; readonly position: number },
  points: number | null,
): Promise<void> {
  await tx
    .updateTable('attempt_questions')
    .set({ points })
    .where('attempt_id', '=', attempt_id)
    .where('position', '=', position)
    .execute()
  await scoreAttempt(tx, attempt_id)
}

/** Gives a broken question's points in these attempts, once. Returns the attempts that got them. */
export async function givePointsIn(tx: Tx, attemptIds: readonly number[], questionId: number, points: number): Promise<number[]> {
  const given = await tx
    .updateTable('attempt_questions')
    .set({ points, given: true })
    .where('attempt_id', 'in', attemptIds)
    .where('question_id', '=', questionId)
    .where('given', '=', false)
    .returning('attempt_id')
    .execute()
  return given.map(({ attempt_id }) => attempt_id)
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
