import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es as candidateTexts } from './passport.candidate.es.ts'
import type { es } from './passport.es.ts'
import { passportScreens } from './passport.screens.ts'

export const passportFeature = {
  texts: textsOf<typeof es & typeof candidateTexts>(),
  screens: [passportScreens],
} as const satisfies Feature
