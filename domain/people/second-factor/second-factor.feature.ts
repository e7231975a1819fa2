import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es as candidateTexts } from './second-factor.candidate.es.ts'
import { secondFactorScreens } from './second-factor.screens.ts'
import type { es as staffTexts } from './second-factor.staff.es.ts'

export const secondFactorFeature = {
  texts: textsOf<typeof candidateTexts & typeof staffTexts>(),
  screens: [secondFactorScreens],
  audited: {
    user: [
      'factor_added',
      'factor_replaced',
      'factor_removed',
      'factor_reset',
      'recovery_codes_renewed',
      'recovery_code_used',
      'passkey_added',
      'passkey_removed',
    ],
  },
  mails: {
    factor_changed: 'apart',
  },
} as const satisfies Feature
