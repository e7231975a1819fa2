import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es as candidateTexts } from './sessions.candidate.es.ts'
import type { es as formTexts } from './sessions.form.es.ts'
import { sessionScreens } from './sessions.screens.ts'
import type { es as staffTexts } from './sessions.staff.es.ts'

export const sessionsFeature = {
  texts: textsOf<typeof candidateTexts & typeof formTexts & typeof staffTexts>(),
  screens: [sessionScreens],
  audited: { user: ['sessions_ended'] },
} as const satisfies Feature
