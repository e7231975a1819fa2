import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es } from './sessions.form.es.ts'
import { sessionScreens } from './sessions.screens.ts'

export const sessionsFeature = {
  texts: textsOf<typeof es>(),
  screens: [sessionScreens],
} as const satisfies Feature
