import { sql } from 'kysely'
import type { Feature } from '../../platform/feature.ts'
import { startCounting } from './counting.writes.ts'
import { figuresExports } from './figures.exports.ts'
import { figureRoutes } from './figures.routes.ts'
import { selectionRoutes } from './selection.routes.ts'

export const figuresFeature = {
  routes: [figureRoutes, selectionRoutes],
  exports: figuresExports,
  tasks: [startCounting],
  backlogs: { applications_to_count: sql`figure_marks` },
} satisfies Feature
