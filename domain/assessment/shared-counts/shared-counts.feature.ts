import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es } from './shared-counts.staff.es.ts'

export const sharedCountsFeature = {
  texts: textsOf<typeof es>(),
  audited: {
    bank: ['counts_exported', 'counts_added', 'counts_removed'],
  },
} as const satisfies Feature
