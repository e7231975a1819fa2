import { type Feature, textsOf } from '../../kernel/feature.ts'
import { auditScreens } from './audit.screens.ts'
import type { es } from './audit.staff.es.ts'

export const auditFeature = {
  texts: textsOf<typeof es>(),
  screens: [auditScreens],
  audited: {
    demo: ['begun', 'loaded'],
  },
} as const satisfies Feature
