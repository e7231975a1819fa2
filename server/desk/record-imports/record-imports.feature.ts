import { recordNamed } from '../../platform/audit/record-names.ts'
import type { Feature } from '../../platform/feature.ts'
import { recordImportRoutes } from './record-imports.routes.ts'

export const recordImportsFeature = {
  routes: [recordImportRoutes],
  records: {
    clients_import: recordNamed('record_imports', 'file_name'),
    vacancies_import: recordNamed('record_imports', 'file_name'),
    history_import: recordNamed('record_imports', 'file_name'),
  },
} satisfies Feature
