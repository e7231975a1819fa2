import { removeOldReads, startChaining } from '../../platform/audit/log-chain.ts'
import type { Feature } from '../../platform/feature.ts'
import { auditExports } from './audit.exports.ts'
import { auditRoutes } from './audit.routes.ts'

export const auditFeature = {
  routes: [auditRoutes],
  exports: auditExports,
  removals: [removeOldReads],
  tasks: [startChaining],
} satisfies Feature
