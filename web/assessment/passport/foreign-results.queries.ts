import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  addForeignResultEndpoint,
  listForeignResultsEndpoint,
  listOwnForeignResultsEndpoint,
  removeForeignResultEndpoint,
} from '#domain/assessment/passport/foreign-results.contract.ts'
import { call } from '../../platform/client/call.ts'
import { queryKey } from '../../platform/client/query-key.ts'
import { useChanges } from '../../platform/client/use-changes.ts'
import { useRecord } from '../../platform/client/use-record.ts'

/** The results of other sites that the caller shows. The site may have checked them again, so each visit reads them. */
export function useOwnForeignResults() {
  return useQuery({
    queryKey: queryKey(listOwnForeignResultsEndpoint),
    queryFn: async ({ signal }) => (await call(listOwnForeignResultsEndpoint, { signal })).data,
    staleTime: 0,
  })
}

export function useForeignResultChanges() {
  const queries = useQueryClient()
  const send = useChanges(listOwnForeignResultsEndpoint)
  return {
    add: async (credential: string) => {
      try {
        return await send(addForeignResultEndpoint, { body: { credential } })
      } catch (refusal) {
        // A result that is shown already may have ended by this check.
        void queries.invalidateQueries({ queryKey: queryKey(listOwnForeignResultsEndpoint) })
        throw refusal
      }
    },
    remove: (uuid: string) => send(removeForeignResultEndpoint, { params: { uuid } }),
  }
}

/** The results of other sites that a person shows to staff. */
export const useForeignResultsOf = (uuid: string) => useRecord(listForeignResultsEndpoint, { uuid })
