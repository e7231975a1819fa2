import { getLanguageLinkEndpoint } from '#domain/assessment/language-links/language-links.contract.ts'
import { type AccessRow, viewRequired } from '../../testing/access.ts'
import { makeBank } from '../../testing/tests.ts'

export const access: readonly AccessRow[] = [
  [
    getLanguageLinkEndpoint,
    viewRequired,
    async ({ platform }) => ({ params: { id: (await makeBank(platform, { questions: 1 })).skillUuid } }),
  ],
]
