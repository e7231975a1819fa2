import { useQuery } from '@tanstack/react-query'
import { listSkillsEndpoint } from '#domain/assessment/skills/skills.contract.ts'
import {
  addStarterBankEndpoint,
  listStarterBanksEndpoint,
  readQuestionSourceEndpoint,
  type StarterBankView,
} from '#domain/assessment/starter-banks/starter-banks.contract.ts'
import { call } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'

/** The starter banks, and which of them the site has. */
export const useStarterBanks = () =>
  useQuery({
    queryKey: queryKey(listStarterBanksEndpoint),
    queryFn: async ({ signal }) => (await call(listStarterBanksEndpoint, { signal })).data,
  })

export function useAddStarterBank() {
  const send = useChanges(listStarterBanksEndpoint, listSkillsEndpoint)
  return ({ name }: StarterBankView) => send(addStarterBankEndpoint, { params: { name } })
}

/** What proves the right answer of a question; null for a question that others wrote. */
export const useQuestionSource = (id: string) => useRecord(readQuestionSourceEndpoint, { id })
