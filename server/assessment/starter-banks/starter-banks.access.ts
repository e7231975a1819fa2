import {
  addStarterBankEndpoint,
  listStarterBanksEndpoint,
  readQuestionSourceEndpoint,
} from '#domain/assessment/starter-banks/starter-banks.contract.ts'
import { type AccessRow, changeRequired, viewRequired } from '../../testing/access.ts'
import { makeBank } from '../../testing/tests.ts'

export const access: readonly AccessRow[] = [
  [listStarterBanksEndpoint, changeRequired],
  [addStarterBankEndpoint, changeRequired, async () => ({ params: { name: 'spreadsheets' } })],
  [
    readQuestionSourceEndpoint,
    viewRequired,
    async ({ platform }) => ({ params: { id: (await makeBank(platform, { questions: 1 })).questions[0]?.uuid } }),
  ],
]
