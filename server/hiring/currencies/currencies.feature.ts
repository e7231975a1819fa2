import { recordNamed } from '../../platform/audit/record-names.ts'
import type { Feature } from '../../platform/feature.ts'
import { currenciesExports } from './currencies.exports.ts'
import { currencyRoutes } from './currencies.routes.ts'

export const currenciesFeature = {
  routes: [currencyRoutes],
  exports: currenciesExports,
  records: {
    currency: recordNamed('currencies', 'code'),
  },
} satisfies Feature
