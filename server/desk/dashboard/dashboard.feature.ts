import type { Feature } from '../../platform/feature.ts'
import { dashboardExports } from './dashboard.exports.ts'
import { dashboardRoutes } from './dashboard.routes.ts'

export const dashboardFeature = {
  routes: [dashboardRoutes],
  exports: dashboardExports,
} satisfies Feature
