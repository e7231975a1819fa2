import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es } from './difficulty.staff.es.ts'

export const difficultyFeature = {
  texts: textsOf<typeof es>(),
} as const satisfies Feature
