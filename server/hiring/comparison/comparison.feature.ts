import type { Feature } from '../../platform/feature.ts'
import { comparisonRoutes } from './comparison.routes.ts'

export const comparisonFeature = { routes: [comparisonRoutes] } satisfies Feature
