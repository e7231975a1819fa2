/** The lists that leave as files (OUT-01), by the path of their endpoint. The export has the same path with `/export` behind it. */
export const exportedLists = [
  '/api/users',
  '/api/users/deleted',
  '/api/jobs/list/:param',
  '/api/jobs/applicants/:id',
  '/api/jobs/results/:id',
  '/api/clients/list',
  '/api/currencies',
  '/api/email/:language',
  '/api/skills',
  '/api/questions/list/:id',
  '/api/audit',
  '/api/contact',
  '/api/roles',
  '/api/roles/:id/users',
  '/api/pool',
  '/api/tags',
  '/api/duplicates',
  '/api/imports',
  '/api/imports/:id/people',
  '/api/reasons',
  '/api/board/withdrawn/:id',
  '/api/banks/:id/health',
  '/api/banks/:id/parity',
  '/api/evaluar/questions',
  '/api/dashboard/people',
  '/api/dashboard/failed-emails',
  '/api/figures/people',
  '/api/notices',
] as const

export const exportFormats = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]
