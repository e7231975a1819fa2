import type { Feature } from '../../platform/feature.ts'
import { workshopRoutes } from './workshop.routes.ts'

export const workshopFeature = {
  routes: [workshopRoutes],
} satisfies Feature
