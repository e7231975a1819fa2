import { type Feature, textsOf } from '../../kernel/feature.ts'
import { candidateSearchScreens } from './candidate-search.screens.ts'
import type { es } from './candidate-search.staff.es.ts'

export const candidateSearchFeature = {
  texts: textsOf<typeof es>(),
  screens: [candidateSearchScreens],
} as const satisfies Feature
