import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { change } from '../../platform/changes.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { hasRunningTest, isRequired, lockAttemptsOf } from '../skills/user-skills.reads.ts'
import type { AttemptOfSkillRow, UserSkillRow } from './results.reads.ts'

/** Archives an ended attempt, which stays readable, stops counting and allows one more (USR-06, SPEC-34). Refuses a running attempt. */
export function resetTest(platform: Platform, actor: Person, { id, state, user_id, skill_id }: AttemptOfSkillRow) {
  return change(platform, actor, { action: 'attempt.archived', detail: { user_id, skill_id } }, async (tx, now) => {
    if (state === 'running') return refuse('results.error.running')
    const archived = await tx
      .updateTable('attempts')
      .set({ archived_at: now, archived_by: actor.id })
      .where('id', '=', id)
      .where('state', '!=', 'running')
      .where('archived_at', 'is', null)
      .returning(['id', 'uuid'])
      .executeTakeFirst()
    if (!archived) return undefined
    await tx.deleteFrom('texts_to_rate').where('attempt_id', '=', id).execute()
    await tx
      .updateTable('user_skills')
      .set({ test_status: 0 })
      .where('user_id', '=', user_id)
      .where('skill_id', '=', skill_id)
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('attempts')
              .select('attempts.id')
              .whereRef('attempts.user_skill_id', '=', 'user_skills.id')
              .where('attempts.state', '=', 'finished')
              .where('attempts.archived_at', 'is', null),
          ),
        ),
      )
      .execute()
    return archived
  })
}

/** Removes a skill from a profile unless an application or a running test needs it. Its attempts stay and count (USR-06, SPEC-28, SPEC-34). */
export function removeUserSkill(
  platform: Platform,
  actor: Person,
  row: UserSkillRow,
): Promise<{ id: number; uuid: string } | Refusal> {
  const { id, user_id, skill_id } = row
  return change(platform, actor, { action: 'user_skill.deleted', detail: { user_id, skill_id } }, async (tx, now) => {
    if (row.asked_for) return refuse('results.error.asked_for')
    if (row.running) return refuse('results.error.running')
    await lockAttemptsOf(tx, id)
    // Checked again after the lock: the person may have applied or started the test meanwhile.
    const unneeded = tx.deleteFrom('user_skills').where(({ not, or }) => not(or([isRequired, hasRunningTest(now)])))
    return unneeded.where('id', '=', id).returning(['id', 'uuid']).executeTakeFirst()
  })
}
