import { type Feature, textsOf } from '../../kernel/feature.ts'
import { placementScreens } from './placements.screens.ts'
import type { es } from './placements.staff.es.ts'

export const placementsFeature = {
  texts: textsOf<typeof es>(),
  screens: [placementScreens],
  audited: {
    placement: ['added', 'deleted', 'modified'],
  },
  places: {
    placement: [placementScreens.placements, () => placementScreens.placements.to()],
  },
  updates: {
    guarantee_ends: { place: 10, delivery: 'daily', screen: placementScreens.placements },
  },
} as const satisfies Feature
