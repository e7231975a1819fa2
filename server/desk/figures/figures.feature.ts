import type { Feature } from '../../platform/feature.ts'
import { startCounting } from './counting.writes.ts'
import { figuresExports } from './figures.exports.ts'
import { figureRoutes } from './figures.routes.ts'

export const figuresFeature = {
  routes: [figureRoutes],
  exports: figuresExports,
  tasks: [startCounting],
} satisfies Feature
