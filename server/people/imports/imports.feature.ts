import { recordNamed } from '../../platform/audit/record-names.ts'
import type { Feature } from '../../platform/feature.ts'
import { importsExports } from './imports.exports.ts'
import { importRoutes } from './imports.routes.ts'
import { startDiscardingImports } from './imports.writes.ts'
import { startImporting } from './running.writes.ts'
import { startUndoing } from './undo.writes.ts'

export const importsFeature = {
  routes: [importRoutes],
  exports: importsExports,
  records: {
    import: recordNamed('imports', 'file_name'),
  },
  tasks: [startDiscardingImports],
  workers: [startImporting, startUndoing],
} satisfies Feature
