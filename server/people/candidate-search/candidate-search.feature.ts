import type { Feature } from '../../platform/feature.ts'
import { candidateSearchExports } from './candidate-search.exports.ts'
import { candidateSearchRoutes } from './candidate-search.routes.ts'
import { savedSearchRoutes } from './saved-searches.routes.ts'

export const candidateSearchFeature = {
  routes: [candidateSearchRoutes, savedSearchRoutes],
  exports: candidateSearchExports,
} satisfies Feature
