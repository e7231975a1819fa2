import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es as texts } from './updates.candidate.es.ts'
import { updateScreens } from './updates.screens.ts'
import type { es as staffTexts } from './updates.staff.es.ts'

export const updatesFeature = {
  texts: textsOf<typeof texts & typeof staffTexts>(),
  screens: [updateScreens],
  mails: {
    notice: 'apart',
    notice_digest: 'apart',
  },
} as const satisfies Feature
