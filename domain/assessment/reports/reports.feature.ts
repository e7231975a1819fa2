import { type Feature, textsOf } from '../../kernel/feature.ts'
import { reportScreens } from './reports.screens.ts'
import type { es } from './reports.staff.es.ts'

export const reportsFeature = {
  texts: textsOf<typeof es>(),
  screens: [reportScreens],
} as const satisfies Feature
