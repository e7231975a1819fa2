import type { Feature } from '../../platform/feature.ts'
import { sharedCountsRoutes } from './shared-counts.routes.ts'

export const sharedCountsFeature = {
  routes: [sharedCountsRoutes],
} satisfies Feature
