import type { Feature } from '../../platform/feature.ts'
import { applicationsExports } from './applications.exports.ts'
import { applicationRoutes } from './applications.routes.ts'

export const applicationsFeature = {
  routes: [applicationRoutes],
  exports: applicationsExports,
} satisfies Feature
