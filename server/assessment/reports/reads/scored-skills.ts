import { sql } from 'kysely'
import type { Reader } from '../../../platform/platform.ts'
import { languageOf, type Viewer } from '../../../platform/sessions/viewer.ts'
import { isVisibleTo } from '../../../platform/sessions/visible-people.ts'
import { skillName } from '../../skills/skill-names.reads.ts'

/** As many as fit on the page with everything else. */
const mostSkills = 12

/** The newest finished result of each other skill of a person, the best first. */
export async function readScoredSkills(db: Reader, viewer: Viewer, { user, skill }: { user: string; skill: string }) {
  const rows = await db
    .selectFrom('user_skills')
    .innerJoin('users', 'users.id', 'user_skills.user_id')
    .innerJoin('skills', 'skills.id', 'user_skills.skill_id')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('attempts')
          .whereRef('attempts.user_id', '=', 'user_skills.user_id')
          .whereRef('attempts.skill_id', '=', 'user_skills.skill_id')
          .where('attempts.archived_at', 'is', null)
          .where('attempts.state', '=', 'finished')
          .where('attempts.points', 'is not', null)
          .select([sql<number>`attempts.points`.as('points'), 'attempts.unrated', 'attempts.points_error'])
          .orderBy('attempts.started_at', 'desc')
          .limit(1)
          .as('shown'),
      (join) => join.onTrue(),
    )
    .where('users.uuid', '=', user)
    .where('users.deleted_at', 'is', null)
    .where(isVisibleTo(viewer))
    .where('skills.uuid', '!=', skill)
    .select([skillName(languageOf(viewer)).as('skill'), 'shown.points', 'shown.unrated', 'shown.points_error as error'])
    .orderBy('shown.points', 'desc')
    .orderBy('skills.id')
    .limit(mostSkills)
    .execute()
  return rows
}
export type ScoredSkill = Awaited<ReturnType<typeof readScoredSkills>>[number]
