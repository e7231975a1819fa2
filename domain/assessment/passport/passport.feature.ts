import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es } from './passport.candidate.es.ts'
import { passportScreens } from './passport.screens.ts'

export const passportFeature = {
  texts: textsOf<typeof es>(),
  screens: [passportScreens],
} as const satisfies Feature
