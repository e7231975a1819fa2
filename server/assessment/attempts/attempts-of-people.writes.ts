import { sql } from 'kysely'
import type { Tx } from '../../platform/platform.ts'

/**
 * Empties what an erased person wrote in tests, and forgets their device and extra time, which may reveal their health. An empty text still
 * counts as an answer, so that the statistics of the question stay (SPEC-54).
 */
export async function emptyAttemptsOf(tx: Tx, userId: number): Promise<void> {
  const attempts = tx.selectFrom('attempts').select('id').where('user_id', '=', userId)
  await tx
    .updateTable('attempt_questions')
    .set({ annotation: '' })
    .where('attempt_id', 'in', attempts)
    .where('annotation', 'is not', null)
    .execute()
  await tx
    .updateTable('attempts')
    .set({ explanation: null, device: null, extra_time: null })
    .where('user_id', '=', userId)
    .execute()
}

/** The attempts of the duplicate in skills that the survivor of a merge has refer to the survivor's row of the skill. */
export async function joinAttempts(tx: Tx, survivorId: number, duplicateId: number): Promise<void> {
  await sql`
    update attempts set user_skill_id = kept.id from user_skills as kept
    where attempts.user_id = ${duplicateId} and kept.user_id = ${survivorId} and kept.skill_id = attempts.skill_id`.execute(tx)
}
