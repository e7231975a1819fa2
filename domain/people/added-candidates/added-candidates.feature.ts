import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es as candidateTexts } from './added-candidates.candidate.es.ts'
import { addedCandidatesScreens } from './added-candidates.screens.ts'
import type { es as staffTexts } from './added-candidates.staff.es.ts'

export const addedCandidatesFeature = {
  texts: textsOf<typeof candidateTexts & typeof staffTexts>(),
  screens: [addedCandidatesScreens],
  audited: {
    user: ['added', 'consent_declared', 'consent_withdrawn', 'consented', 'link_made', 'objected', 'refused', 'unanswered'],
  },
  mails: {
    consent: 'apart',
    held_consent: 'apart',
  },
} as const satisfies Feature
