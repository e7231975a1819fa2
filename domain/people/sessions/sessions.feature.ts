import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es as candidateTexts } from './sessions.candidate.es.ts'
import type { es as formTexts } from './sessions.form.es.ts'
import { sessionScreens } from './sessions.screens.ts'

export const sessionsFeature = {
  texts: textsOf<typeof candidateTexts & typeof formTexts>(),
  screens: [sessionScreens],
} as const satisfies Feature
