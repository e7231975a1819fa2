import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es as candidateTexts } from './corrections.candidate.es.ts'
import { correctionScreens } from './corrections.screens.ts'
import type { es as staffTexts } from './corrections.staff.es.ts'

export const correctionsFeature = {
  texts: textsOf<typeof candidateTexts & typeof staffTexts>(),
  screens: [correctionScreens],
  audited: {
    user: ['corrected', 'address_change_begun', 'address_change_done', 'address_change_stopped'],
  },
  mails: {
    address_change: 'together',
  },
} as const satisfies Feature
