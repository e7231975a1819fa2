import { sql } from 'kysely'
import type { Feature } from '../../platform/feature.ts'
import { startComparing } from './comparing.writes.ts'
import { duplicatesExports } from './duplicates.exports.ts'
import { duplicateRoutes } from './duplicates.routes.ts'
import { startTakingOver } from './taking-over.writes.ts'

export const duplicatesFeature = {
  routes: [duplicateRoutes],
  exports: duplicatesExports,
  tasks: [startComparing],
  backlogs: { people_to_compare: sql`people_to_compare` },
  workers: [startTakingOver],
} satisfies Feature
