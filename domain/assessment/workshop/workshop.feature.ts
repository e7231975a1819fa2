import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es } from './workshop.staff.es.ts'

export const workshopFeature = {
  texts: textsOf<typeof es>(),
} as const satisfies Feature
