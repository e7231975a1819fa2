import { recordNamed } from '../../platform/audit/record-names.ts'
import type { Feature } from '../../platform/feature.ts'
import { skillsExports } from './skills.exports.ts'
import { skillRoutes } from './skills.routes.ts'
import { userSkillRoutes } from './user-skills.routes.ts'

export const skillsFeature = {
  routes: [skillRoutes, userSkillRoutes],
  exports: skillsExports,
  records: {
    skill: recordNamed('skills', 'name'),
  },
} satisfies Feature
