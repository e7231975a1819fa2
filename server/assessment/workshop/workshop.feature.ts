import type { Feature } from '../../platform/feature.ts'
import { startResting } from './rests.writes.ts'
import { workshopRoutes } from './workshop.routes.ts'

export const workshopFeature = {
  routes: [workshopRoutes],
  tasks: [startResting],
} satisfies Feature
