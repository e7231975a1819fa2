import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es as foreignTexts } from './foreign-results.candidate.es.ts'
import type { es as staffTexts } from './foreign-results.staff.es.ts'
import type { es } from './passport.candidate.es.ts'
import { passportScreens } from './passport.screens.ts'

export const passportFeature = {
  texts: textsOf<typeof es & typeof foreignTexts & typeof staffTexts>(),
  screens: [passportScreens],
  audited: {
    user: ['foreign_result_added', 'foreign_result_removed'],
  },
} as const satisfies Feature
