import { type Feature, textsOf } from '../../kernel/feature.ts'
import { reasonScreens } from './reasons.screens.ts'
import type { es } from './reasons.staff.es.ts'

export const reasonsFeature = {
  texts: textsOf<typeof es>(),
  screens: [reasonScreens],
  audited: {
    application: ['reason_set'],
    reason: ['added', 'deleted', 'modified'],
  },
  places: {
    reason: [reasonScreens.reasons, () => reasonScreens.reasons.to()],
  },
} as const satisfies Feature
