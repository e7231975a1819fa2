import type { Feature } from '../../platform/feature.ts'
import { siteRoutes } from './content.routes.ts'

export const contentFeature = {
  routes: [siteRoutes],
} satisfies Feature
