import type { Feature } from '../../platform/feature.ts'
import { startComparing } from './comparing.writes.ts'
import { duplicatesExports } from './duplicates.exports.ts'
import { duplicateRoutes } from './duplicates.routes.ts'
import { startTakingOver } from './taking-over.writes.ts'

export const duplicatesFeature = {
  routes: [duplicateRoutes],
  exports: duplicatesExports,
  tasks: [startComparing],
  workers: [startTakingOver],
} satisfies Feature
