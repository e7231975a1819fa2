import { type Feature, textsOf } from '../../kernel/feature.ts'
import { currencyScreens } from './currencies.screens.ts'
import type { es } from './currencies.staff.es.ts'

export const currenciesFeature = {
  texts: textsOf<typeof es>(),
  screens: [currencyScreens],
  audited: {
    currency: ['added', 'deleted', 'modified'],
  },
  places: {
    currency: [currencyScreens.currencies, () => currencyScreens.currencies.to()],
  },
} as const satisfies Feature
