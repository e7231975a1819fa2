import { type Feature, textsOf } from '../../kernel/feature.ts'
import { dashboardScreens } from './dashboard.screens.ts'
import type { es } from './dashboard.staff.es.ts'

export const dashboardFeature = {
  texts: textsOf<typeof es>(),
  screens: [dashboardScreens],
  audited: {
    email: ['dismissed', 'retried', 'all_retried'],
  },
  updates: {
    email_failed: { place: 8, delivery: 'at_once' },
  },
} as const satisfies Feature
