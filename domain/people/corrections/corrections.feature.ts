import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es as candidateTexts } from './corrections.candidate.es.ts'
import type { es as staffTexts } from './corrections.staff.es.ts'

export const correctionsFeature = {
  texts: textsOf<typeof candidateTexts & typeof staffTexts>(),
  audited: {
    user: ['corrected'],
  },
} as const satisfies Feature
