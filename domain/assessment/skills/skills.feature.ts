import { type Feature, textsOf } from '../../kernel/feature.ts'
import { skillScreens, userSkillScreens } from './skills.screens.ts'
import type { es as staffTexts } from './skills.staff.es.ts'
import type { es as userSkillsTexts } from './user-skills.candidate.es.ts'

export const skillsFeature = {
  texts: textsOf<typeof staffTexts & typeof userSkillsTexts>(),
  screens: [skillScreens, userSkillScreens],
  audited: {
    skill: ['added', 'deleted', 'modified', 'put_out_of_use'],
  },
  formerlyAudited: {
    user_skill: ['added', 'modified'],
  },
  places: {
    skill: [skillScreens.editSkill, (uuid: string) => skillScreens.editSkill.to({ uuid })],
  },
} as const satisfies Feature
