import { recordNamed } from '../../platform/audit/record-names.ts'
import type { Feature } from '../../platform/feature.ts'
import { reasonsExports } from './reasons.exports.ts'
import { reasonRoutes } from './reasons.routes.ts'

export const reasonsFeature = {
  routes: [reasonRoutes],
  exports: reasonsExports,
  records: {
    reason: recordNamed('rejection_reasons', 'name'),
  },
} satisfies Feature
