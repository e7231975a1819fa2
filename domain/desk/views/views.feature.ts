import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es } from './views.staff.es.ts'

export const viewsFeature = {
  texts: textsOf<typeof es>(),
} as const satisfies Feature
