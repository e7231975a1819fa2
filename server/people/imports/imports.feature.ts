import { recordNamed } from '../../platform/audit/record-names.ts'
import type { Feature } from '../../platform/feature.ts'
import { startImportMails } from './import-mails.writes.ts'
import { importsExports } from './imports.exports.ts'
import { importRoutes } from './imports.routes.ts'
import { startDiscardingImports } from './imports.writes.ts'
import { startImporting } from './running.writes.ts'
import { uncheckedConsentRoutes } from './unchecked-consents.routes.ts'
import { startUndoing } from './undo.writes.ts'

export const importsFeature = {
  routes: [importRoutes, uncheckedConsentRoutes],
  exports: importsExports,
  records: {
    import: recordNamed('imports', 'file_name'),
  },
  tasks: [startDiscardingImports, startImportMails],
  workers: [startImporting, startUndoing],
} satisfies Feature
