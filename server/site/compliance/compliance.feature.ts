import type { Feature } from '../../platform/feature.ts'
import { complianceRoutes } from './compliance.routes.ts'

export const complianceFeature = {
  routes: [complianceRoutes],
} satisfies Feature
