import type { Feature } from '../../platform/feature.ts'
import { attemptRoutes } from './attempts.routes.ts'
import { startEndingTests } from './ending.writes.ts'

export const attemptsFeature = {
  routes: [attemptRoutes],
  tasks: [startEndingTests],
} satisfies Feature
