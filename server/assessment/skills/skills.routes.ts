import {
  addSkillEndpoint,
  countSkillQuestionsEndpoint,
  deleteSkillEndpoint,
  getSkillEndpoint,
  listSkillsEndpoint,
  selectSkillsEndpoint,
  updateSkillEndpoint,
} from '#domain/assessment/skills/skills.contract.ts'
import { refuse } from '#domain/kernel/refusals.ts'
import { applyChanges, seenVersion } from '../../platform/changes.ts'
import { answerChange, answerPage } from '../../platform/http/answers.ts'
import { route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { mayUse } from '../../platform/sessions/viewer.ts'
import { readSkill, readSkillChoices, readSkills } from './skills.reads.ts'
import { presentSkill, skillFields } from './skills.views.ts'
import * as writes from './skills.writes.ts'

export const skillRoutes = (platform: Platform) => [
  route(listSkillsEndpoint, async ({ query, viewer }) => {
    const keepsCatalogue = mayUse(viewer, { module: 'skillstest', item: 'view' })
    const page = await readSkills(platform.db, query, { language: viewer.language, alsoInactive: keepsCatalogue })
    return answerPage(page, (skill) => presentSkill(skill, { keepsCatalogue }))
  }),

  route(selectSkillsEndpoint, async ({ params: { language, offer } }) =>
    answerPage(await readSkillChoices(platform.db, language, offer), (choice) => choice),
  ),

  route(getSkillEndpoint, async ({ params }) => {
    const skill = await readSkill(platform.db, params.id)
    return skill ? { data: presentSkill(skill) } : refuse('errors.not_found')
  }),

  route(countSkillQuestionsEndpoint, async ({ params }) => {
    const skill = await readSkill(platform.db, params.id)
    return skill ? { data: skill.question_count, ready: skill.ready } : refuse('errors.not_found')
  }),

  route(addSkillEndpoint, async ({ body, viewer }) =>
    answerChange('common.added', await writes.addSkill(platform, viewer, skillFields(body)), presentSkill),
  ),

  route(updateSkillEndpoint, async ({ params, body, viewer }) => {
    const skill = await readSkill(platform.db, params.id)
    if (!skill) return refuse('errors.not_found')
    const fields = skillFields(applyChanges(presentSkill(skill), body))
    const changed = await writes.updateSkill(platform, viewer, skill, seenVersion(body, skill), fields)
    return answerChange('common.modified', changed, presentSkill)
  }),

  route(deleteSkillEndpoint, async ({ params, viewer }) => {
    const skill = await readSkill(platform.db, params.id)
    if (!skill) return refuse('errors.not_found')
    return skill.in_use
      ? answerChange('skills.put_out_of_use', await writes.putSkillOutOfUse(platform, viewer, skill), presentSkill)
      : answerChange('common.deleted', await writes.deleteSkill(platform, viewer, skill), presentSkill)
  }),
]
