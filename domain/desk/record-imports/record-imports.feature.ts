import { type Feature, textsOf } from '../../kernel/feature.ts'
import type { es as historyTexts } from './history/history.staff.es.ts'
import { recordImportScreens } from './record-imports.screens.ts'
import type { es } from './record-imports.staff.es.ts'

export const recordImportsFeature = {
  texts: textsOf<typeof es & typeof historyTexts>(),
  screens: [recordImportScreens],
  audited: {
    clients_import: ['added', 'undone'],
    vacancies_import: ['added', 'undone'],
    history_import: ['added', 'undone'],
  },
  places: {
    clients_import: [recordImportScreens.importClients, () => recordImportScreens.importClients.to()],
    vacancies_import: [recordImportScreens.importVacancies, () => recordImportScreens.importVacancies.to()],
    history_import: [recordImportScreens.importHistory, () => recordImportScreens.importHistory.to()],
  },
} as const satisfies Feature
