import { type Feature, textsOf } from '../../kernel/feature.ts'
import { duplicateScreens } from './duplicates.screens.ts'
import type { es } from './duplicates.staff.es.ts'

export const duplicatesFeature = {
  texts: textsOf<typeof es>(),
  screens: [duplicateScreens],
  audited: {
    user: ['kept_apart', 'merged', 'taken_over'],
  },
} as const satisfies Feature
