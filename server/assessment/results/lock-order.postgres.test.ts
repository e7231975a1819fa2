import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { removeUserSkillEndpoint } from '#domain/assessment/results/results.contract.ts'
import { deleteUserSkillEndpoint } from '#domain/assessment/skills/user-skills.contract.ts'
import { sharedTestApp } from '../../testing/app.ts'
import { makeResult } from '../../testing/results.ts'
import { scoreAttempt } from '../attempts/scoring.writes.ts'

const site = sharedTestApp()

test.each(['staff', 'its candidate'] as const)(
  'RES-02 USR-06 a removal by %s waits while a text of the skill is rated, without a deadlock',
  async (who) => {
    const { platform } = site
    const candidate = await site.person()
    const { userSkill, attemptId, bank } = await makeResult(platform, { userId: candidate.id })
    const { token } = await site.person({ role: 'administrator' })
    const remove =
      who === 'staff'
        ? () => site.call(removeUserSkillEndpoint, { token, body: { idskill: bank.skillUuid, uuidUser: candidate.uuid } })
        : () => site.call(deleteUserSkillEndpoint, { token: candidate.token, params: { uuid: userSkill } })
    const waiting = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(platform.db)
      return rows[0]?.count
    }
    const removal = await platform.db.transaction().execute(async (tx) => {
      // Takes the locks in the same order as rating: the attempt, then the profile row.
      await tx.selectFrom('attempts').select('id').where('id', '=', attemptId).forUpdate().execute()
      const removing = remove()
      await expect.poll(waiting).toBe(1)
      await scoreAttempt(tx, attemptId)
      return { removing }
    })
    const removed = await removal.removing
    expect(removed.status, removed.text).toBe(200)
    const attempt = platform.db.selectFrom('attempts').select('user_skill_id').where('id', '=', attemptId)
    expect(await attempt.executeTakeFirst()).toEqual({ user_skill_id: null })
  },
)
