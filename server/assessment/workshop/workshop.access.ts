import { getLanguageDifferencesEndpoint, getWorkshopEndpoint } from '#domain/assessment/workshop/workshop.contract.ts'
import { type AccessRow, viewRequired } from '../../testing/access.ts'
import { makeBank } from '../../testing/tests.ts'

export const access: readonly AccessRow[] = [
  [
    getWorkshopEndpoint,
    viewRequired,
    async ({ platform }) => ({
      params: { id: (await makeBank(platform, { questions: 1 })).skillUuid },
      query: { language: 'es' },
    }),
  ],
  [
    getLanguageDifferencesEndpoint,
    viewRequired,
    async ({ platform }) => ({ params: { id: (await makeBank(platform, { questions: 1 })).skillUuid } }),
  ],
]
