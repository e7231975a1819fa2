import { type Feature, textsOf } from '../../kernel/feature.ts'
import { usageScreens } from './usage.screens.ts'
import type { es } from './usage.staff.es.ts'

export const usageFeature = {
  texts: textsOf<typeof es>(),
  screens: [usageScreens],
} as const satisfies Feature
