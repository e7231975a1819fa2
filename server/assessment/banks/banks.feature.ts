import { recordNamed } from '../../platform/audit/record-names.ts'
import type { Feature } from '../../platform/feature.ts'
import { bankFileRoutes } from './bank-files.routes.ts'
import { banksExports } from './banks.exports.ts'
import { bankRoutes } from './banks.routes.ts'
import { startGivingPoints } from './broken.writes.ts'
import { parityRoutes } from './parity.routes.ts'

export const banksFeature = {
  routes: [bankFileRoutes, bankRoutes, parityRoutes],
  exports: banksExports,
  records: {
    bank: recordNamed('skills', 'name'),
  },
  workers: [startGivingPoints],
} satisfies Feature
