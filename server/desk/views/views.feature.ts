import type { Feature } from '../../platform/feature.ts'
import { viewRoutes } from './views.routes.ts'

export const viewsFeature = {
  routes: [viewRoutes],
} satisfies Feature
