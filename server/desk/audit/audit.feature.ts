import { sql } from 'kysely'
import { removeOldReads, startChaining } from '../../platform/audit/log-chain.ts'
import type { Feature } from '../../platform/feature.ts'
import { auditExports } from './audit.exports.ts'
import { auditRoutes } from './audit.routes.ts'

export const auditFeature = {
  routes: [auditRoutes],
  exports: auditExports,
  removals: [removeOldReads],
  tasks: [startChaining],
  backlogs: { log_rows_to_chain: sql`log_queue` },
} satisfies Feature
