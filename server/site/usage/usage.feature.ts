import type { Feature } from '../../platform/feature.ts'
import { startCountingUsage } from '../../platform/usage/counting.writes.ts'
import { usageRoutes } from './usage.routes.ts'

export const usageFeature = {
  routes: [usageRoutes],
  tasks: [startCountingUsage],
} satisfies Feature
