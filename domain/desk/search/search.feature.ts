import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es } from './search.staff.es.ts'

export const searchFeature = {
  texts: textsOf<typeof es>(),
} as const satisfies Feature
