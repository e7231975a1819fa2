import { recordNamed } from '../../platform/audit/record-names.ts'
import type { Feature } from '../../platform/feature.ts'
import { clientPageRoutes } from './client-page.routes.ts'
import { clientsExports } from './clients.exports.ts'
import { clientRoutes } from './clients.routes.ts'

export const clientsFeature = {
  routes: [clientPageRoutes, clientRoutes],
  exports: clientsExports,
  records: {
    client: recordNamed('clients', 'name'),
  },
} satisfies Feature
