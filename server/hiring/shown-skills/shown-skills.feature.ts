import type { Feature } from '../../platform/feature.ts'
import { shownSkillsRoutes } from './shown-skills.routes.ts'

export const shownSkillsFeature = { routes: [shownSkillsRoutes] } satisfies Feature
