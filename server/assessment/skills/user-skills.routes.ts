import {
  addUserSkillEndpoint,
  deleteUserSkillEndpoint,
  getUserSkillEndpoint,
  listSkillsToAddEndpoint,
  listUserSkillsEndpoint,
  updateUserSkillEndpoint,
} from '#domain/assessment/skills/user-skills.contract.ts'
import { isRefusal, refuse } from '#domain/kernel/refusals.ts'
import { seenVersion } from '../../platform/changes.ts'
import { answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Person } from '../../platform/sessions/viewer.ts'
import { readSkillsToAdd, readSkillToAdd, readUserSkill, readUserSkills } from './user-skills.reads.ts'
import { experienceFields, presentUserSkill } from './user-skills.views.ts'
import * as writes from './user-skills.writes.ts'

export const userSkillRoutes = (platform: Platform) => {
  const { db } = platform
  const viewOf = async (viewer: Person, id: string) => {
    const row = await readUserSkill(platform, viewer, id)
    return row && presentUserSkill(row, viewer.language)
  }
  return [
    route(listUserSkillsEndpoint, async ({ params, viewer }) =>
      answerPage(await readUserSkills(platform, viewer.id, params.language), (row) => presentUserSkill(row, params.language)),
    ),

    route(listSkillsToAddEndpoint, async ({ viewer }) => answerPage(await readSkillsToAdd(db, viewer), (skill) => skill)),

    route(getUserSkillEndpoint, async ({ params, viewer }) => {
      const data = await viewOf(viewer, params.uuid)
      return data ? { data } : refuse('errors.not_found')
    }),

    route(addUserSkillEndpoint, async ({ body, viewer }) => {
      const skill = await readSkillToAdd(db, body.skill_id)
      if (!skill) return refuse('errors.fields', { errors: { skill_id: ['skills.error.skill_required'] } })
      const added = await writes.addUserSkill(platform, viewer, skill, experienceFields(body))
      if (isRefusal(added)) return added
      return added === 'attempts_exceeded'
        ? { success_message: 'skills.attempts_exceeded', added: '0' as const, data: null }
        : { success_message: 'common.added', added: '1' as const, data: (await viewOf(viewer, added.uuid)) ?? null }
    }),

    route(updateUserSkillEndpoint, async ({ params, body, viewer }) => {
      const row = await readUserSkill(platform, viewer, params.uuid)
      if (!row) return refuse('errors.not_found')
      const changed = await writes.updateUserSkill(platform, viewer, row, seenVersion(body, row), experienceFields(body))
      if (isRefusal(changed)) return changed
      const data = await viewOf(viewer, params.uuid)
      return data ? { success_message: 'common.modified', data } : refuse('errors.not_found')
    }),

    route(deleteUserSkillEndpoint, async ({ params, viewer }) => {
      const row = await readUserSkill(platform, viewer, params.uuid)
      if (!row) return refuse('errors.not_found')
      const deleted = await writes.deleteUserSkill(platform, viewer, row)
      return isRefusal(deleted) ? deleted : { success_message: 'common.deleted', data: presentUserSkill(row, viewer.language) }
    }),
  ]
}
