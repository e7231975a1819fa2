import { type Feature, textsOf } from '../../kernel/feature.ts'
import { bankScreens } from './banks.screens.ts'
import type { es } from './banks.staff.es.ts'

export const banksFeature = {
  texts: textsOf<typeof es>(),
  screens: [bankScreens],
  audited: {
    bank: ['imported'],
    question: ['broken', 'mended', 'pair_checked', 'paired', 'parted'],
  },
  places: {
    bank: [bankScreens.bank, (id: string) => bankScreens.bank.to({ id })],
  },
} as const satisfies Feature
