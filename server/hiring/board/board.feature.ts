import { sql } from 'kysely'
import { cardNamed } from '../../platform/audit/record-names.ts'
import type { Feature } from '../../platform/feature.ts'
import { boardRoutes } from './board.routes.ts'

export const boardFeature = {
  routes: [boardRoutes],
  records: {
    application: cardNamed(sql`page.subject_id`),
  },
} satisfies Feature
