import { type Feature, textsOf } from '../../kernel/feature.ts'
import { figureScreens } from './figures.screens.ts'
import type { es } from './figures.staff.es.ts'

export const figuresFeature = {
  texts: textsOf<typeof es>(),
  screens: [figureScreens],
  audited: {
    figures: ['exported'],
  },
} as const satisfies Feature
