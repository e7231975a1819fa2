import type { Feature } from '../../platform/feature.ts'
import { reportRoutes } from './reports.routes.ts'

export const reportsFeature = {
  routes: [reportRoutes],
} satisfies Feature
