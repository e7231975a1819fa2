import { type Feature, textsOf } from '../../kernel/feature.ts'
import { starterBankScreens } from './starter-banks.screens.ts'
import type { es } from './starter-banks.staff.es.ts'

export const starterBanksFeature = {
  texts: textsOf<typeof es>(),
  screens: [starterBankScreens],
  audited: {
    bank: ['starter_added'],
  },
} as const satisfies Feature
