import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es } from './shown-skills.staff.es.ts'

export const shownSkillsFeature = {
  texts: textsOf<typeof es>(),
} as const satisfies Feature
