import { staffScreens } from '../../kernel/screens.ts'

export const recordImportScreens = {
  ...staffScreens('desk/record-imports', 'clients', {
    importClients: {
      path: '/clients/admin/import',
      heading: 'records.clients.title',
      item: 'change',
      belongsTo: '/clients/admin',
    },
  }),
  ...staffScreens('desk/record-imports', 'candidates', {
    importVacancies: {
      path: '/vacancies/admin/import',
      heading: 'records.vacancies.title',
      item: 'change',
      belongsTo: '/vacancies/admin',
    },
    importHistory: {
      path: '/vacancies/admin/history',
      heading: 'records.history.title',
      item: 'change',
      belongsTo: '/vacancies/admin/figures',
    },
  }),
}
