/**
 * What PostgreSQL and the embedded engine could do differently, each with the tests that use it most. These tests run on both engines; the
 * others run on PostgreSQL, and on the embedded engine only with `npm test -- --every-engine`. Patterns of paths.
 */
export const engineKinds = {
  open: ['server/main.test.ts', 'server/{database,seeds}/**/*.test.ts'],
  copy: ['server/platform/backup/**/*.test.ts', 'server/platform/files/store-away.test.ts'],
  lock: ['server/people/sessions/sessions.routes.test.ts', 'server/platform/sessions/*.test.ts'],
  transaction: [
    'server/assessment/attempts/attempts.routes.test.ts',
    'server/hiring/board/board.routes.test.ts',
    'server/hiring/interview-times/{interview-times,availability}.routes.test.ts',
    'server/people/{accounts,duplicates,imports}/*.routes.test.ts',
  ],
  search: ['server/people/candidate-search/candidate-search.routes.test.ts', 'server/hiring/vacancies/vacancies.routes.test.ts'],
  list: ['server/people/users/users.routes.test.ts', 'server/hiring/applications/applications.routes.test.ts'],
  count: ['server/desk/{dashboard,figures}/*.routes.test.ts', 'server/platform/usage/*.test.ts'],
  queue: [
    'server/platform/{audit,jobs,live,mail}/**/*.test.ts',
    'server/platform/housekeeping.test.ts',
    'server/desk/webhooks/*.test.ts',
  ],
} as const satisfies Record<string, readonly string[]>
