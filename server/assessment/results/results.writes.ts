import { type Refusal, refuse } from '#domain/kernel/refusals.ts'
import { change } from '../../platform/changes.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { archiveAttempt } from '../attempts/scoring.writes.ts'
import { deleteUnneeded, forgetTestStatus } from '../skills/skills-of-people.writes.ts'
import { lockAttemptsOf } from '../skills/user-skills.reads.ts'
import type { AttemptOfSkillRow, UserSkillRow } from './results.reads.ts'

/** Archives an ended attempt, which stays readable, stops counting and allows one more (USR-06, SPEC-34). Refuses a running attempt. */
export function resetTest(platform: Platform, actor: Person, { id, state, user_id, skill_id }: AttemptOfSkillRow) {
  return change(platform, actor, { action: 'attempt.archived', detail: { user_id, skill_id } }, async (tx, now) => {
    if (state === 'running') return refuse('results.error.running')
    const archived = await archiveAttempt(tx, id, actor.id, now)
    if (archived) await forgetTestStatus(tx, { user_id, skill_id })
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
    return deleteUnneeded(tx, id, now)
  })
}
