import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es as formTexts } from './added-candidates.form.es.ts'
import { addedCandidatesScreens } from './added-candidates.screens.ts'
import type { es as staffTexts } from './added-candidates.staff.es.ts'

export const addedCandidatesFeature = {
  texts: textsOf<typeof formTexts & typeof staffTexts>(),
  screens: [addedCandidatesScreens],
  audited: {
    user: ['added', 'consent_declared', 'consented', 'link_made', 'objected', 'refused', 'unanswered'],
  },
  mails: {
    consent: 'apart',
    held_consent: 'apart',
  },
} as const satisfies Feature
