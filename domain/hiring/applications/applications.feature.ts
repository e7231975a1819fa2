import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es as candidateTexts } from './applications.candidate.es.ts'
import { applicationScreens } from './applications.screens.ts'
import type { es as staffTexts } from './applications.staff.es.ts'

export const applicationsFeature = {
  texts: textsOf<typeof candidateTexts & typeof staffTexts>(),
  screens: [applicationScreens],
  updates: {
    application: { place: 1, delivery: 'daily' },
  },
} as const satisfies Feature
