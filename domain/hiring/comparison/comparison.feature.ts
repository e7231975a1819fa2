import { type Feature, textsOf } from '../../kernel/feature.ts'
import { comparisonScreens } from './comparison.screens.ts'
import type { es } from './comparison.staff.es.ts'

export const comparisonFeature = {
  texts: textsOf<typeof es>(),
  screens: [comparisonScreens],
} as const satisfies Feature
