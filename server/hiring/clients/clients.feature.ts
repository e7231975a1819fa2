import { recordNamed } from '../../platform/audit/record-names.ts'
import type { Feature } from '../../platform/feature.ts'
import { clientsExports } from './clients.exports.ts'
import { clientRoutes } from './clients.routes.ts'

export const clientsFeature = {
  routes: [clientRoutes],
  exports: clientsExports,
  records: {
    client: recordNamed('clients', 'name'),
  },
} satisfies Feature
