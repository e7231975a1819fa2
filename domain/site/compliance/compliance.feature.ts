import { type Feature, textsOf } from '../../kernel/feature.ts'
import { complianceScreens } from './compliance.screens.ts'
import type { es } from './compliance.staff.es.ts'

export const complianceFeature = {
  texts: textsOf<typeof es>(),
  screens: [complianceScreens],
} as const satisfies Feature
