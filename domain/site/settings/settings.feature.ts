import { type Feature, textsOf } from '../../kernel/feature.ts'
import { settingsScreens } from './settings.screens.ts'
import type { es } from './settings.staff.es.ts'

export const settingsFeature = {
  texts: textsOf<typeof es>(),
  screens: [settingsScreens],
  audited: {
    settings: ['changed'],
  },
} as const satisfies Feature
