import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es as candidateTexts } from './attempts.candidate.es.ts'
import { attemptScreens } from './attempts.screens.ts'
import type { es as staffTexts } from './attempts.staff.es.ts'

export const attemptsFeature = {
  texts: textsOf<typeof candidateTexts & typeof staffTexts>(),
  screens: [attemptScreens],
  updates: {
    test_finished: { place: 4, delivery: 'daily' },
  },
} as const satisfies Feature
