import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es } from './vacancy-drafts.staff.es.ts'

export const vacancyDraftsFeature = {
  texts: textsOf<typeof es>(),
} as const satisfies Feature
