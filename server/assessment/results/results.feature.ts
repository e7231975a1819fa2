import type { Feature } from '../../platform/feature.ts'
import { auditedResults } from './audited.reads.ts'
import { ratingRoutes } from './rating.routes.ts'
import { resultsExports } from './results.exports.ts'
import { resultRoutes } from './results.routes.ts'
import { vacancyResultRoutes } from './vacancy-results.routes.ts'

export const resultsFeature = {
  routes: [ratingRoutes, resultRoutes, vacancyResultRoutes],
  exports: resultsExports,
  records: auditedResults,
} satisfies Feature
