import { type Feature, textsOf } from '../../kernel/feature.ts'
import { recordImportScreens } from './record-imports.screens.ts'
import type { es } from './record-imports.staff.es.ts'

export const recordImportsFeature = {
  texts: textsOf<typeof es>(),
  screens: [recordImportScreens],
  audited: {
    clients_import: ['added', 'undone'],
    vacancies_import: ['added', 'undone'],
  },
  places: {
    clients_import: [recordImportScreens.importClients, () => recordImportScreens.importClients.to()],
    vacancies_import: [recordImportScreens.importVacancies, () => recordImportScreens.importVacancies.to()],
  },
} as const satisfies Feature
